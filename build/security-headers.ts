import { createHash } from 'node:crypto';

/** What a policy depends on: the page's inline parts, and where it sends. */
export interface PolicySources {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  /** Origin applications are posted to; empty for the page's own. */
  emailOrigin: string;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function directives({ inlineScripts, inlineStyles, emailOrigin }: PolicySources) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hash)],
    'style-src': ["'self'", ...inlineStyles.map(hash)],
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

/** The policy as a `<meta>` can carry it, for hosts that send no headers of their own. */
export function metaPolicy(sources: PolicySources): string {
  return policy(directives(sources));
}

/** How long browsers keep to TLS after a visit, seconds: a year. */
const HSTS_SECONDS = 31_536_000;

/**
 * The security headers of every answer; the one source all hosts' configurations come from.
 *
 * @param tls whether visitors come by TLS only: the browser is then told to stay with it
 */
export function securityHeaders(sources: PolicySources, tls = false): Record<string, string> {
  const all = {
    ...directives(sources),
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
