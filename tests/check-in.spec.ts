/** The check-in card on the counter: a sample to scan, whose code nobody can scan. */
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { openWithStoppedClock, switchLanguage, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

const card = (page: Page) => page.locator('[data-sample=check-in]');
const button = (page: Page) => card(page).getByRole('button');
/** The code with the paper it is printed on. */
const code = (page: Page) => card(page).locator('[aria-hidden=true]').first();
const entry = (page: Page) => card(page).getByRole('status');
const { actions, entries, hint, checkInDate, checkOutDate } = words.tr.hero.card;

test('the card is scanned out, taken afresh and scanned in, by keyboard alone', async ({ page }) => {
  await openWithReact(page);
  await expect(entry(page)).toContainText(entries.in.status);
  await expect(card(page)).not.toContainText(checkOutDate);
  await button(page).focus();
  for (const [key, says, action, lines] of [
    ['Enter', entries.out.note, actions.out, [checkInDate, checkOutDate]],
    ['Space', hint, actions.empty, []],
    ['Enter', entries.in.note, actions.in, [checkInDate]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(page)).toContainText(says);
    await expect(button(page)).toHaveText(action);
    await expect(button(page)).toBeFocused();
    for (const line of lines) await expect(card(page)).toContainText(line);
    if (lines.length < 2) await expect(card(page)).not.toContainText(checkOutDate);
  }
});

test('nothing moves as the label is written, on a desk and on the narrowest phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const heights: number[] = [];
    for (let state = 0; state < 3; state += 1) {
      heights.push(Math.round((await card(page).boundingBox())?.height ?? 0));
      await button(page).click();
    }
    expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
    const pushed = await card(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(pushed, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a press while the scanner works does nothing; less motion has no scanner', async ({ page }) => {
  await openWithStoppedClock(page);
  await button(page).click();
  await page.clock.runFor(600);
  await button(page).click();
  await expect(card(page)).toHaveAttribute('data-scan', 'runs');
  // It neither begins anew nor scans a second time.
  for (const time of [150, 1000]) {
    await page.clock.runFor(time);
    await expect(card(page)).toHaveAttribute('data-scan', 'done');
    await expect(button(page)).toHaveText(actions.out);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page).click();
  await button(page).click();
  await expect(button(page)).toHaveText(actions.in);
});

test('a press made before React is kept, and stays through a switch of language', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await expect(entry(page)).toContainText(entries.out.status);
  await switchLanguage(page, 'en');
  await expect(entry(page)).toContainText(words.en.hero.card.entries.out.status);
  await expect(button(page)).toHaveText(words.en.hero.card.actions.out);
});

/** Reads a QR code off the page as a camera would, dark on light or light on dark. */
async function read(place: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await place.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const density of [1, 2, 3]) {
  test.describe(`at ${density} pixels to the px`, () => {
    test.use({ deviceScaleFactor: density });

    test('no decoder reads the card’s code, in any state; the app’s code is read', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithReact(page);
      await expect.poll(() => read(page.locator('#app-store .qr'))).toContain('#app-store');
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        for (let state = 0; state < 3; state += 1) {
          expect(await read(code(page)), `${width} px`).toBeUndefined();
          if (density === 1) expect(await read(card(page)), `${width} px, the card`).toBeUndefined();
          await button(page).click();
        }
      }
    });
  });
}
