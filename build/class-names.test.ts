import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('names classes of two files apart, and the same class alike in every build', () => {
  const toast = classNames(root)('words', `${root}src/ui/Toast.module.css`);
  const card = classNames(root)('words', `${root}src/page/hero/CheckInCard.module.css`);
  expect(toast).not.toBe(card);
  expect(toast).toMatch(/^[A-Z]{1,2}$/);
  expect(classNames(root)('words', `${root}src/ui/Toast.module.css?used`)).toBe(toast);
});

it('refuses a class it has not read', () => {
  expect(() => classNames(root)('nowhere', `${root}src/ui/Toast.module.css`)).toThrow('nowhere');
});
