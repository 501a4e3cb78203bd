import { DOCUMENT_CACHING, HASHED_CACHING } from '../../service/pages/caching.ts';
import { type HostedSite, SERVICE_HOST } from './hosted-site.ts';

/** An nginx string; `$` would begin a variable, and no header of ours needs one. */
function quoted(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx cannot take the value ${value} as it is.`);
  return `"${value}"`;
}

function service(path: string, port: number, headerNames: readonly string[]): string {
  const once = [...headerNames, 'Cache-Control'].map((name) => `    proxy_hide_header ${name};\n`);
  return `
# The e-mail service; it trusts this one proxy with TRUST_PROXY=1.
location = ${path} {
    proxy_pass http://${SERVICE_HOST}:${port};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size 256k;
    # This server's own are sent once, not twice.
${once.join('')}}
`;
}

/** What goes into nginx's \`server\` block, beside its name, its certificate and \`root\`. */
export function nginxFile({ origin, base, headers, servicePath, servicePort }: HostedSite): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  return `# Written by the build for ${origin}
# Include it in the server block, which says listen, server_name, the certificate and root:
# the folder in which the built files lie${base === '/' ? '' : ` below ${base}`}.
# Debian's packages: nginx, libnginx-mod-http-brotli-static.

index index.html;
charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/xml;
absolute_redirect off;
server_tokens off;

# The build compressed the files; nothing is compressed again for a visitor.
gzip_static on;
gzip_vary on;
brotli_static on;

set $caching "${DOCUMENT_CACHING}";
add_header Cache-Control $caching always;
${lines.join('')}
# Doubled slashes are sent on: a document has one address. The path that is matched has them merged, and what may not
# stand in a page's address (a backslash, a line break) is not sent anywhere.
set $asked "$request_method $request_uri";
if ($asked ~ "^(?:GET|HEAD) [^?]*//") {
    rewrite "^(/(?:[A-Za-z0-9._~-][A-Za-z0-9._~/-]*)?)$" $1 permanent;
}

location ^~ ${base}assets/ {
    set $caching "${HASHED_CACHING}";
}
location = ${base}manifest.webmanifest {
    types { }
    default_type application/manifest+json;
}

# A folder without a page is as unknown as any other address.
error_page 403 =404 ${base}404.html;
error_page 404 ${base}404.html;
location ${base}en/ {
    error_page 403 =404 ${base}en/404.html;
    error_page 404 ${base}en/404.html;
}
location = ${base}404.html {
    internal;
}
location = ${base}en/404.html {
    internal;
    error_page 404 ${base}en/404.html;
}
${servicePath ? service(servicePath, servicePort, Object.keys(headers)) : ''}`;
}
