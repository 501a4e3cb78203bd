/** The footer's greeting, which follows the visitor's time of day. */
import type { TimeOfDay } from '../content/types.ts';
import { CLIENT, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { takeOut } from './reading-helpers.ts';

/** An hour of each time of day. */
const HOURS: Readonly<Record<TimeOfDay, number>> = { morning: 9, afternoon: 12, evening: 20, night: 2 };

for (const { language, path } of documents) {
  const { greetings } = words[language].footer;

  test(`${language}: the footer greets by the visitor's hour before React, with Save-Data, at one height`, async ({
    page,
  }) => {
    await page.route(CLIENT, () => {});
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const shown = page.locator('footer [data-greeting]').filter({ visible: true });
    const paragraph = page.locator('footer p:has([data-greeting])');
    const heights: Record<number, Set<number>> = { 320: new Set(), 390: new Set(), 1280: new Set() };
    for (const time of Object.keys(HOURS) as TimeOfDay[]) {
      await page.addInitScript((now) => {
        Date.prototype.getHours = () => now;
      }, HOURS[time]);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await takeOut(page, 'main');
      for (const [width, seen] of Object.entries(heights)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        await paragraph.scrollIntoViewIfNeeded();
        await expect(shown, time).toHaveText([greetings[time]]);
        seen.add(await paragraph.evaluate((element) => element.getBoundingClientRect().height));
      }
    }
    for (const [width, seen] of Object.entries(heights)) expect([...seen], width).toHaveLength(1);
  });
}

test('on paper the footer says good night at any hour', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-time-of-day', 'afternoon');
  await page.emulateMedia({ media: 'print' });
  const seen = page.locator('footer [data-greeting]').filter({ visible: true });
  await expect(seen).toHaveText([words.tr.footer.greetings.night]);
});
