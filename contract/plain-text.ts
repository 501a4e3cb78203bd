/** What the first script needs for typed text, too. It is a file of its own so that the first script stays small. */

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.source;

const FIRST_TO_LAST_VISIBLE = new RegExp(`${VISIBLE}(?:.*${VISIBLE})?`, 'su');

/**
 * A text without what shows nothing before and after it: white space, invisible and control characters, and Braille's
 * blank.
 */
export function withoutBlankEnds(text: string): string {
  return FIRST_TO_LAST_VISIBLE.exec(text)?.[0] ?? '';
}

/** A text with a line feed for every line break, and without half surrogate pairs, which no encoding can carry. */
export function plainLines(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n');
}
