import { statistics } from '../src/settings.ts';

/** A sentence for the owner for each half of `statistics` that is missing or cannot be right. */
export function statisticsFaults({ domain, endpoint } = statistics): string[] {
  if (!domain && !endpoint) return [];
  const faults: string[] = [];
  if (!domain) faults.push('VITE_STATISTICS_DOMAIN is not set: nothing is counted.');
  else if (!/^[^\s/]+\.[^\s/.]+(?:\/\S+)?$/.test(domain)) {
    faults.push(
      `VITE_STATISTICS_DOMAIN is “${domain}”: write the site’s name in Plausible, such as example.com.`,
    );
  }
  if (!endpoint) faults.push('VITE_STATISTICS_ENDPOINT is not set: nothing is counted.');
  else if (!endpoint.endsWith('/api/event')) {
    faults.push(
      `VITE_STATISTICS_ENDPOINT is “${endpoint}”: the address of an Events API ends in /api/event.`,
    );
  }
  return faults;
}
