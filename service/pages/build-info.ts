import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';

/** What the build says about the page it wrote, in `.build/page.json`. */
export interface BuildInfo {
  /** Path the page is served under, with a slash at both ends. */
  base: string;
  /** Security headers by name, for every response. */
  headers: Record<string, string>;
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
  const page = await stat(join(projectDirectory, 'dist', 'index.html')).catch(() => undefined);
  const text = await readFile(buildInfoFile(projectDirectory), 'utf8').catch(() => undefined);
  if (!page?.isFile() || text === undefined) throw notBuilt;
  try {
    const { base, headers, email } = JSON.parse(text);
    if (
      typeof base === 'string' &&
      /^\/(?:.*\/)?$/.test(base) &&
      isHeaders(headers) &&
      (email.endpoint === 'same-origin' || URL.canParse(email.endpoint))
    ) {
      return { base, headers, emailEndpoint: email.endpoint };
    }
  } catch {
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
