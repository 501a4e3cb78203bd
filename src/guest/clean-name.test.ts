import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  'Pamuk',
  'İğde',
  'Şeker & Co.',
  'Prenses Karamel',
  'ממתק',
  '👑',
  'W'.repeat(20),
  '<b>x</b>',
  '👨‍👩‍👧‍👦',
])('leaves %s as it is', (name) => {
  expect(cleanName(name)).toBe(name);
});

it.each([
  ['spaces around it', '  Pamuk ', 'Pamuk'],
  ['blanks', ' \t\u00a0\u3000', ''],
  ['what shows nothing', '\u200b\u2800\u00ad', ''],
  ['a pasted line break', 'Prenses\r\nKaramel', 'Prenses Karamel'],
  ['several spaces', 'Prenses   Karamel', 'Prenses Karamel'],
  ['control characters', 'Pa\u0000mu\u0007k', 'Pa mu k'],
  ['direction characters', '\u202ePamuk\u202c\u2067\u200f', 'Pamuk'],
  ['a 21st letter', `${'W'.repeat(20)}X`, 'W'.repeat(20)],
  ['a 21st family', '👨‍👩‍👧‍👦'.repeat(21), '👨‍👩‍👧‍👦'.repeat(20)],
  ['a space that would be the last', `${'W'.repeat(19)} X`, 'W'.repeat(19)],
])('cleans %s', (_, typed, name) => {
  expect(cleanName(typed)).toBe(name);
});
