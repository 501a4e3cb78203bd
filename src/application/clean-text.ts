/**
 * What is typed, less what nobody can see. The page and the e-mail service judge the same cleaned text, so this file
 * needs neither a browser nor Node.
 */

/** Nothing of these is seen: format and direction controls, soft hyphens, fillers, variation selectors, tags. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Invisible ones that a word or an emoji may need: joiners, variation selectors, the tags of flags. */
const NEVER_NEEDED =
  /(?!\u200C|\u200D|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const LETTER = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]/u.source;
const EMOJI =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?/u
    .source;

/** Where invisible characters are part of what is seen. */
const NEEDED = [
  // Emoji, their sequences and flags: https://www.unicode.org/reports/tr51/#def_emoji_zwj_sequence
  `${EMOJI}(?:\\u200D${EMOJI})*`,
  /[0-9#*][\uFE0E\uFE0F]\u20E3/u.source,
  // Variants of Han characters: https://www.unicode.org/reports/tr37/
  /\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u.source,
  // Joiners within a word: https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
  `(?<=${LETTER})[\\u200C\\u200D](?=[\\u200C\\u200D]*${LETTER})`,
  // At a word's end: after the sign, from Devanagari to Sinhala, that takes a vowel away, and in Arabic abbreviations.
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]/u.source,
  /(?<=\p{Script=Arabic})\u200D/u.source,
].join('|');

const NEEDED_OR_INVISIBLE = new RegExp(`(${NEEDED})|${INVISIBLE.source}`, 'gu');

const BLANK = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function withoutInvisible(text: string): string {
  return text.replace(NEVER_NEEDED, '').replace(NEEDED_OR_INVISIBLE, '$1');
}

/** Half of a surrogate pair, which no encoding can carry, as the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * A value as one line: line breaks and control characters become spaces; what is invisible goes, but for what a
 * word or an emoji is spelt with. What shows nothing is empty.
 */
export function singleLine(value: string): string {
  if (isBlank(value)) return '';
  return withoutInvisible(wellFormed(value).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A value as typed, over several lines, less control characters and what {@link singleLine} takes for invisible. */
export function multiLine(value: string): string {
  if (isBlank(value)) return '';
  const lines = wellFormed(value).replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n');
  return withoutInvisible(lines.replace(/[^\P{Cc}\n\t]/gu, ''));
}

/** Whether a text shows nothing: white space, invisible and control characters only, or Braille's blank. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
