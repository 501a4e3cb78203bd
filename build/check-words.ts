import { spawnSync } from 'node:child_process';
import { programEntry } from './packages.mjs';

type WordsByFile = Readonly<Record<string, unknown>>;

/** Texts that may be empty: a field's placeholder, and the words before or after a sentence's link. */
const MAY_BE_EMPTY = /\b(?:placeholder|before|after)$/;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is missing or empty at a path of words that all files should have: a clause for each. */
function missingWords(words: WordsByFile, path: string): string[] {
  const files = Object.keys(words);
  const lacking = files.filter((file) => words[file] === undefined);
  if (lacking.length > 0) return lacking.map((file) => `${file} has no ${path}`);
  const groups = Object.values(words).filter(isGroup);
  if (groups.length === files.length) {
    const keys = new Set(groups.flatMap(Object.keys));
    return [...keys].flatMap((key) => {
      const place = groups.some(Array.isArray) ? `${path} (entry ${Number(key) + 1})` : `${path}.${key}`;
      const entries = files.map((file, index) => [file, Reflect.get(groups[index] ?? {}, key)]);
      return missingWords(Object.fromEntries(entries), place.replace(/^\./, ''));
    });
  }
  if (MAY_BE_EMPTY.test(path)) return [];
  return files
    .filter((file) => String(words[file]).trim() === '')
    .map((file) => `${file} leaves ${path} empty`);
}

/**
 * Stops the build when a text is empty, or when one of several files lacks a word or a list's entry that another has.
 *
 * @throws with one sentence that names each word and its file
 */
export function checkWords(...groups: WordsByFile[]): void {
  const missing = groups.flatMap((words) => missingWords(words, ''));
  if (missing.length > 0) throw new Error(`Words are missing: ${missing.join('; ')}.`);
}

/**
 * Stops the build when words or settings do not have the form that their types give them, such as a key that every
 * language misspells.
 *
 * @param project TypeScript's configuration that names the files
 * @throws with TypeScript's list of places and reasons
 */
export function checkTypes(project = 'tsconfig.words.json'): void {
  const compiler = [programEntry('typescript'), '--pretty', 'false', '-p', project];
  const { status, stdout } = spawnSync(process.execPath, compiler, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`These words or settings are missing or misspelt:\n${stdout.trim()}`);
}
