import { createHash } from 'node:crypto';

/** What a document has inline. The policy allows it by its hash. */
export interface Inline {
  script: string;
  styles: string;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policy(
  inline: readonly Inline[],
  emailOrigin: string,
  more: Readonly<Record<string, readonly string[]>> = {},
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.map(({ script }) => hash(script))],
    'style-src': ["'self'", ...inline.map(({ styles }) => hash(styles))],
    // `data:` is for the first picture's preview, which is in the styles.
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [emailOrigin || "'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...more,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * A document's policy as a `<meta>` can carry it, for hosts that send no headers of their own.
 *
 * @param emailOrigin origin that applications are posted to; empty for the page's own
 */
export function metaPolicy(inline: Inline, emailOrigin: string): string {
  return policy([inline], emailOrigin);
}

/** How long browsers keep to TLS after a visit, seconds: a year. */
const HSTS_SECONDS = 31_536_000;

/**
 * The security headers of every answer. All hosts' configurations are written from them. One policy is sent
 * with all documents.
 *
 * @param inline what each document has inline
 * @param emailOrigin origin that applications are posted to; empty for the page's own
 * @param tls whether visitors come by TLS only; the browser is then told to stay with it
 */
export function securityHeaders(
  inline: readonly Inline[],
  emailOrigin: string,
  tls = false,
): Record<string, string> {
  const inHeadersOnly = { 'frame-ancestors': ["'none'"], ...(tls && { 'upgrade-insecure-requests': [] }) };
  return {
    'Content-Security-Policy': policy(inline, emailOrigin, inHeadersOnly),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Subdomains and preload lists are left out: they would bind more than this site.
    ...(tls ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}
