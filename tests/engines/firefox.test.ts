import { expect } from 'vitest';
import { anApplication, emptyApplication } from '../application-helpers.ts';
import { HEADER_SHIFT } from '../spec-times.ts';
import { DESKTOP, describeEngine } from './engine.ts';
import { journeys, sendsAnApplication, sendsWhatIsTyped } from './journeys.ts';
import { openFirefox } from './puppeteer.ts';
import { Visitor } from './visitor.ts';

describeEngine('firefox', openFirefox, (test) => {
  journeys(test);

  test('after a reload each slider is where the page around it was served', async ({ browser, visitor }) => {
    const keys = ['day', 'hour'];
    const values = () =>
      browser.evaluate(
        (names) =>
          names.map((name) => document.querySelector<HTMLInputElement>(`[data-key="${name}"]`)?.value),
        keys,
      );
    const served = await values();
    // The room's clock, when it starts, sets its slider to the hour that was served.
    await expect.poll(() => visitor.attribute('html', 'data-clock')).toBe('runs');
    for (const key of keys) {
      await visitor.focus(`[data-key="${key}"]`);
      await browser.press('ArrowRight');
    }
    const moved = await values();
    for (const [index, value] of moved.entries()) expect(value).not.toBe(served[index]);
    await browser.reload();
    expect(await values()).toEqual(served);
  });

  test('after a reload the hotels’ tag does not write its name into the form again', async ({
    browser,
    visitor,
    mailsAbout,
  }) => {
    await visitor.focus('[data-key="hotel-tag"]');
    await browser.type('Patili Konak');
    await expect.poll(() => visitor.hasReact()).toBe(true);
    const application = { ...anApplication(), hotelName: 'Patili Konak' };
    await visitor.fill({ ...application, hotelName: '' });
    await sendsWhatIsTyped(visitor, mailsAbout, application);
    await browser.reload();
    await visitor.focus('[data-key="hotel-tag"]');
    await expect.poll(() => visitor.hasReact()).toBe(true);
    expect(await visitor.typed()).toEqual(emptyApplication);
  });

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
        await visitor.restsAt('header', HEADER_SHIFT.px);
      }
      await sendsAnApplication(visitor, mailsAbout);
      expect(await visitor.noise()).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
