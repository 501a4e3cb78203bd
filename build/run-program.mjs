/**
 * How npm and the programs of packages are started: by Node, from their own entries, which is the same on every system.
 * It is plain JavaScript without packages, since none may be there yet.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Path of npm's own entry, which npm names to the scripts that it starts. Ends the process with a sentence where
 * something else has started this one.
 *
 * @returns {string}
 */
export function npmEntry() {
  const entry = process.env.npm_execpath ?? '';
  if (/\bnpm-cli\.c?js$/.test(entry)) return entry;
  console.error(
    'This has to install packages: start it with npm, as README.md says (`npm start`, `npm test`).',
  );
  process.exit(1);
}

/**
 * Path of the entry that an installed package names for its program.
 *
 * @param {string} name of the package
 * @returns {string}
 * @throws if the package is not installed
 */
export function programEntry(name) {
  const file = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bin === 'string' ? bin : Object.values(bin)[0]);
}
