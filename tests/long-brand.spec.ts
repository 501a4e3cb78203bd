/** A brand of 31 letters leaves the header as high as any other, its controls as large, and the headline free. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LONG_BRAND = 'İğdeli Şeker Köşkü Pet Kulübü AŞ';

/** Measures of the header with a brand in it, in px: those that must not change with the brand, and the brand's edges. */
const headerWith = (page: Page, name: string) =>
  page.locator('header').evaluate((header, text) => {
    const brand = header.querySelector('a span span');
    if (!brand) throw new Error('The header has no brand.');
    brand.textContent = text;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const controls = [...header.querySelectorAll('ul a, a[href="#contact-page"], button')];
    return {
      height: boxOf(header).height,
      controls: controls.map((control) => [boxOf(control).width, boxOf(control).height]),
      brandAbove: boxOf(brand).top - boxOf(header).top,
      brandRight: boxOf(brand).right,
      flagsLeft: boxOf(header.querySelector('ul') ?? header).left,
      overlap: boxOf(header).bottom - boxOf(document.querySelector('h1') ?? header).top,
    };
  }, name);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a long brand changes neither the header nor its controls, and covers nothing', async ({ page }) => {
      await page.goto('/');
      for (const width of [360, 390, 412, 768, 1100, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const short = await headerWith(page, 'Şeker Köşkü');
        const long = await headerWith(page, LONG_BRAND);
        await test.step(`at ${width} px header and controls are as large as with a short brand`, async () => {
          expect(long.controls, `at ${width} px`).toEqual(short.controls);
          expect(long.height).toBe(short.height);
        });
        await test.step(`at ${width} px the brand is within the header, beside the flags and above the headline`, async () => {
          expect(long.brandAbove).toBeGreaterThanOrEqual(0);
          expect(long.brandRight).toBeLessThanOrEqual(long.flagsLeft);
          expect(long.overlap).toBeLessThan(0);
        });
      }
    });
  });
}
