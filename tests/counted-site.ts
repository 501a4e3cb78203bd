/** A page that counts visits and acts, and a server that records what it is told. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, documents, expect, type Language } from './fixtures.ts';
import { startIn } from './owners-site.ts';
import { TEST_LIMIT } from './test-limits.ts';
import { SITE_FOLDER } from './test-settings.mjs';
import { freePort } from './web-servers.ts';

const DOMAIN = 'kispatileri.example';

interface CountedSite {
  folder: string;
  /** The address that the page sends events to. */
  endpoint: string;
  origin: string;
  /** The bodies of all events that have arrived. */
  events: Record<string, unknown>[];
  /** All requests, as they arrived: address, headers and body. */
  requests: string[];
}

/** Playwright's test with a page that counts. It is built once in each worker. */
export const test = base.extend<{ clearedEvents: undefined }, { site: CountedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
    async ({}, use) => {
      const events: CountedSite['events'] = [];
      const requests: string[] = [];
      const server = createServer(async (request, response) => {
        const body = await text(request);
        requests.push([request.url, ...request.rawHeaders, body].join('\n'));
        if (request.method === 'POST' && request.url === '/api/event') events.push(JSON.parse(body));
        response.writeHead(202).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/event`;
      const folder = await mkdtemp(join(SITE_FOLDER, 'counted-'));
      const settings = { VITE_STATISTICS_DOMAIN: DOMAIN, VITE_STATISTICS_ENDPOINT: endpoint };
      execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
        env: { ...process.env, ...settings, BUILD_FOLDER: folder },
      });
      const port = String(await freePort());
      const service = startIn(folder, { PORT: port }, '--import', 'tsx', resolve('service/main.ts'));
      const origin = `http://localhost:${port}`;
      const answers = () => fetch(origin).catch(() => undefined);
      await expect.poll(answers, { timeout: TEST_LIMIT }).toHaveProperty('ok', true);
      await use({ folder, endpoint, origin, events, requests });
      service.kill();
      await once(service, 'exit');
      server.close();
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
    // It builds a page and starts its service.
    { scope: 'worker', timeout: 3 * TEST_LIMIT },
  ],
  clearedEvents: [
    async ({ site }, use) => {
      site.events.length = 0;
      site.requests.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

/** An event as it is told: these values and nothing else. */
export const event = (site: CountedSite, language: Language, name: string, props = {}) => ({
  name,
  domain: DOMAIN,
  url: site.origin + documents.find((document) => document.language === language)?.path,
  referrer: '',
  props: { language, ...props },
});

/** Compares all events with those expected. Two that come at once may arrive in either order. */
export async function expectEvents(site: CountedSite, expected: readonly { name: string }[], what: string) {
  const byName = (events: readonly object[]) => events.map((one) => JSON.stringify(one)).sort();
  await expect.poll(() => byName(site.events), what).toEqual(byName(expected));
}
