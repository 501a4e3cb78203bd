import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that a lock file of npm's names; none if there is no such file. */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether a folder's `node_modules` holds what its lock file names.
 *
 * @param {string} [folder] the project's own if it is left out
 * @returns {boolean}
 */
export function hasItsPackages(folder = '.') {
  return isInstalled(
    packagesIn(join(folder, 'package-lock.json')),
    packagesIn(join(folder, 'node_modules/.package-lock.json')),
  );
}

/**
 * Whether `node_modules` holds what the lock file names, by npm's own record of what it installed. Optional packages
 * may be missing: they are for other systems.
 *
 * @param {Record<string, { version?: string, integrity?: string, optional?: boolean }>} locked `packages` of package-lock.json
 * @param {Record<string, { version?: string, integrity?: string }>} installed `packages` of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    // The first entry is this project itself.
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}
