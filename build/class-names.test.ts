import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('names classes of two files apart, and the same class alike in every build', () => {
  const menu = classNames(root)('menu', `${root}src/page/header/Menu.module.css`);
  const header = classNames(root)('bar', `${root}src/page/header/Header.module.css`);
  expect(menu).not.toBe(header);
  expect(menu).toMatch(/^[A-Z]{1,2}$/);
  expect(classNames(root)('menu', `${root}src/page/header/Menu.module.css?used`)).toBe(menu);
});

it('refuses a class it has not read', () => {
  expect(() => classNames(root)('nowhere', `${root}src/page/header/Menu.module.css`)).toThrow('nowhere');
});
