import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EMAILJS_ORIGIN } from '../../contract/wire-contract.ts';
import { singleAddress } from '../email/clean.ts';
import type { Club } from '../email/mail.ts';
import { SetupError } from '../setup-error.ts';

/** `.build/page.json`, by which the service changes to all of a build at once. */
export interface PageFile {
  /** The folder of the files that are served, below the project's; absolute as {@link readPageFile} gives it. */
  folder: string;
  /** Path the page is served under, with a slash at both ends. */
  base: string;
  /** Origin of the service the form posts to, or `same-origin` for this one. */
  endpoint: string;
  club: Pick<Club, 'name' | 'address'>;
  /** The build's own names in `assets/`. Others there are kept of the build before. */
  assets: readonly string[];
}

/** What of it answers a request. */
export type Pages = Pick<PageFile, 'folder' | 'base' | 'endpoint'>;

/** Whether the page sends its applications to EmailJS, and so none to this service. */
export const sendsToEmailjs = (page: Pick<PageFile, 'endpoint'> | undefined) =>
  page?.endpoint === EMAILJS_ORIGIN;

declare module 'fastify' {
  interface FastifyRequest {
    /** The build that answers this request from beginning to end, though another may be made meanwhile. */
    pages: Pages | undefined;
  }
}

/** The file in a project's folder that the build writes last. */
export const pageFilePath = (projectDirectory: string) => join(projectDirectory, '.build', 'page.json');

/**
 * Reads what the last build left in a project's folder.
 *
 * @throws SetupError if there is no complete build
 */
export async function readPageFile(projectDirectory: string): Promise<PageFile> {
  const notBuilt = () => {
    throw new SetupError('The page is not built yet: run `npm run build` first.');
  };
  const page = parse(await readFile(pageFilePath(projectDirectory), 'utf8').catch(notBuilt));
  if (!page) throw new SetupError('`.build/page.json` is damaged: run `npm run build` again.');
  const folder = join(projectDirectory, page.folder);
  await stat(join(folder, 'index.html')).catch(notBuilt);
  return { ...page, folder };
}

function parse(text: string): PageFile | undefined {
  try {
    const { folder, base, endpoint, club, assets } = JSON.parse(text);
    const address = singleAddress(club.address);
    const isWhole =
      [folder, base, endpoint, club.name].every((value) => typeof value === 'string') &&
      /^\/(?:.*\/)?$/.test(base) &&
      (endpoint === 'same-origin' || URL.canParse(endpoint)) &&
      Array.isArray(assets);
    return isWhole && address
      ? { folder, base, endpoint, club: { name: club.name, address }, assets }
      : undefined;
  } catch {
    return undefined;
  }
}
