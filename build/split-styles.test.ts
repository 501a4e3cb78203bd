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

it('takes rarer conditions out of their layers, and puts them into the same layers', () => {
  const css =
    '@layer a{.a{color:red}@media (forced-colors:active){.a{border:1px solid}}@media (width<640px){.a{top:0}}}@layer b{@media (scripting: none) and (width<640px){.b{top:0}}.c{top:0}}';
  expect(splitStyles(css)).toEqual({
    inline: '@layer a{.a{color:red}@media (width<640px){.a{top:0}}}@layer b{.c{top:0}}',
    late: '@layer a{@media (forced-colors:active){.a{border:1px solid}}}@layer b{@media (scripting: none) and (width<640px){.b{top:0}}}',
  });
});

it('leaves the late layers as they are, in their order', () => {
  const css =
    '@layer a{.a{color:red}@media (forced-colors:active){.a{color:blue}}}@layer late.a{.b{border:0}@media (forced-colors:active){.b{border:1px solid}}}';
  expect(splitStyles(css).late).toBe(
    '@layer late.a{.b{border:0}@media (forced-colors:active){.b{border:1px solid}}}@layer a{@media (forced-colors:active){.a{color:blue}}}',
  );
});

it('refuses styles with nothing late: the documents would carry dialogs nobody sees at first', () => {
  expect(() => splitStyles('.a{color:red}')).toThrow('No style is late');
});
