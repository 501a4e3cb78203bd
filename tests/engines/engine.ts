/** A browser of the engines' tests: started once for a file, a new page for each test. */
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { type engines, findEngine } from '../find-program.mjs';
import type { Browser } from './browser.ts';
import { type PageServer, type Service, servePage, startService } from './page-server.ts';
import { Visitor } from './visitor.ts';

/** The window of a desktop, in px. */
export const DESKTOP = [1280, 900] as const;

interface Journey {
  browser: Browser;
  /** A visitor with the page before them on a desktop. */
  visitor: Visitor;
  server: PageServer;
  /** The mails in the club's mailbox whose text holds a mark. */
  mailsAbout: Service['mailsAbout'];
  /** What the page may say on this journey. */
  expectedNoise: RegExp[];
}

/** What a test of the page in an engine starts from. */
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
 * Runs journeys in an engine; where this machine lacks it, they are skipped.
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
