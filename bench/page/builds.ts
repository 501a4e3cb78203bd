import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '../../build/compress.ts';
import { documentPaths } from './documents.ts';

/** A way to ship the same page. */
export interface Build {
  name: string;
  /** Whether its room turns the hour: all with script. */
  turns: boolean;
  /** Makes the document of this build from the page's own. */
  change(html: string): string;
  /** Further files, by their paths below what is served. */
  files?(html: string): Record<string, string>;
}

const STYLE = /<style>(.*?)<\/style>/s;
const STYLES_FILE = 'assets/page.css';

/** The value of a data attribute on the first script's element. */
function scriptAddress(html: string, name: string): string {
  const [, address] = new RegExp(`data-${name}="([^"]+)"`).exec(html) ?? [];
  if (!address) throw new Error(`The document does not name the script "${name}".`);
  return address;
}

/** React starts as soon as the document is parsed, as frameworks do by themselves. */
function hydratedAtLoad(html: string): string {
  const [, language = ''] = /<html lang="(\w+)"/.exec(html) ?? [];
  const [client, words] = ['client', language].map((name) => scriptAddress(html, name));
  return html.replace(
    '</head>',
    `<link rel="modulepreload" href="${words}"><script type="module" src="${client}"></script></head>`,
  );
}

function stylesInFile(html: string): string {
  const changed = html.replace(STYLE, `<link rel="stylesheet" href="/${STYLES_FILE}">`);
  if (changed === html) throw new Error('The document has no inline styles.');
  return changed;
}

/** What is compared: the page, two ways a team would otherwise ship it, and the floor that no script can beat. */
export const builds: readonly Build[] = [
  { name: 'This page', turns: true, change: (html) => html },
  { name: 'Hydrated at load', turns: true, change: hydratedAtLoad },
  {
    name: 'Hydrated at load, styles in a file',
    turns: true,
    change: (html) => stylesInFile(hydratedAtLoad(html)),
    files: (html) => ({ [STYLES_FILE]: STYLE.exec(html)?.[1] ?? '' }),
  },
  {
    name: 'No script at all',
    turns: false,
    change: (html) => html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, ''),
  },
];

/**
 * Writes a build of the page into a folder that the service can be started in.
 *
 * @param project where `npm run build` left `dist/` and `.build/`
 */
export async function writeBuild({ change, files }: Build, project: string, folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  await mkdir(join(folder, '.build'), { recursive: true });
  await cp(join(project, 'dist'), dist, { recursive: true });
  await cp(join(project, '.build', 'page.json'), join(folder, '.build', 'page.json'));
  const changed: string[] = [];
  const write = async (path: string, text: string) => {
    await writeFile(join(dist, path), text);
    changed.push(join(dist, path));
  };
  for (const path of documentPaths) {
    const html = await readFile(join(project, 'dist', path, 'index.html'), 'utf8');
    await write(join(path, 'index.html'), change(html));
    for (const [name, text] of Object.entries(files?.(html) ?? {})) await write(name, text);
  }
  await compressFiles(changed);
}
