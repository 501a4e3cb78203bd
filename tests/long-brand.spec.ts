/** A brand of 31 letters leaves the bar as high as any other, its controls as large, and the headline free. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LONG_BRAND = 'İğdeli Şeker Köşkü Pet Kulübü AŞ';

/** Measures of the bar with a brand in it, in px: those that must not change with the brand, and the brand's edges. */
const barWith = (page: Page, name: string) =>
  page.locator('header').evaluate((bar, text) => {
    const brand = bar.querySelector('a span span');
    if (!brand) throw new Error('The bar has no brand.');
    brand.textContent = text;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const controls = [...bar.querySelectorAll('ul a, a[href="#contact-page"], button')];
    return {
      height: boxOf(bar).height,
      controls: controls.map((control) => [boxOf(control).width, boxOf(control).height]),
      brandAbove: boxOf(brand).top - boxOf(bar).top,
      brandRight: boxOf(brand).right,
      flagsLeft: boxOf(bar.querySelector('ul') ?? bar).left,
      overlap: boxOf(bar).bottom - boxOf(document.querySelector('h1') ?? bar).top,
    };
  }, name);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a long brand changes neither the bar nor its controls, and covers nothing', async ({ page }) => {
      await page.goto('/');
      for (const width of [360, 390, 412, 768, 1100, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const short = await barWith(page, 'Şeker Köşkü');
        const long = await barWith(page, LONG_BRAND);
        expect(long.controls, `at ${width} px`).toEqual(short.controls);
        expect(long.height).toBe(short.height);
        expect(long.brandAbove).toBeGreaterThanOrEqual(0);
        expect(long.brandRight).toBeLessThanOrEqual(long.flagsLeft);
        expect(long.overlap).toBeLessThan(0);
      }
    });
  });
}
