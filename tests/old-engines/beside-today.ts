/** A page in an old Chromium, and the same page in today's beside it, which says how it should look. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findTestBrowser } from '../find-program.mjs';
import { test as base, expect, preparePages } from '../fixtures.ts';
import { differences, seenOf } from './seen.ts';

/** A phone's and a desk's window, in px. */
export const WINDOWS = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
] as const;

interface BesideToday {
  /** The same page in today's Chromium. */
  pageToday: Page;
  /** Does the same on both pages. */
  both: (act: (page: Page) => Promise<unknown>) => Promise<void>;
  /** Expects both pages to look the same, but for what may differ. */
  looksTheSame: (when: string) => Promise<void>;
}

/** The cards of the game are dealt alike on both pages. */
async function dealAlike(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let seed = 7;
    Math.random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
  });
}

export const test = base.extend<BesideToday, { today: Browser }>({
  today: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
    async ({}, use, { project }) => {
      const { args = [] } = project.use.launchOptions ?? {};
      const executablePath = findTestBrowser();
      const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  pageToday: async (
    { today, baseURL, clockHour, films, javaScriptEnabled, viewport, isMobile, hasTouch },
    use,
  ) => {
    const options = {
      baseURL: String(baseURL),
      javaScriptEnabled,
      viewport,
      isMobile,
      hasTouch,
      locale: 'tr-TR',
    };
    const context = await today.newContext({ ...options, reducedMotion: 'reduce' });
    await preparePages(context, clockHour, films);
    await dealAlike(context);
    await use(await context.newPage());
    await context.close();
  },
  both: async ({ page, pageToday }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dealAlike(page.context());
    // A font that comes late is not used (`font-display: optional`), so both have the fonts in their caches.
    await Promise.all([page.goto('/'), pageToday.goto('/')]);
    await use(async (act) => {
      await Promise.all([act(page), act(pageToday)]);
    });
  },
  looksTheSame: async ({ page, pageToday }, use) => {
    await use(async (when) => {
      // What is sticky depends on how far a page is scrolled.
      const top = await page.evaluate(() => scrollY);
      await pageToday.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), top);
      const compare = async () => {
        const [expected, found] = await Promise.all([seenOf(pageToday), seenOf(page)]);
        return differences(expected, found);
      };
      // One page may be quicker than the other.
      await expect.poll(compare, { message: `${when}, as in today’s Chromium` }).toEqual([]);
    });
  },
});

export { expect };
