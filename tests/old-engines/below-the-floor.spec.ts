/**
 * The page in a Chromium older than those it is made for: it can be read in one column, and the application be sent.
 *
 * Playwright's own locators need a newer browser than this, so the page is asked and used by functions in it.
 */
import type { Page } from '@playwright/test';
import { email } from '../../site.config.ts';
import { anApplication, mailsAbout, words } from '../application-helpers.ts';
import { documents, expect, test } from '../fixtures.ts';
import { WINDOWS } from './beside-today.ts';

/** What is wider than the window or lies over the text of another section; the headings that cannot be read. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    let bottom = 0;
    for (const section of document.querySelectorAll('main > section[id], footer')) {
      const { top, bottom: end, left, width, height } = section.getBoundingClientRect();
      if (top < bottom - 1) found.push(`#${section.id} begins before the section above it ends`);
      if (left < 0 || width < innerWidth / 2 || height < 100)
        found.push(`#${section.id} is ${width} × ${height} px`);
      bottom = end;
    }
    for (const text of document.querySelectorAll<HTMLElement>('h1, h2, h3, main p, summary')) {
      const { left, right, width } = text.getBoundingClientRect();
      if (width > 4 && (left < 0 || right > innerWidth)) found.push(`“${text.innerText}” is cut off`);
    }
    return found;
  });

for (const [index, { language, path }] of documents.entries()) {
  const viewport = WINDOWS[index % WINDOWS.length] ?? WINDOWS[0];
  test.describe(`${language}, ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('the page is one column, and an application is sent from it', async ({ page }) => {
      await page.goto(path);
      await page.waitForFunction(() => !document.documentElement.hasAttribute('data-deferred'));
      expect(await faults(page)).toEqual([]);
      const application = anApplication();
      for (const [name, value] of Object.entries(application)) {
        await page.evaluate(
          (key) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus(),
          name,
        );
        await page.keyboard.insertText(value);
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-key=submit]')?.click());
      await expect.poll(() => mailsAbout(application.phone)).toHaveLength(1);
      await page.waitForFunction(() => document.querySelector('[data-sample=receipt]'));
      await expect
        .poll(() => page.evaluate(() => document.body.innerText))
        .toContain(words[language].application.receipt.application.title);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the page is one column, and says where to write', async ({ page }) => {
        await page.goto(path);
        expect(await faults(page)).toEqual([]);
        const links = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('#hotel-application a')]
            .filter((link) => link.getClientRects().length > 0)
            .map(({ href }) => href),
        );
        expect(links).toContain(`mailto:${email}`);
      });
    });
  });
}
