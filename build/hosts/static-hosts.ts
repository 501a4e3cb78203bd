import { HASHED_CACHING } from '../../service/pages/caching.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * `_headers` of Netlify, Cloudflare Pages and others. What is not named here they ask to be revalidated by
 * themselves; a second rule for it would be joined to the first, not replace it.
 */
export function headersFile({ base, headers }: HostedSite): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}\n${base}assets/*\n  Cache-Control: ${HASHED_CACHING}\n`;
}

/**
 * `_redirects` of Netlify: the English page for unknown addresses. Cloudflare Pages finds it by itself and
 * passes over the line; `/en` is sent on to `/en/` by both, and a rule for that would go in circles.
 */
export function redirectsFile({ base }: HostedSite): string {
  return `${base}en/* ${base}en/404.html 404\n`;
}

/** `vercel.json`, for a deployment of the built files as they are. */
export function vercelFile({ base, headers }: HostedSite): string {
  const list = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      trailingSlash: true,
      headers: [
        { source: '/(.*)', headers: list(headers) },
        { source: `${base}assets/(.*)`, headers: list({ 'Cache-Control': HASHED_CACHING }) },
      ],
    },
    null,
    2,
  )}\n`;
}
