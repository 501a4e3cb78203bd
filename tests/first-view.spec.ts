/** The first view is laid out first; what lies under it follows by itself, and at once where it is asked for. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Which parts of the page are laid out, not only boxes of a likely height. */
const laidOut = (page: Page) =>
  page
    .locator('main > section > *, footer > *')
    .evaluateAll((elements) =>
      elements.map((element) => element.checkVisibility({ contentVisibilityAuto: true })),
    );

test('a quiet page is laid out to its end, untouched', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => (await laidOut(page)).every(Boolean)).toBe(true);
  expect((await laidOut(page)).length).toBeGreaterThan(7);
});

test('a phone lays out the first view before the rest', async ({ page }) => {
  // Nothing is quiet in a page that gives no frame.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  const parts = await laidOut(page);
  expect(parts[0]).toBe(true);
  expect(parts.at(-1)).toBe(false);
});

test('without script all is laid out', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  expect(
    await page.locator('footer').evaluate((element) => getComputedStyle(element).contentVisibility),
  ).toBe('visible');
  await context.close();
});

test('an address with an anchor leads there, and the place does not move', async ({ page }) => {
  await page.goto('/#faq');
  const top = () =>
    page.locator('#faq').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  expect(Math.abs(before)).toBeLessThan(140);
  await expect.poll(async () => (await laidOut(page)).every(Boolean)).toBe(true);
  expect(await top()).toBe(before);
});

test('a reload keeps the place', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => (await laidOut(page)).every(Boolean)).toBe(true);
  const top = () =>
    page.locator('#faq').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.locator('#faq').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});
