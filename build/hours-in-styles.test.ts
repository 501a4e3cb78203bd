import postcss from 'postcss';
import { expect, test } from 'vitest';
import { writeHours } from './hours-in-styles.ts';

const write = (css: string) => postcss([writeHours()]).process(css, { from: undefined }).css;

test('hours stand in the styles as the content has them, all else as it was written', () => {
  const css =
    '.key { left: calc((var(--hour) - var(--check-in-hour)) / var(--stay-hours)); color: var(--ink); }';
  expect(write(css)).toBe('.key { left: calc((var(--hour) - 14) / 20); color: var(--ink); }');
});

test('the digits are those of every hour, over midnight', () => {
  expect(write('i { content: var(--hour-digits) }')).toMatch(/"\\a 14\\a 15.*23\\a 00\\a 01.*09\\a 10"/);
});

test('a token cannot take the name of one of the day’s facts', () => {
  expect(() => write(':root { --check-in-hour: red }')).toThrow('a fact of this name');
});
