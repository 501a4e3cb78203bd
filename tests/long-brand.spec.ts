/** A brand of any length leaves the header as high, its controls as large, and the headline free. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ownersBrands } from './owners-site.ts';

/** Measures of the header with a brand in it, in px: those that must not change with the brand, and the brand's edges. */
const headerWith = (page: Page, name: string) =>
  page.locator('header').evaluate((header, text) => {
    const brand = header.querySelector('a span span');
    if (!brand) throw new Error('The header has no brand.');
    brand.textContent = text;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const controls = [...header.querySelectorAll('ul a, a[href="#contact-page"], button')];
    return {
      fixed: {
        height: boxOf(header).height,
        letters: getComputedStyle(brand).fontSize,
        controls: controls.map((control) => [boxOf(control).width, boxOf(control).height]),
      },
      brandAbove: boxOf(brand).top - boxOf(header).top,
      brandRight: boxOf(brand).right,
      flagsLeft: boxOf(header.querySelector('ul') ?? header).left,
      overlap: boxOf(header).bottom - boxOf(document.querySelector('h1') ?? header).top,
    };
  }, name);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('no brand changes the header or its controls, and none covers anything', async ({ page }) => {
      await page.goto('/');
      for (const width of [320, 360, 390, 412, 768, 1100, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const { fixed } = await headerWith(page, 'Pati');
        for (const name of ownersBrands.flatMap(({ tr, en }) => [tr, en])) {
          const found = await headerWith(page, name);
          const where = `“${name}” at ${width} px`;
          expect(found.fixed, `${where}: header and controls as with a short brand`).toEqual(fixed);
          expect(found.brandAbove, `${where}: within the header`).toBeGreaterThanOrEqual(0);
          expect(found.brandRight, `${where}: beside the flags`).toBeLessThanOrEqual(found.flagsLeft);
          expect(found.overlap, `${where}: above the headline`).toBeLessThan(0);
        }
      }
    });
  });
}
