import { expect } from 'vitest';
import { DESKTOP, describeEngine } from './engine.ts';
import { journeys, sendsAnApplication } from './journeys.ts';
import { openFirefox } from './puppeteer.ts';
import { Visitor } from './visitor.ts';

describeEngine('firefox', openFirefox, (test) => {
  journeys(test);

  test('sends an application from a browser that lets pages store nothing', async ({ server }) => {
    // Every site's storage is refused.
    const strict = await openFirefox({ 'network.cookie.cookieBehavior': 2 });
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
      await sendsAnApplication(visitor);
      expect(await visitor.noise()).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
