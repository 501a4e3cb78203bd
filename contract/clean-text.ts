/**
 * Cleans typed text of what nobody can see. The page and the e-mail service both use this file, so it needs neither a
 * browser nor Node.
 */
import { plainLines, withoutBlankEnds } from './plain-text.ts';

/** Invisible characters: format and direction controls, soft hyphens, fillers, variation selectors, tags. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Invisible characters that no word or emoji needs: all but joiners, variation selectors and the tags of flags. */
const NEVER_NEEDED =
  /(?!\u200C|\u200D|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const LETTER = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]/u.source;
const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?/u
    .source;

/** Sequences in which invisible characters change what is seen. */
const NEEDED = [
  // Emoji, their sequences and flags: https://www.unicode.org/reports/tr51/#def_emoji_zwj_sequence
  `${EMOJI}(?:\\u200D${EMOJI})*`,
  /[0-9#*][\uFE0E\uFE0F]\u20E3/u.source,
  // Variants of Han characters: https://www.unicode.org/reports/tr37/
  /\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u.source,
  // Joiners within a word: https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
  // The letter before a joiner is part of its sequence: Safari has no lookbehind before 16.4.
  `${LETTER}[\\u200C\\u200D](?=[\\u200C\\u200D]*${LETTER})`,
  // At a word's end: after the sign that removes a vowel (Devanagari to Sinhala), and in Arabic abbreviations.
  /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA][\u200C\u200D]/u.source,
  /\p{Script=Arabic}\u200D/u.source,
].join('|');

const NEEDED_OR_INVISIBLE = new RegExp(`(${NEEDED})|${INVISIBLE.source}`, 'gu');

function withoutInvisible(text: string): string {
  return text.replace(NEVER_NEEDED, '').replace(NEEDED_OR_INVISIBLE, '$1');
}

/**
 * A value as one line. Line breaks and control characters become spaces. Invisible characters are removed, unless a
 * word or an emoji is spelt with them. A value that shows nothing becomes empty.
 */
export function singleLine(value: string): string {
  if (isBlank(value)) return '';
  return withoutInvisible(plainLines(value).replace(/\p{Cc}/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * A value as typed, over several lines, without control characters and what {@link singleLine} removes as invisible.
 */
export function multiLine(value: string): string {
  if (isBlank(value)) return '';
  return withoutInvisible(plainLines(value).replace(/[^\P{Cc}\n\t]/gu, ''));
}

/** Whether a text shows nothing: white space, invisible and control characters only, or Braille's blank. */
export function isBlank(text: string): boolean {
  return withoutBlankEnds(text) === '';
}
