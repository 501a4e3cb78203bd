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
