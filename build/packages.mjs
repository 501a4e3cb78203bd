/**
 * What npm has installed, and how npm and the programs of packages are started: by Node, from their own entries, which
 * is the same on every system. It is plain JavaScript without packages, since none may be there yet.
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
 * Path of the entry that an installed package names for its one program.
 *
 * @param {string} name of the package
 * @returns {string}
 * @throws if the package is not installed
 */
export function programEntry(name) {
  const file = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), Object.values(bin)[0]);
}

/** The packages that a lock file of npm's names; none if there is no such file. */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether a folder's `node_modules` holds what its lock file names, by npm's own record of what it installed. Optional
 * packages may be missing: they are for other systems.
 *
 * @param {string} [folder] the project's own if it is left out
 * @returns {boolean}
 */
export function hasItsPackages(folder = '.') {
  // The entry without a path is the project itself.
  const { '': _project, ...locked } = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}
