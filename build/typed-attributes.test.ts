import postcss from 'postcss';
import { expect, test } from 'vitest';
import { typedAttributes } from './typed-attributes.ts';

const CSS = '.bar { color: red; --from: attr(data-from type(<integer>)); }';

test('a number in an attribute becomes a rule for each value it has', async () => {
  const { css } = await postcss([typedAttributes({ 'data-from': [7, 3, 7] })]).process(CSS, {
    from: undefined,
  });
  expect(css.replace(/\s+/g, ' ')).toBe(
    '.bar { color: red; } [data-from="3"] { --from: 3; } [data-from="7"] { --from: 7; }',
  );
});

test('an attribute of unknown values stops the build', async () => {
  await expect(postcss([typedAttributes({})]).process(CSS, { from: undefined })).rejects.toThrow('data-from');
});
