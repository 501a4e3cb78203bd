import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';
import type { Pages } from './pages.ts';

/** What the build says about the page it wrote, in `.build/page.json`. */
export interface BuildInfo extends Pages {
  /** Origin of the service the form posts to, or `same-origin` for this one. */
  emailEndpoint: string;
}

/** The file in a project's folder that the build writes last. */
export const buildInfoFile = (projectDirectory: string) => join(projectDirectory, '.build', 'page.json');

/**
 * Reads what the last build left in a project's folder.
 *
 * @throws SetupError if there is no complete build
 */
export async function readBuildInfo(projectDirectory: string): Promise<BuildInfo> {
  const notBuilt = new SetupError('The page is not built yet: run `npm run build` first.');
  const text = await readFile(buildInfoFile(projectDirectory), 'utf8').catch(() => {
    throw notBuilt;
  });
  try {
    // Builds of earlier versions name no folder.
    const { folder = 'dist', base, headers, email } = JSON.parse(text);
    const directory = join(projectDirectory, folder);
    if (
      typeof base === 'string' &&
      /^\/(?:.*\/)?$/.test(base) &&
      isHeaders(headers) &&
      (email.endpoint === 'same-origin' || URL.canParse(email.endpoint))
    ) {
      const page = await stat(join(directory, 'index.html')).catch(() => undefined);
      if (!page?.isFile()) throw notBuilt;
      return { directory, base, headers, emailEndpoint: email.endpoint };
    }
  } catch (error) {
    if (error === notBuilt) throw error;
    // The error below is for this and for other contents that make no sense.
  }
  throw new SetupError('`.build/page.json` is damaged: run `npm run build` again.');
}

function isHeaders(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((header) => typeof header === 'string')
  );
}
