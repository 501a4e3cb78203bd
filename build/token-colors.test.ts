import { expect, it } from 'vitest';
import { tokenColor } from './token-colors.ts';

it('gives a token as sRGB, through the tokens it names, in either scheme', () => {
  expect(tokenColor('--sheet')).toBe('#fdfcfa');
  expect(tokenColor('--button')).toBe(tokenColor('--ink'));
  expect(tokenColor('--mark', 'dark')).toBe(tokenColor('--marigold'));
  // Named once for both schemes.
  expect(tokenColor('--marigold', 'dark')).toBe(tokenColor('--marigold'));
  expect(tokenColor('--ground', 'dark')).not.toBe(tokenColor('--ground'));
});

it('refuses what is no colour', () => {
  expect(() => tokenColor('--space-8')).toThrow('--space-8');
  expect(() => tokenColor('--nowhere')).toThrow('--nowhere');
});
