import { expect, it } from 'vitest';
import { readTokens } from './token-colors.ts';
import { faintTexts } from './token-contrast.ts';

it('finds no text too faint in the page’s own colours', () => {
  expect(faintTexts()).toEqual([]);
});

it('names both colours of a text that a change makes too faint, and the scheme', () => {
  const pale = (scheme: 'light' | 'dark') => readTokens(scheme).set('--ink-soft', 'oklch(0.6 0.04 212)');
  expect(faintTexts(pale)).toContainEqual(
    expect.stringMatching(
      /^Text in --ink-soft on --sheet has a contrast of [\d.]+ in the light theme and needs 7/,
    ),
  );
});

it('finds a shade that follows a colour', () => {
  const bright = (scheme: 'light' | 'dark') => readTokens(scheme).set('--app', 'oklch(0.75 0.1 196)');
  expect(faintTexts(bright).join('\n')).toMatch(/--sheet on --teal-deep .* light theme/);
});
