import { type Language, languageCodes } from '../src/language/languages.ts';

type Words = Readonly<Record<Language, unknown>>;

/** Texts that may be empty: a field's placeholder, and what stands before or after a sentence's link. */
const MAY_BE_EMPTY = /\b(?:placeholder|before|after)$/;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Text, function, list or group of words: the same in both languages. */
const formOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** What one language lacks of the words at a path: a clause for each. */
function missingWords({ tr, en }: Words, path: string): string[] {
  const words = { tr, en };
  const lacking = languageCodes.filter((code) => words[code] === undefined);
  if (lacking.length > 0) return lacking.map((code) => `content/${code}.ts has no ${path}`);
  if (formOf(tr) !== formOf(en)) return [`content/en.ts writes ${path} in another form than content/tr.ts`];
  if (isGroup(tr) && isGroup(en)) {
    const keys = new Set([...Object.keys(tr), ...Object.keys(en)]);
    return [...keys].flatMap((key) => {
      const place = Array.isArray(tr) ? `${path} (entry ${Number(key) + 1})` : `${path}.${key}`;
      return missingWords({ tr: Reflect.get(tr, key), en: Reflect.get(en, key) }, place.replace(/^\./, ''));
    });
  }
  if (MAY_BE_EMPTY.test(path)) return [];
  return languageCodes
    .filter((code) => String(words[code]).trim() === '')
    .map((code) => `content/${code}.ts leaves ${path} empty`);
}

/**
 * Stops the build when a language lacks a word that the other has, or leaves one empty. In an editor, the types of
 * `content/types.ts` say the same.
 *
 * @throws with one sentence that names each key and its language
 */
export function checkWords(words: Words): void {
  const missing = missingWords(words, '');
  if (missing.length > 0) throw new Error(`Words are missing: ${missing.join('; ')}.`);
}
