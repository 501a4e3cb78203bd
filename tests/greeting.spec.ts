/** The footer's greeting, which follows the visitor's time of day. `time-of-day.test.ts` says which hours it has. */
import { CLIENT, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { takeOut } from './reading-helpers.ts';

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
    await page.addInitScript(() => {
      Date.prototype.getHours = () => 20;
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(shown).toHaveText([greetings.evening]);
    await takeOut(page, 'main');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = new Set<number>();
      for (const [time, text] of Object.entries(greetings)) {
        await page.evaluate((now) => document.documentElement.setAttribute('data-time-of-day', now), time);
        await expect(shown).toHaveText([text]);
        heights.add(await paragraph.evaluate((element) => element.getBoundingClientRect().height));
      }
      expect([...heights], `at ${width} px`).toHaveLength(1);
    }
  });
}

test('on paper the footer says good night at any hour', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-time-of-day', 'afternoon');
  await page.emulateMedia({ media: 'print' });
  const seen = page.locator('footer [data-greeting]').filter({ visible: true });
  await expect(seen).toHaveText([words.tr.footer.greetings.night]);
});
