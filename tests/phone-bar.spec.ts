/** The bar at a phone's lower edge: one call to action while its section is in view. */
import type { Page } from '@playwright/test';
import { words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { isLaidOut } from './reading-helpers.ts';

const bar = (page: Page) => page.locator('[data-sample=bar]');

/** Scrolls until a section crosses the middle of the window. */
const read = (page: Page, id: string) =>
  page.evaluate((section) => {
    const { top, height } = (document.getElementById(section) as HTMLElement).getBoundingClientRect();
    scrollTo({ top: scrollY + top + Math.min(height / 2, 600) - innerHeight / 2, behavior: 'instant' });
  }, id);

/** Targets of the bars in the window, each with the distance of its lower edge from the window's, in px. */
const barsInView = (page: Page) =>
  bar(page).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      })
      .map((element) => [
        element.querySelector('a')?.getAttribute('href'),
        Math.round(innerHeight - element.getBoundingClientRect().bottom),
      ]),
  );

test.use({ viewport: { width: 390, height: 664 } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is at the lower edge in its two sections, and in no other', async ({ page }) => {
    await page.goto('/');
    for (const [section, bars] of [
      ['home', []],
      ['features', [['#app-store', 0]]],
      ['hotels-section', [['#hotel-application', 0]]],
      ['contact-page', []],
      ['app-store', []],
      ['faq', []],
      ['contact', []],
    ] as const) {
      await read(page, section);
      expect(await barsInView(page), section).toEqual(bars);
    }
  });
});

/** How many px of each bar can be seen in a column of the window. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('[data-sample=bar]')];
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(4, y));
    return bars.map((one) => rows.filter((element) => element?.closest('[data-sample=bar]') === one).length);
  });

test('the next section slides over the bar: two are never seen, and none stays at a section’s end', async ({
  page,
}) => {
  await page.goto('/');
  await isLaidOut(page);
  for (const [index, next] of ['hotels-section', 'contact-page'].entries()) {
    for (const shown of [-1, 32, 64, 400]) {
      await page.evaluate(
        ([id, px]) => {
          const { top } = (document.getElementById(id) as HTMLElement).getBoundingClientRect();
          scrollTo({ top: scrollY + top - innerHeight + px, behavior: 'instant' });
        },
        [next, shown] as const,
      );
      const heights = await seen(page);
      expect(heights.filter(Boolean).length, `${shown} px of ${next}`).toBeLessThanOrEqual(1);
      if (shown < 0) expect(heights[index]).toBeGreaterThan(44);
      if (shown >= 64) expect(heights[index]).toBe(0);
    }
  }
});

for (const { language, path } of documents) {
  test(`in ${language} the bar names its target, leads there, and is large enough for a thumb`, async ({
    page,
  }) => {
    const { store, hotels } = words[language];
    await page.goto(path);
    await isLaidOut(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      for (const [section, name, target] of [
        ['features', `${store.getApp} · ${store.price}`, 'app-store'],
        ['hotels-section', hotels.apply, 'hotel-application'],
      ] as const) {
        await read(page, section);
        expect(await barsInView(page)).toEqual([[`#${target}`, 0]]);
        const link = bar(page).getByRole('link', { name, exact: true });
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
    }
  });
}

// `keyboard.spec.ts` checks that the bar covers nothing that has focus.
test('the bar is on phones alone, and not on paper', async ({ page }) => {
  await page.goto('/');
  const shown = bar(page).filter({ visible: true });
  await page.setViewportSize({ width: 699, height: 800 });
  await expect(shown).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(shown).toHaveCount(0);
});
