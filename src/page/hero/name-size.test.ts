import { expect, it } from 'vitest';
import { nameSize } from './name-size.ts';

it.each([
  ['Pamuk', 'large'],
  ['ממתק', 'large'],
  ['👑', 'large'],
  ['Karamel', 'medium'],
  ['Prenses Karamel', 'medium'],
  ['Şeker & Co.', 'medium'],
  ['Kleopatracık', 'small'],
  ['W'.repeat(20), 'tiny'],
])('writes %s in the size %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
