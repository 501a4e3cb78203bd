import { createHash } from 'node:crypto';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The whole policy of a document, for its `<meta>`. The headers that hosts send say nothing of what it loads
 * (service/pages/security-headers.ts).
 *
 * @param scripts what it has inline, which the policy allows by its hash, and so its `styles`
 * @param connections what its scripts may ask, as sources of `connect-src`
 */
export function documentPolicy(
  scripts: readonly string[],
  styles: string,
  connections: readonly string[],
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
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
