import { expect, test } from 'vitest';
import { isBlank, multiLine, singleLine } from './clean-text.ts';
import { withoutBlankEnds } from './plain-text.ts';

test.each([
  ['line breaks', 'Ali\r\nBcc: x@example.com', 'Ali Bcc: x@example.com'],
  ['lone CR, NUL, tab, DEL', 'a\rb\0c\td\x7Fe', 'a b c d e'],
  ['C1 next line and Unicode line breaks', 'a\u0085b\u2028c\u2029d', 'a b c d'],
  ['vertical tab and form feed', 'a\vb\fc', 'a b c'],
])('one line has no %s', (_what, value, expected) => {
  expect(singleLine(value)).toBe(expected);
});

test('a message keeps its lines and loses control characters', () => {
  expect(multiLine('a\r\nb\rc\n\n\td\0\x1B[31m')).toBe('a\nb\nc\n\n\td[31m');
});

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  '%j breaks a line of a message',
  (lineBreak) => {
    expect(multiLine(`bir${lineBreak}iki${lineBreak}${lineBreak}üç`)).toBe('bir\niki\n\nüç');
  },
);

test('half a character becomes the replacement character', () => {
  expect(singleLine('a\uD83D')).toBe('a\uFFFD');
  expect(multiLine('\uDC3E\n🐾')).toBe('\uFFFD\n🐾');
});

test.each([
  ['a Persian name', 'علی\u200Cرضا می\u200Cخواهد'],
  ['a Persian abbreviation', 'سال ۱۴۰۳ ه\u200D.ش.'],
  ['Devanagari with a joiner and with a non-joiner', 'क्\u200Dष राजन्\u200Cक'],
  ['a Malayalam name that ends in a joiner', 'മോഹന്\u200D'],
  ['a Sinhala name', 'ශ්\u200Dරී'],
  ['a family and a couple', '👨\u200D👩\u200D👧\u200D👦 👩\u200D❤\uFE0F\u200D👨'],
  ['a profession with a skin tone', '👩🏽\u200D⚕\uFE0F'],
  ['a black cat and a service dog', '🐈\u200D⬛ 🐕\u200D🦺'],
  ['flags', '🇹🇷 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a keycap', '7\uFE0F\u20E3'],
  ['an emoji as text', '❤\uFE0E'],
  ['a variant of a Han character', '葛\u{E0100}城'],
  ['Turkish letters', 'İğne Şöför Çığ Üzüm'],
])('%s stays as it is spelt', (_what, text) => {
  expect(singleLine(text)).toBe(text);
  expect(multiLine(text)).toBe(text);
});

test.each([
  ['direction overrides, isolates and marks', 'a\u202Eb\u2066c\u200Fd\u061Ce\u200E', 'abcde'],
  ['zero width space, word joiner, byte order mark, soft hyphen', 'a\u200Bb\u2060c\uFEFFd\u00ADe', 'abcde'],
  ['joiners beside spaces and at the ends', '\u200DAli \u200C Can\u200D', 'Ali Can'],
  ['a second joiner', 'علی\u200C\u200C\u200Dرضا', 'علی\u200Cرضا'],
  ['what lies between a letter and its joiner', 'می\u200B\u200C\u202Bخواهد', 'می\u200Cخواهد'],
  ['joiners between digits and beside emoji', '5\u200D3 🐾\u200D 🐾\u200Dx', '53 🐾 🐾x'],
  ['variation selectors after anything else', 'a\uFE0F1\uFE0F \u{E0101}b', 'a1 b'],
  ['tags of no flag', 'a\u{E0062}\u{E0063}b 🏴\u{E0062}', 'ab 🏴'],
  ['Hangul fillers, grapheme joiners, invisible operators', 'a\u3164b\u115F\uFFA0c\u034Fd\u2064e', 'abcde'],
])('removes %s', (_what, value, expected) => {
  expect(singleLine(value)).toBe(expected);
  expect(multiLine(value)).toBe(expected.replace('Ali Can', 'Ali  Can'));
});

test.each([
  ['a', 'a'],
  ['\u200B\uFEFFa@b.example\u00A0\u3000', 'a@b.example'],
  ['\u2060\u200E\u202A\u2066a\u200Bb 🐾\u2069\u202C\u200F\u00AD', 'a\u200Bb 🐾'],
  ['\0\v\u0085\u2028\u2800\u3164🐾\u2029\x7F', '🐾'],
  ['\u200D \u3000', ''],
  ['', ''],
])('%j begins and ends with what can be seen', (text, expected) => {
  expect(withoutBlankEnds(text)).toBe(expected);
});

test.each([
  '',
  '   ',
  '\t\r\n\v\f',
  '\u00A0\u2003\u202F\u3000\u1680',
  '\u200B\u200C\u200D\u2060\uFEFF\u00AD',
  '\u3164\u115F\u1160\uFFA0',
  '\u2800\u2800',
  '\0\x1B\u0085',
  '\u202E\u2066\uFE0F\u{E0020}',
])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(singleLine(text)).toBe('');
  expect(multiLine(text)).toBe('');
});

test.each(['a', ' ş ', '.', '\u200Bа', '李', '🐾', '\uD83D', '👨\u200D👩'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
