import { expect, it } from 'vitest';
import { readTokens, tokenColor } from './token-colors.ts';

it('gives a token as sRGB, through the tokens it names, in either scheme', () => {
  expect(tokenColor('--sheet')).toBe('#fdfcfa');
  expect(tokenColor('--button')).toBe(tokenColor('--ink'));
  expect(tokenColor('--mark', 'dark')).toBe(tokenColor('--marigold'));
  // Declared once for both schemes.
  expect(tokenColor('--marigold', 'dark')).toBe(tokenColor('--marigold'));
  expect(tokenColor('--ground', 'dark')).not.toBe(tokenColor('--ground'));
});

it('refuses what is no colour', () => {
  expect(() => tokenColor('--space-8')).toThrow('--space-8');
  expect(() => tokenColor('--nowhere')).toThrow('--nowhere');
});

it('mixes colours as browsers do', () => {
  const tokens = new Map([
    ['--app', 'oklch(0.405 0.074 196)'],
    ['--deep', 'color-mix(in oklch, var(--app) 50%, black)'],
    ['--glow', 'color-mix(in oklch, var(--app) 50%, oklch(1 0.1 none))'],
  ]);
  // Both as Chromium computes and paints them.
  expect(tokenColor('--deep', 'light', tokens)).toBe('#001c1c');
  expect(tokenColor('--glow', 'light', tokens)).toBe('#55b0b1');
});

it.each(['light', 'dark'] as const)('has every shade of --app follow it in the %s scheme', (scheme) => {
  const blue = new Map(readTokens(scheme)).set('--app', 'oklch(0.405 0.12 260)');
  for (const shade of ['--teal', '--teal-deep', '--teal-edge', '--dusk-glow', '--stay', '--filed']) {
    expect(tokenColor(shade, scheme, blue), shade).not.toBe(tokenColor(shade, scheme));
  }
});
