/**
 * Stops a command, with a sentence, in a Node that is too old for the project, and in a folder in which Vite or tsx
 * cannot work: they take these characters of a path for the beginning of a query, of a fragment, or for a pattern. It is
 * JavaScript that every Node can run.
 */
import { dirname } from 'node:path';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const { node } = process.versions;
const [major = 0, minor = 0] = node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`This needs Node 20.19 or newer; this is ${node}.`);

const folder = dirname(import.meta.dirname);
const [character] = /[#?*]/.exec(folder) ?? [];
if (character) {
  stop(`The page cannot be built in ${folder}: move the project to a path without “${character}”.`);
}
