/** The language of the page when storage is blocked, React is late or scripts fail. */
import type { Locator } from '@playwright/test';
import {
  anApplication,
  CLIENT,
  field,
  fillApplication,
  holdRequests,
  openBeforeReact,
  openBeforeReactWithStoppedClock,
  typedApplication,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { ENGLISH_WORDS, flag, saved, speaks } from './language-helpers.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';
import { isMarkedDocument, markDocument } from './reading-helpers.ts';

test('with full or blocked storage the page opens and switches (spec §3)', async ({ page }) => {
  for (const hinder of [
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    },
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    },
  ]) {
    await page.addInitScript(hinder);
    await openWithReact(page);
    await markDocument(page);
    for (const language of ['en', 'tr', 'en'] as const) {
      await flag(page, language).click();
      await speaks(page, language);
    }
    await expect(page).toHaveURL('/en/');
    expect(await isMarkedDocument(page)).toBe(true);
  }
});

test('of two flags pressed before React the last one is busy, and switches the language when React comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letReactCome = await openBeforeReactWithStoppedClock(page);
  await markDocument(page);
  await field(page, 'contactName').fill('Çağla');
  await flag(page, 'tr').click();
  await page.locator('header button').click();
  const inMenu = page.locator('dialog a[data-language="en"]');
  await inMenu.click();
  await expect(inMenu).toHaveAttribute('aria-busy', 'true');
  await expect(inMenu).toHaveCSS('cursor', 'progress');
  await expect(page).toHaveURL('/');
  expect(await saved(page)).toBe('en');

  await letReactCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en/');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(field(page, 'contactName')).toHaveValue('Çağla');
  expect(await isMarkedDocument(page)).toBe(true);
});

test('ctrl and middle click open a tab, a right click saves nothing, before React and with it', async ({
  page,
  context,
}) => {
  const letReactCome = await openBeforeReact(page);
  for (const when of ['before React', 'with React'] as const) {
    await test.step(when, async () => {
      await page.evaluate(() => localStorage.clear());
      await flag(page, 'en').click({ button: 'right' });
      await flag(page, 'tr').hover();
      expect(await saved(page)).toBeNull();
      await speaks(page, 'tr');
      const clicks: Parameters<Locator['click']>[0][] = [{ button: 'middle' }, { modifiers: ['Control'] }];
      for (const click of clicks) {
        const opened = context.waitForEvent('page');
        await flag(page, 'en').click(click);
        const other = await opened;
        await expect(other).toHaveURL('/en/');
        await other.close();
      }
      await speaks(page, 'tr');
      await expect(page).toHaveURL('/');
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });
    if (when === 'with React') break;
    letReactCome();
    await reactTakesOver(page);
  }
});

test.describe('Scripts that cannot be loaded', () => {
  // Chromium reports in the console what it could not load.
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('scripts that fail once are loaded from another address; what is typed stays', async ({ page }) => {
    for (const scripts of [CLIENT, ENGLISH_WORDS]) {
      await page.route(scripts, (route) =>
        new URL(route.request().url()).search ? route.continue() : route.abort(),
      );
    }
    await openWithReact(page);
    await markDocument(page);
    await field(page, 'contactName').fill('Çağla');
    await flag(page, 'en').click();
    await speaks(page, 'en');
    expect(await isMarkedDocument(page)).toBe(true);
    await expect(field(page, 'contactName')).toHaveValue('Çağla');
  });

  test('words that fail late do not undo a later choice', async ({ page }) => {
    const fail = await holdRequests(page, ENGLISH_WORDS, (route) => route.abort());
    await openWithReact(page);
    await markDocument(page);
    await flag(page, 'en').click();
    await flag(page, 'tr').click();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('again='));
    fail();
    await failed;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page).toHaveURL('/');
    await speaks(page, 'tr');
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await saved(page)).toBe('tr');
  });

  test('words that cannot be loaded are in the other document, with what is typed', async ({ page }) => {
    await page.route(ENGLISH_WORDS, (route) =>
      route.request().frame().url().includes('/en/') ? route.continue() : route.abort(),
    );
    await openWithReact(page, '/?from=mail#faq');
    await markDocument(page);
    const application = anApplication();
    await fillApplication(page, application);
    await flag(page, 'en').click();
    await expect(page).toHaveURL('/en/?from=mail#faq');
    await speaks(page, 'en');
    expect(await isMarkedDocument(page)).toBe(false);
    expect(await saved(page)).toBe('en');
    await moveFirst(page);
    await expect.poll(() => typedApplication(page)).toEqual(application);
  });
});
