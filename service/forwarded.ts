import type { IncomingHttpHeaders } from 'node:http';

/**
 * Rewrites what proxies say of a request into the form that the framework reads. Some add a port to an address, which
 * differs for each connection of one visitor. Of protocols and hosts in a row the first is the visitor's; the
 * framework takes the last.
 */
export function normalizeForwarded(headers: IncomingHttpHeaders): void {
  const addresses = headers['x-forwarded-for'];
  if (addresses) headers['x-forwarded-for'] = String(addresses).split(',').map(withoutPort).join(',');
  for (const name of ['x-forwarded-proto', 'x-forwarded-host']) {
    const value = headers[name];
    if (value) headers[name] = String(value).split(',', 1)[0]?.trim();
  }
}

/** `203.0.113.9:50001` or `[2001:db8::9]:50001` without brackets and port; other texts as they are. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(text.trim()) ?? [];
  return bracketed ?? plain ?? text;
}
