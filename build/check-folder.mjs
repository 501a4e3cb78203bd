/**
 * Stops a command in a folder in which Vite or tsx cannot work: they take these characters of a path for the beginning
 * of a query, of a fragment, or for a pattern. It is plain JavaScript, since tsx fails before it could run TypeScript.
 */
import './check-node.mjs';
import { dirname } from 'node:path';

const folder = dirname(import.meta.dirname);
const [character] = /[#?*]/.exec(folder) ?? [];
if (character) {
  console.error(`The page cannot be built in ${folder}: move the project to a path without “${character}”.`);
  process.exit(1);
}
