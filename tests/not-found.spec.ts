/** The 404 page: in the language of the path, in the page's own look, with ways back. */
import { stat } from 'node:fs/promises';
import { brand } from '../site.config.ts';
import { languageCodes, languagePath } from '../src/language/languages.ts';
import { words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { languageLinks, navigation } from './reading-helpers.ts';
import { sitePath } from './test-settings.mjs';

// The browser itself reports the status.
test.use({ expectedConsole: [/status of 404/] });

for (const { language, path } of documents) {
  const { notFound } = words[language];
  const others = languageCodes.filter((code) => code !== language);

  test(`in ${language} an unknown address says so, is small, is not indexed, and leads home`, async ({
    page,
  }) => {
    await test.step('the page is at most 20 KB', async () => {
      expect((await stat(sitePath('dist', path, '404.html.br'))).size).toBeLessThanOrEqual(20 * 1024);
    });
    const response = await page.goto(`${path}yok/boyle-bir-sayfa?ref=a`);
    await test.step('it says in both languages that there is no such page, and is not indexed', async () => {
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(notFound.documentTitle);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await expect(page.getByText(notFound.text)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      for (const code of others) {
        const aside = page.locator('footer').locator(`[lang="${code}"]`);
        await expect(aside).toContainText(words[code].notFound.title);
      }
    });
    await test.step('its links have the names and places of the page’s own', async () => {
      const ways = await page
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]),
        );
      expect(ways).toEqual([
        [brand[language], path],
        ...navigation[language].map(([name, id]) => [name, `${path}#${id}`]),
        ...languageLinks,
        [words[language].header.getApp, `${path}#app-store`],
        [words[language].header.contactUs, `${path}#contact-page`],
        [notFound.home, path],
        ...others.map((code) => [words[code].notFound.home, languagePath(code, '/')]),
      ]);
    });
    await test.step('its own link leads home', async () => {
      await page.getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].hero.title);
    });
  });
}

// The rest is the same in English, in other words.
const lost = '/yok/boyle-bir-sayfa?ref=a';

test('the other language can be chosen on the 404 page, and the choice is saved', async ({ page }) => {
  for (const part of ['header', 'footer']) {
    await page.goto(lost);
    // Without the new choice the start page would send its visitor back to this one.
    await page.evaluate((old) => localStorage.setItem('pet-hotel-club.language', old), 'tr');
    await page.locator(`${part} a[data-language="en"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/en/');
  }
});

test('the 404 page is styled and keeps its policy from 320 to 1920 px, light and dark', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI));
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(lost);
    for (const width of [320, 820, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const state = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - innerWidth,
        ground: getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor,
        // Each `<use>` finds its symbol.
        empty: [...document.querySelectorAll('use')].filter(
          (use) => !document.querySelector(use.getAttribute('href') ?? ''),
        ).length,
        broken: (window as unknown as { broken: string[] }).broken,
      }));
      expect(state).toEqual({
        sideways: 0,
        ground: expect.stringContaining('oklch'),
        empty: 0,
        broken: [],
      });
    }
  }
});
