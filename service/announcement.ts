import { relative } from 'node:path';
import { EMAILJS_ORIGIN } from '../contract/wire-contract.ts';
import { serverName } from './delivery/server-sentences.ts';
import { isLoopbackAddress } from './loopback.ts';
import type { PageFile } from './pages/page-file.ts';
import type { Settings } from './settings.ts';

/** What the service tells the person who started it: the page's address and where applications arrive. */
export function announcement(
  settings: Settings,
  { base, endpoint }: Pick<PageFile, 'base' | 'endpoint'>,
  directory: string,
): string {
  const address = browserAddress(settings);
  return `The page: ${address}${base}\n${whereApplicationsArrive(settings, endpoint, address, directory)}`;
}

function whereApplicationsArrive(
  { host, outboxDirectory, mail }: Settings,
  endpoint: string,
  address: string,
  directory: string,
): string {
  if (endpoint !== 'same-origin') {
    const service = endpoint === EMAILJS_ORIGIN ? 'EmailJS' : endpoint;
    return `Applications: the page was built to send them to ${service}, from the browser.`;
  }
  const inside = relative(directory, outboxDirectory);
  const folder = inside.startsWith('..') ? outboxDirectory : inside;
  if (mail) {
    return `Applications: files in ${folder}, sent to ${mail.to} by ${serverName(mail.url)}.`;
  }
  if (!isLoopbackAddress(host)) {
    return `Applications: files in ${folder}. No page shows them, as other machines can reach this one.`;
  }
  return `Applications: files in ${folder}, shown at ${address}/outbox/`;
}

function browserAddress({ host, port }: Settings): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}${port === 80 ? '' : `:${port}`}`;
}
