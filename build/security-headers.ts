import { createHash } from 'node:crypto';

/** What a document has inline. */
export interface Inline {
  script: string;
  styles: string;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function directives(inline: readonly Inline[], emailOrigin: string) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.map(({ script }) => hash(script))],
    'style-src': ["'self'", ...inline.map(({ styles }) => hash(styles))],
    // The styles hold the preview of the first picture.
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [emailOrigin || "'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/**
 * A document's policy as a `<meta>` can carry it, for hosts that send no headers of their own.
 *
 * @param emailOrigin origin that applications are posted to; empty for the page's own
 */
export function metaPolicy(inline: Inline, emailOrigin: string): string {
  return policy(directives([inline], emailOrigin));
}

/** How long browsers keep to TLS after a visit, seconds: a year. */
const HSTS_SECONDS = 31_536_000;

/**
 * The security headers of every answer; the one source all hosts' configurations come from. Servers send one policy
 * with everything.
 *
 * @param inline what each document has inline
 * @param emailOrigin origin that applications are posted to; empty for the page's own
 * @param tls whether visitors come by TLS only: the browser is then told to stay with it
 */
export function securityHeaders(
  inline: readonly Inline[],
  emailOrigin: string,
  tls = false,
): Record<string, string> {
  const all = {
    ...directives(inline, emailOrigin),
    'frame-ancestors': ["'none'"],
    ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return {
    'Content-Security-Policy': policy(all),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Neither subdomains nor preload lists: those bind more than this site.
    ...(tls ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}
