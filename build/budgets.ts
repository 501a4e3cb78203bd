import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, languages } from '../src/language/languages.ts';

export const KB = 1024;

/** What the page may weigh, in bytes as sent with Brotli. The tests fail above it. */
export const budgets = {
  /** One language's document with its styles. A new connection carries 43 KB in its first two round trips. */
  document: 40 * KB,
  /** The script that runs at load, inline in the document. */
  firstScript: 4 * KB,
  /** Every script that one visitor loads at most: the larger language's words, and all others, with the e-mail client. */
  allScript: 96 * KB,
  /** Everything that a phone nobody touches has fetched 3 s after the load. */
  untouchedPhone: 330 * KB,
  /** A film for phones, 720 px wide, in AV1. */
  film: 110 * KB,
} as const;

/** The share of a budget above which the build and `npm test` warn. */
const WARNING_SHARE = 0.9;

/**
 * A sentence on a size that is near its budget or over it.
 *
 * @param name what has the size, such as "The document tr"
 * @param bytes its size as sent
 * @param budget what it may be, in bytes
 * @returns undefined below 90 % of the budget
 */
export function budgetWarning(name: string, bytes: number, budget: number): string | undefined {
  const share = bytes / budget;
  if (share < WARNING_SHARE) return undefined;
  const size = `${(bytes / KB).toFixed(1)} KB, ${Math.floor(share * 100)} % of its ${budget / KB} KB`;
  return share > 1 ? `${name} is over its budget: ${size}.` : `${name} is near its budget: ${size}.`;
}

/** The size of an inline script in bytes, compressed by itself, without the document around it. */
export function inlineScriptBytes(script: string): number {
  return brotliCompressSync(script).length;
}

/** The built words of a language, by their file's name. */
const WORDS_FILE = new RegExp(`^(?:${languageCodes.join('|')})-`);

/**
 * The bytes of all scripts that one visitor loads at most. Of the
 * languages' words those of the largest count.
 *
 * @param sizes bytes as sent, by the scripts' file names
 */
export function visitorsScriptBytes(sizes: ReadonlyMap<string, number>): number {
  const words = [0];
  let shared = 0;
  for (const [name, bytes] of sizes) {
    if (WORDS_FILE.test(name)) words.push(bytes);
    else shared += bytes;
  }
  return shared + Math.max(...words);
}

/**
 * Sentences on the built files that are near their budgets or over them.
 *
 * @param dist the folder that is served, with its files compressed
 * @param firstScript what runs at load
 */
export async function budgetWarnings(dist: string, firstScript: string): Promise<string[]> {
  const size = async (file: string) => (await stat(join(dist, file))).size;
  const documents = await Promise.all(
    languageCodes.map(async (code) => {
      const bytes = await size(join(languages[code].folder, 'index.html.br'));
      return budgetWarning(`The document ${code}`, bytes, budgets.document);
    }),
  );
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js.br'));
  const first = inlineScriptBytes(firstScript);
  const sizes = new Map([['inline', first]]);
  for (const name of scripts) sizes.set(name, await size(join('assets', name)));
  return [
    ...documents,
    budgetWarning('The first script', first, budgets.firstScript),
    budgetWarning('All script', visitorsScriptBytes(sizes), budgets.allScript),
  ].filter((warning) => warning !== undefined);
}
