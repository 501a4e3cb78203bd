import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Capitals, so that no name is a shared class's. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The nth of the names A, B, … Z, AA, AB, … */
function shortName(n: number): string {
  const rest = Math.floor(n / letters.length);
  return (rest > 0 ? shortName(rest - 1) : '') + letters[n % letters.length];
}

/**
 * Gives every class and animation of every CSS module a name of one or two letters (ARCHITECTURE.md says what hashes
 * cost). All builds agree, since the names follow from the sorted sources.
 */
export function classNames(root: string): (local: string, file: string) => string {
  const address = (file: string) => relative(root, file).split(sep).join('/');
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(root, 'src', file))
    .sort();
  const names = new Map<string, string>();
  for (const file of files) {
    const styles = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    for (const [, local] of styles.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${address(file)} ${local}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  return (local, file) => {
    const key = `${address(file.replace(/\?.*$/, ''))} ${local}`;
    const name = names.get(key);
    if (!name) throw new Error(`No short name for the class ${key}`);
    return name;
  };
}
