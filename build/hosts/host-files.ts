import { caddyFile } from './caddy.ts';
import type { HostedSite } from './hosted-site.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile, vercelFile } from './static-hosts.ts';

/** Every host's configuration: what static hosts read beside the page, and what an owner's server is given. */
export function hostFiles(site: HostedSite): Record<string, string> {
  return {
    'dist/_headers': headersFile(site),
    'dist/_redirects': redirectsFile(site),
    'dist/vercel.json': vercelFile(site),
    'deploy/hosts/nginx.conf': nginxFile(site),
    'deploy/hosts/Caddyfile': caddyFile(site),
  };
}
