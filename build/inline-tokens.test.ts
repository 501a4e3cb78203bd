import { expect, it } from 'vitest';
import { constantTokens } from './inline-tokens.ts';

const tokens = `
  :root { --ink: black; --text: var(--ink); --space: 8px; --edge: 32px; --mark: var(--teal); --teal: teal; --tag: red }
  @media (prefers-color-scheme: dark) { :root { --teal: aqua } }`;

it('takes what is declared once, on the root, for a constant, and resolves it', () => {
  const constants = constantTokens(tokens, ['.a { --local: 1px; color: var(--ink) }']);
  expect(Object.fromEntries(constants)).toEqual({
    '--ink': 'black',
    '--text': 'black',
    '--space': '8px',
    '--edge': '32px',
    '--tag': 'red',
  });
});

it('leaves what a condition, a section or the print styles declare anew, and what is made of it', () => {
  const constants = constantTokens(tokens, [
    '.card { --tag: blue; --ink: navy }',
    '@media print { :root { --edge: 0px } }',
  ]);
  expect(Object.fromEntries(constants)).toEqual({ '--space': '8px' });
});
