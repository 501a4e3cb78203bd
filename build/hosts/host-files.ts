import { readFile } from 'node:fs/promises';
import { DOCUMENT_CACHING, HASHED_CACHING } from '../../service/pages/caching.ts';
import { APPLE_FILE, NO_ADDRESS } from '../../service/pages/well-known.ts';
import { languages, languagesInFolders } from '../../src/language/languages.ts';

/** What every host's configuration is written from. */
export interface HostedSite {
  /** Absolute address of the page in the default language. */
  origin: string;
  /** Path the page is served under, with a slash at both ends. */
  base: string;
  /** Security headers by name, for every answer (service/pages/security-headers.ts). */
  headers: Readonly<Record<string, string>>;
  /** Path of the e-mail service beside the page; undefined if the page sends elsewhere. */
  servicePath: string | undefined;
  /** Port of the e-mail service on the same machine. */
  servicePort: number;
}

const SERVICE_SECTION = /^\s*# \{\{service\}\}\n(.*?)^\s*# \{\{\/service\}\}\n/gms;
/** Lines that stand once for each language with a folder of its own. */
const FOLDERS_SECTION = /^\s*# \{\{folders\}\}\n(.*?)^\s*# \{\{\/folders\}\}\n/gms;

/** A header's value as a string for nginx and Caddy. Both give these characters a meaning of their own. */
function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`Servers cannot take the header ${value} as it is.`);
  return `"${value}"`;
}

/** Writes a host's configuration from its template in this folder. */
async function fillIn(template: string, site: HostedSite, values: Readonly<Record<string, string>> = {}) {
  const text = await readFile(new URL(template, import.meta.url), 'utf8');
  const { origin, base, servicePath = '', servicePort } = site;
  const all: Readonly<Record<string, string>> = {
    origin,
    base,
    servicePath,
    serviceAddress: `127.0.0.1:${servicePort}`,
    hashedCaching: HASHED_CACHING,
    documentCaching: DOCUMENT_CACHING,
    folderPaths: languagesInFolders.map((code) => `${base}${languages[code].folder}*`).join(' '),
    appleFile: APPLE_FILE,
    noAddress: NO_ADDRESS,
    ...values,
  };
  return text
    .replace(SERVICE_SECTION, servicePath ? '$1' : '')
    .replace(FOLDERS_SECTION, (_section, lines: string) =>
      languagesInFolders
        .map((code) =>
          lines.replaceAll('{{language}}', code).replaceAll('{{folder}}', languages[code].folder),
        )
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (place, name) => all[name] ?? place);
}

/** `vercel.json`, for a deployment of the built files as they are. */
function vercelFile({ base, headers }: HostedSite): string {
  const list = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([key, value]) => ({ key, value }));
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: `${base}assets/(.*)`, headers: list({ 'Cache-Control': HASHED_CACHING }) },
      { source: base + APPLE_FILE, headers: list({ 'Content-Type': 'application/json' }) },
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Every host's configuration by path: for static hosts beside the page, for an owner's server in `deploy/hosts/`. */
export async function hostFiles(site: HostedSite): Promise<Record<string, string>> {
  const { host, protocol } = new URL(site.origin);
  const headers = Object.entries(site.headers);
  const hidden = [...Object.keys(site.headers), 'Cache-Control'].map((name) => `proxy_hide_header ${name};`);
  return {
    // For Netlify, Cloudflare Pages and others. They tell browsers by themselves to revalidate all other files, and would
    // join a second Cache-Control rule to the first.
    'dist/_headers': await fillIn('_headers', site, {
      headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n  '),
    }),
    // For Netlify. Cloudflare Pages finds a folder's 404 by itself. Both redirect a folder without its slash; a rule
    // would loop.
    'dist/_redirects': await fillIn('_redirects', site),
    'dist/vercel.json': vercelFile(site),
    // Goes into nginx's `server` block, beside its name, its certificate and `root`.
    'deploy/hosts/nginx.conf': await fillIn('nginx.conf', site, {
      headers: headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n'),
      hiddenHeaders: hidden.join('\n    '),
    }),
    // A whole Caddyfile, since Caddy gets the certificate by itself.
    'deploy/hosts/Caddyfile': await fillIn('Caddyfile', site, {
      address: protocol === 'https:' ? host : `${protocol}//${host}`,
      headers: headers.map(([name, value]) => `${name} ${quoted(value)}`).join('\n\t\t'),
    }),
  };
}
