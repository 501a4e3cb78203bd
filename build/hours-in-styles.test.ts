import postcss from 'postcss';
import { expect, test } from 'vitest';
import { writeHours } from './hours-in-styles.ts';

test('hours stand in the styles as the content has them, all else as it was written', async () => {
  const css =
    '.key { left: calc((var(--hour) - var(--check-in-hour)) / var(--stay-hours)); color: var(--ink); }';
  const { css: written } = await postcss([writeHours()]).process(css, { from: undefined });
  expect(written).toBe('.key { left: calc((var(--hour) - 14) / 20); color: var(--ink); }');
});

test('the digits are those of every hour, over midnight', async () => {
  const { css } = await postcss([writeHours()]).process('i { content: var(--hour-digits) }', {
    from: undefined,
  });
  expect(css).toContain('"\\a 14\\a 15');
  expect(css).toContain('23\\a 00\\a 01');
  expect(css).toContain('09\\a 10"');
});
