/** Where a site says things about itself: RFC 8615. It is the only hidden folder that is served. */
export const WELL_KNOWN = '.well-known';

/** The file that connects the site with the app, below the base. Apple takes it as JSON only; its name has no ending. */
export const APPLE_FILE = `${WELL_KNOWN}/apple-app-site-association`;

/**
 * The built files that have no address: the 404 page, the rules for static hosts, the compressed forms. A regular
 * expression for a path that begins with a slash, which JavaScript, nginx and Caddy read alike.
 */
export const NO_ADDRESS = String.raw`/(404\.html|_headers|_redirects|vercel\.json)$|\.(br|gz)$`;

/**
 * Whether a path leads to a hidden file or through a hidden folder, other than `.well-known` at its beginning.
 *
 * @param path decoded, below the folder that is served, with `/` between its parts
 */
export function isHidden(path: string): boolean {
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const parts = first === WELL_KNOWN && others.length > 0 ? others : [first, ...others];
  return parts.some((part) => part.startsWith('.'));
}
