import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it, onTestFinished } from 'vitest';
import { constantTokens, inlineTokens } from './inline-tokens.ts';
import { writeInto } from './write-into.ts';

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

it('writes constants where they are used, and keeps declared what changes and what drawings use', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tokens-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const card =
    '.card { margin: calc(2 * var(--space)) var(--edge); color: var(--ink); fill: var(--mark, red) }';
  await writeInto(root, 'src/styles/tokens.css', tokens);
  await writeInto(root, 'src/card.css', card);
  await writeInto(root, 'src/key.svg', '<svg><path fill="var(--ink)"/></svg>');
  const write = (css: string) => postcss([inlineTokens(root)]).process(css, { from: undefined }).css;

  expect(write(card)).toBe('.card { margin: calc(2 * 8px) 32px; color: black; fill: var(--mark, red) }');
  expect(write(tokens).replace(/\s+/g, ' ')).toBe(
    ' :root { --ink: black; --mark: var(--teal); --teal: teal} @media (prefers-color-scheme: dark) { :root { --teal: aqua } }',
  );
});
