/** The browser of an engine's tests: it starts once for a file and opens a new page for each test. */
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { type engines, findEngine } from '../find-program.mjs';
import type { Browser } from './browser.ts';
import { type PageServer, type Service, servePage, startService } from './page-server.ts';
import { Visitor } from './visitor.ts';

/** The window of a desktop, in px. */
export const DESKTOP = [1280, 900] as const;

interface Journey {
  browser: Browser;
  /** A visitor who has opened the page on a desktop. */
  visitor: Visitor;
  server: PageServer;
  /** The mails in the club's mailbox whose text holds a mark. */
  mailsAbout: Service['mailsAbout'];
  /** Errors and warnings that the page may report on this journey. */
  expectedNoise: RegExp[];
}

/** The `test` of an engine, with its fixtures. */
function journeyTest(service: () => Service, open: () => Browser) {
  return base.extend<Journey>({
    expectedNoise: [[], { auto: true }],
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of a fixture's needs here.
    browser: async ({}, use) => {
      await use(open());
    },
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    server: async ({}, use) => {
      const server = await servePage(service().origin);
      await use(server);
      await server.close();
    },
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    mailsAbout: async ({}, use) => {
      await use(service().mailsAbout);
    },
    visitor: async ({ browser, server, expectedNoise }, use) => {
      const visitor = new Visitor(browser);
      await browser.resize(...DESKTOP);
      await browser.open(`${server.url}/`);
      await use(visitor);
      const noise = await visitor.noise();
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
  });
}

export type JourneyTest = ReturnType<typeof journeyTest>;

/**
 * Runs journeys in an engine. They are skipped on a machine that lacks it.
 *
 * @param start starts its browser
 * @param define the tests, written with the `test` it is given
 */
export function describeEngine(
  engine: keyof typeof engines,
  start: () => Promise<Browser>,
  define: (test: JourneyTest) => void,
): void {
  describe.skipIf(!findEngine(engine))(engine, () => {
    let service: Service;
    let browser: Browser;

    beforeAll(async () => {
      [service, browser] = await Promise.all([startService(), start()]);
    });
    afterAll(() => Promise.all([service?.stop(), browser?.close()]));

    define(journeyTest(
      () => service,
      () => browser,
    ));
  });
}
