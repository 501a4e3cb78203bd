import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { languageCodes, languages } from '../src/language/languages.ts';

/** The builds that are compared; `before` is the one given on the command line. */
export const buildNames = ['this page', 'before', 'without script'] as const;
export type BuildName = (typeof buildNames)[number];

export interface Build {
  name: BuildName;
  /** The folder of its files, such as `dist`. */
  folder: string;
  origin: string;
  stop(): void;
}

/** The page's documents below a build folder, the default language's first. */
export const documents = languageCodes.map((code) => join(languages[code].folder, 'index.html'));

const SCRIPT = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;
const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

/** Serves a build folder until it is stopped. Throws if the folder holds no build. */
export async function serveBuild(name: BuildName, folder: string): Promise<Build> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no build. Run npm run build there, and name its dist folder.`);
  }
  const server = fork(SERVER, [folder]);
  const [origin] = (await once(server, 'message')) as [string];
  return { name, folder, origin, stop: () => server.disconnect() };
}

/**
 * Copies a build into an empty folder and takes every script out of its documents. They carry the first script's mark,
 * so that the styles, and with them the controls, are those of the page with script.
 */
export async function writeWithoutScript(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of documents) {
    const whole = await readFile(join(from, name), 'utf8');
    const html = whole.replace(SCRIPT, '').replace('<html ', '<html data-script="runs" ');
    await writeFile(join(to, name), html);
    await writeFile(join(to, `${name}.br`), brotliCompressSync(html));
  }
}
