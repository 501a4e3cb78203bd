import { expect, it } from 'vitest';
import { tagSize } from './tag-size.ts';

it.each([
  ['', 'large'],
  ['Çınar Pet Oteli', 'large'],
  ['Mavi Patiler Köpek Oteli', 'large'],
  ['MAVİ PATİLER KÖPEK OTELİ', 'medium'],
  ['a'.repeat(25), 'medium'],
  ['Gülümseyen Köpekler Pansiyonu', 'medium'],
  ['Gülümseyen Köpekler ve Kediler Pansiyonu', 'small'],
  ['W'.repeat(40), 'small'],
])('writes %s in the size %s', (name, size) => {
  expect(tagSize(name)).toBe(size);
});
