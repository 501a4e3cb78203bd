import { expect } from 'vitest';
import { DESKTOP, describeEngine } from './engine.ts';
import { journeys, sendsAnApplication } from './journeys.ts';
import { openFirefox } from './puppeteer.ts';
import { Visitor } from './visitor.ts';

describeEngine('firefox', openFirefox, (test) => {
  journeys(test);

  test('with blocked storage and reduced motion an application is sent, and the header stays in place', async ({
    server,
    mailsAbout,
  }) => {
    // Blocks the storage of every site.
    const strict = await openFirefox({ 'network.cookie.cookieBehavior': 2, 'ui.prefersReducedMotion': 1 });
    try {
      await strict.resize(...DESKTOP);
      await strict.open(`${server.url}/`);
      const stores = await strict.evaluate(() => {
        try {
          return Boolean(localStorage);
        } catch {
          return false;
        }
      });
      expect(stores).toBe(false);
      const visitor = new Visitor(strict);
      for (const scroll of [50, 2000, 0]) {
        await strict.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
        await visitor.restsAt('header', 20);
      }
      await sendsAnApplication(visitor, mailsAbout);
      expect(await visitor.noise()).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
