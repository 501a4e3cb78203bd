import { expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

it('takes the late layer, and only it, out of the inline styles', () => {
  const css =
    '@layer section{.a{color:red}}@layer late{@layer section;}@layer late.section{.b{color:blue}}@layer latest{.c{color:lime}}';
  expect(splitStyles(css)).toEqual({
    inline: '@layer section{.a{color:red}}@layer latest{.c{color:lime}}',
    late: '@layer late{@layer section;}@layer late.section{.b{color:blue}}',
  });
});

it('refuses styles without one: the documents would carry dialogs nobody sees at first', () => {
  expect(() => splitStyles('.a{color:red}')).toThrow('no layer "late"');
});
