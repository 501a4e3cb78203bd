import { CLIENT, form, holdRequests, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { ENGLISH_WORDS, flag, saved, speaks } from './language-helpers.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';
import { isMarkedDocument, markDocument } from './reading-helpers.ts';

test.describe('Blocked or full storage (spec §3)', () => {
  test('blocked: the page opens and switches', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    });
    await openWithReact(page);
    await markDocument(page);
    for (const language of ['en', 'tr'] as const) {
      await flag(page, language).click();
      await speaks(page, language);
    }
    await flag(page, 'en').click();
    await expect(page).toHaveURL(/\/en\/$/);
    expect(await isMarkedDocument(page)).toBe(true);
    await page.reload();
    await speaks(page, 'en');
  });

  test('full: the page opens and switches', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    });
    await openWithReact(page);
    await markDocument(page);
    await flag(page, 'en').click();
    await speaks(page, 'en');
    await expect(page).toHaveURL(/\/en\/$/);
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await saved(page)).toBeNull();
  });
});

test.describe('A flag pressed before React is there', () => {
  test('shows that it is busy, stays on the page, and switches when React comes', async ({ page }) => {
    const letGo = await holdRequests(page, CLIENT, (route) => route.continue());
    await page.goto('/');
    await markDocument(page);
    await form(page).locator('[name=contactName]').fill('Çağla');
    await flag(page, 'en').click();
    await expect(flag(page, 'en')).toHaveAttribute('aria-busy', 'true');
    expect(await flag(page, 'en').evaluate((element) => getComputedStyle(element).cursor)).toBe('progress');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await saved(page)).toBe('en');

    letGo();
    await speaks(page, 'en');
    await expect(flag(page, 'en')).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(form(page).locator('[name=contactName]')).toHaveValue('Çağla');
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test('of two pressed flags the last counts, here the menu’s, and none stays busy', async ({ page }) => {
    const letGo = await holdRequests(page, CLIENT, (route) => route.continue());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await markDocument(page);
    await flag(page, 'tr').click();
    await page.locator('header button').click();
    const inMenu = page.locator('dialog a[data-language="en"]');
    await inMenu.click();
    await expect(inMenu).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(await saved(page)).toBe('en');
    expect(await isMarkedDocument(page)).toBe(true);
  });
});

test('ctrl and middle click open the other document in a tab of its own and leave this one as it is, before React and with it; a right click only asks: it chooses no language', async ({
  page,
  context,
}) => {
  const letGo = await holdRequests(page, CLIENT, (route) => route.continue());
  await page.goto('/');
  for (const when of ['before React', 'with React']) {
    await test.step(when, async () => {
      await page.evaluate(() => localStorage.clear());
      await flag(page, 'en').click({ button: 'right' });
      await flag(page, 'tr').hover();
      expect(await saved(page)).toBeNull();
      await speaks(page, 'tr');
      for (const click of [
        () => flag(page, 'en').click({ modifiers: ['Control'] }),
        () => flag(page, 'en').click({ button: 'middle' }),
      ]) {
        const opened = context.waitForEvent('page');
        await click();
        const other = await opened;
        await expect(other).toHaveURL(/\/en\/$/);
        await expect(other.locator('h1')).toHaveText(words.en.hero.title);
        await other.close();
        await speaks(page, 'tr');
        await expect(page).toHaveURL(/:\d+\/$/);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
      }
    });
    if (when === 'with React') break;
    letGo();
    await reactTakesOver(page);
  }
});

test.describe('Scripts that cannot be had', () => {
  // Chromium says in the console what it could not load.
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a flag pressed before the script fails leads to the other document when it does', async ({
    page,
  }) => {
    const letGo = await holdRequests(page, CLIENT, (route) => route.abort());
    await page.goto('/');
    await flag(page, 'en').click();
    await expect(flag(page, 'en')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page).toHaveURL(/\/en\/$/);
    await speaks(page, 'en');
  });

  test('a client script that fails once is tried again under another address, and the flags switch in place', async ({
    page,
  }) => {
    await page.route(CLIENT, (route) =>
      new URL(route.request().url()).search ? route.continue() : route.abort(),
    );
    await openWithReact(page);
    await markDocument(page);
    await flag(page, 'en').click();
    await speaks(page, 'en');
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test('words that cannot be fetched are found in the other document, at the same place', async ({
    page,
  }) => {
    await page.route(ENGLISH_WORDS, (route) => route.abort());
    await openWithReact(page, '/?from=mail#faq');
    await markDocument(page);
    await flag(page, 'en').click();
    await expect(page).toHaveURL(/:\d+\/en\/\?from=mail#faq$/);
    await speaks(page, 'en');
    expect(await isMarkedDocument(page)).toBe(false);
    expect(await saved(page)).toBe('en');
  });

  test('words that fail once are tried again, and what is typed stays', async ({ page }) => {
    let failures = 0;
    await page.route(ENGLISH_WORDS, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    await openWithReact(page);
    await markDocument(page);
    await form(page).locator('[name=contactName]').fill('Çağla');
    await flag(page, 'en').click();
    await speaks(page, 'en');
    expect(failures).toBeGreaterThan(0);
    expect(await isMarkedDocument(page)).toBe(true);
    await expect(form(page).locator('[name=contactName]')).toHaveValue('Çağla');
  });
});
