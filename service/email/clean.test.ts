import { expect, test } from 'vitest';
import { headerText, multiLine, singleAddress, singleLine } from './clean.ts';

test('Turkish letters stay', () => {
  expect(headerText('İğne Şöför Çığ Üzüm')).toBe('İğne Şöför Çığ Üzüm');
});

test.each([
  ['line breaks', 'Ali\r\nBcc: x@example.com', 'Ali Bcc: x@example.com'],
  ['lone CR, NUL, tab, DEL', 'a\rb\0c\td\x7Fe', 'a b c d e'],
  ['C1 next line and Unicode line breaks', 'a\u0085b\u2028c\u2029d', 'a b c d'],
  ['direction overrides and isolates', 'a\u202Eb\u2066c\u200Fd\u061C', 'abcd'],
  ['zero width', 'a\u200Bb\u200Dc\u2060d\uFEFFe', 'abcde'],
])('one line has no %s', (_what, value, expected) => {
  expect(singleLine(value)).toBe(expected);
});

test('half a character becomes the replacement character', () => {
  expect(singleLine('a\uD83D')).toBe('a\uFFFD');
  expect(multiLine('\uDC3E\n🐾')).toBe('\uFFFD\n🐾');
});

test('a message keeps its lines and loses control characters', () => {
  expect(multiLine('a\r\nb\rc\n\n\td\0\x1B[31m')).toBe('a\nb\nc\n\n\td[31m');
});

test('no encoded word gets into a header', () => {
  expect(headerText('=?utf-8?Q?=0D=0ABcc:?=')).not.toContain('=?');
});

test('a header is of bounded length, and no character is cut in two', () => {
  const text = headerText('🐾'.repeat(1000));
  expect(Array.from(text)).toHaveLength(150);
  expect(text).toMatch(/^(?:🐾)+…$/u);
});

test.each([
  ['ayse@example.com', 'ayse@example.com'],
  [' ayse.yilmaz+otel@mail.example.com.tr ', 'ayse.yilmaz+otel@mail.example.com.tr'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['ayse@örnek.com', 'ayse@xn--rnek-4qa.com'],
])('%s is one address', (value, expected) => {
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
