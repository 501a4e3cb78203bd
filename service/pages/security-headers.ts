/** How long browsers keep to TLS after a visit, seconds: a year. */
const HSTS_SECONDS = 31_536_000;

/**
 * The policy of every answer. What a page may load is in its own `<meta>` (build/document-policy.ts), since browsers
 * hold a page to both: here it would bind a new build's page to an earlier build's styles and scripts.
 */
const POLICY =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * The security headers of every answer of every build. All hosts' configurations are written from them.
 *
 * @param tls whether visitors come by TLS only; the browser is then told to stay with it
 */
export function securityHeaders(tls: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': tls ? `${POLICY}; upgrade-insecure-requests` : POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Subdomains and preload lists are left out: they would bind more than this site.
    ...(tls && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  };
}

/** The headers of built files as the service sends them. It may be reached by plain HTTP, so it demands no TLS. */
export const fileHeaders = securityHeaders(false);

/** The headers of all other answers of the service: they load nothing. */
export const ownHeaders = { ...fileHeaders, 'Content-Security-Policy': `default-src 'none'; ${POLICY}` };
