import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { headerText, singleAddress } from './clean.ts';

test('a header keeps Turkish letters', () => {
  expect(headerText('İğne Şöför Çığ Üzüm')).toBe('İğne Şöför Çığ Üzüm');
});

test('no encoded word gets into a header', () => {
  expect(headerText('=?utf-8?Q?=0D=0ABcc:?=')).not.toContain('=?');
});

test('a header is of bounded length, and no character is cut in two', () => {
  const text = headerText('🐾'.repeat(1000));
  expect(Array.from(text)).toHaveLength(150);
  expect(text).toMatch(/^(?:🐾)+…$/u);
});

test('a header ends before a family emoji that does not fit as a whole', () => {
  expect(headerText(`${'a'.repeat(147)}👨\u200D👩\u200D👧`)).toBe(`${'a'.repeat(147)}…`);
});

test.each([
  ['ayse@example.com', 'ayse@example.com'],
  [' ayse.yilmaz+otel@mail.example.com.tr ', 'ayse.yilmaz+otel@mail.example.com.tr'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['ayse@örnek.com', 'ayse@xn--rnek-4qa.com'],
  ['bilgi@kırmızı.com.tr', `bilgi@${domainToASCII('kırmızı.com.tr')}`],
])('%s is one address', (value, expected) => {
  expect(singleAddress(value)).toBe(expected);
});

test.each([
  ['MURAT@PATİOTELİ.COM', 'MURAT@patioteli.com'],
  ['murat@pati\u0307oteli\u0307.com', 'murat@patioteli.com'],
  ['murat@PATI\u0307OTELI\u0307.COM', 'murat@patioteli.com'],
  // As a browser converts the domain.
  [`murat@${domainToASCII('PATİOTELİ.COM')}`, 'murat@patioteli.com'],
  [`murat@${domainToASCII('PATİOTELİ.COM').toUpperCase()}`, 'murat@patioteli.com'],
  [`MURAT@POSTA.${domainToASCII('ÖRNEKOTELİ.COM')}`, `MURAT@posta.${domainToASCII('örnekoteli.com')}`],
  ['İBRAHİM@ÖRNEK.COM', 'IBRAHIM@xn--rnek-4qa.com'],
  ['i\u0307brahim@example.com', 'ibrahim@example.com'],
])('a Turkish capital İ in %s is an i with its dot', (value, expected) => {
  expect(singleAddress(value)).toBe(expected);
});

test.each([
  '',
  'ayse',
  'ayse@',
  '@example.com',
  'a@example.com,b@example.com',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'a@example.com b@example.com',
  'Ayşe <a@example.com>',
  '<a@example.com>',
  'a@example.com<b@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com%0d%0aBcc:b@example.com',
  'a@b@example.com',
  '"a b"@example.com',
  'a(comment)@example.com',
  'group:a@example.com;',
  'a@exa%6Dple.com',
  'a@-example.com',
  'a@example..com',
  'a\u202E@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is not one address', (value) => {
  expect(singleAddress(value)).toBeUndefined();
});
