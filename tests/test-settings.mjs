/**
 * Keeps the owner's settings out of tests. Tests read no `.env`, build into a folder of their own and see none of the
 * settings that `.env.example` documents, whatever the shell exports. Otherwise they would send to the owner's mailbox.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Where tests build the page to, inside the project. */
export const SITE_FOLDER = '.test-site';

/**
 * Path of a file of the site that the tests built, such as `dist/index.html`.
 *
 * @param {...string} parts
 */
export const sitePath = (...parts) => join(SITE_FOLDER, ...parts);

const settings = [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(
  ([, name]) => name,
);

/** Removes the owner's settings from the environment of this process, and so of those it starts. */
export function forgetSettings() {
  for (const name of settings) delete process.env[name];
  process.env.BUILD_FOLDER = SITE_FOLDER;
}
