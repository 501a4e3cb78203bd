/** Texts that are slow to check when they are long. */

const han = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, index) => 0x4e00 + (index % 20_000)));

/** Each kind of text, by how often its part is repeated. */
const KINDS = {
  letters: (count) => 'a'.repeat(count),
  'different Han letters': han,
  'an address of different Han letters': (count) => `a@${han(count)}.com`,
  'an address of Turkish letters': (count) => `a@${'İiğş.'.repeat(count)}com`,
  'an address of marks': (count) => `a@a${'\u0323\u0301'.repeat(count)}.com`,
  'an address in its ASCII form': (count) => `a@xn--${'a9b'.repeat(count)}.com`,
  'addresses in a row': (count) => 'a@example.com,'.repeat(count),
  'ats and dots': (count) => '@.'.repeat(count),
  digits: (count) => '1'.repeat(count),
  'plus signs and digits': (count) => '+9'.repeat(count),
  'stars and digits': (count) => '1*'.repeat(count),
  'dots and digits': (count) => '1.'.repeat(count),
  extensions: (count) => '1 ext. '.repeat(count),
  'telephones in a row': (count) => '+90 532 123 45 67, '.repeat(count),
  brackets: (count) => '('.repeat(count),
  'brackets and digits': (count) => '(1'.repeat(count),
  'opened and closed brackets': (count) => '('.repeat(count) + ')'.repeat(count),
  marks: (count) => `a${'\u0323\u0301'.repeat(count)}`,
  emoji: (count) => '🐾'.repeat(count),
  'joined emoji': (count) => '👩\u200D'.repeat(count),
  'letters of flags': (count) => '🇹'.repeat(count),
  'tags of flags': (count) => `🏴${'\u{E0067}'.repeat(count)}`,
  'joiners in a word': (count) => `م${'\u200C'.repeat(count)}م`,
  'variants of Han letters': (count) => '字\uFE00'.repeat(count),
  blanks: (count) => `a${' '.repeat(count)}a`,
  'blanks before and after': (count) => `${' '.repeat(count)}a${' '.repeat(count)}`,
  tabs: (count) => `a${'\t'.repeat(count)}a`,
  'line breaks': (count) => `a${'\n'.repeat(count)}a`,
  'letters and line breaks': (count) => 'a\n'.repeat(count),
  'spaces and line breaks': (count) => `a${' \n'.repeat(count)}a`,
  'invisible characters': (count) => `a${'\u3000\u200B'.repeat(count)}a`,
  'control characters': (count) => `a${'\x01'.repeat(count)}a`,
  'encoded words': (count) => '=?utf-8?Q?a?= '.repeat(count),
  HTML: (count) => '<a href="&amp;">'.repeat(count),
  'half pairs': (count) => '\uD83D'.repeat(count),
} as const satisfies Record<string, (count: number) => string>;

export type LongText = keyof typeof KINDS;

export const longTexts = Object.keys(KINDS) as LongText[];

/** A text that takes `bytes` of a request's JSON, or a few less. */
export function longText(kind: LongText, bytes: number): string {
  const write: (count: number) => string = KINDS[kind];
  const size = (count: number) => Buffer.byteLength(JSON.stringify(write(count))) - 2;
  const ends = size(0);
  return write(Math.floor((bytes - ends) / (size(1) - ends)));
}
