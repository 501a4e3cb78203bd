/** What begins at one left edge, and the room that English times give their colon. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { paddingLeft } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().left + Number.parseFloat(paddingLeft));
    });

test('on a desktop the hotels’ lead begins with the feature beside it, and the questions with the form', async ({
  page,
}) => {
  await openWithReact(page);
  const leftEdge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  expect(await leftEdge('#hotels-section .lead')).toBe(await leftEdge('#features [data-sample="status"]'));
  expect(await leftEdge('#faq details')).toBe(await leftEdge('#hotel-application'));
});

test('on a phone words begin 20 px from the edge, and 28 px in a panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithReact(page);
  for (const text of [
    '#home .lead',
    '#features h2',
    '#hotels-section .lead',
    '#contact-page h2',
    '#faq h2',
  ]) {
    expect(await leftOf(page, text), text).toBe(20);
  }
  for (const text of ['#home .counter h2', '#hotel-application h3']) {
    expect(await leftOf(page, text), text).toBe(28);
  }
});

test('the colon of an English time has 0.06em on either side', async ({ page }) => {
  await openWithReact(page, '/en/');
  const tight = await page.locator('time, .room-time').evaluateAll((times) =>
    times.flatMap((time) => {
      const { letterSpacing } = getComputedStyle(time);
      const colon = time.querySelector('.colon');
      const style = colon ? getComputedStyle(colon) : getComputedStyle(time, '::before');
      const margins = [style.marginLeft, style.marginRight].map(Number.parseFloat);
      const room = Math.min(...margins) / Number.parseFloat(style.fontSize);
      const isSpaced = /^(0px|normal)$/.test(letterSpacing) && Math.abs(room - 0.06) < 0.002;
      return isSpaced ? [] : `${time.textContent}: ${letterSpacing}, ${room}`;
    }),
  );
  expect(tight).toEqual([]);
});
