import { createHash } from 'node:crypto';

/** What a document has inline. The policy allows it by its hash. */
export interface Inline {
  script: string;
  /** The script that counts visits, if they are counted. */
  statistics?: string;
  styles: string;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The whole policy of a document, for its `<meta>`. The headers that hosts send say nothing of what it loads
 * (service/pages/security-headers.ts).
 *
 * @param connections what its scripts may ask, as sources of `connect-src`
 */
export function documentPolicy(
  { script, statistics, styles }: Inline,
  connections: readonly string[],
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[script, statistics ?? []].flat().map(hash)],
    'style-src': ["'self'", hash(styles)],
    // `data:` is for the first picture's preview, which is in the styles.
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': connections,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
