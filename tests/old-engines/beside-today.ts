/** A page in today's Chromium, which says how it should look, and the same page in an old one beside it. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findOldEngine } from '../find-program.mjs';
import { test as base, expect, preparePages, watchNoise } from '../fixtures.ts';
import { oldEngineLaunch } from './launch.ts';
import { differences, seenOf } from './seen.ts';

/** A phone's and a desk's window, in px. */
export const WINDOWS = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
] as const;

/** The oldest Chromium in which everything works. */
const ENGINE = 'chromium-109';

/** Whether it is installed. */
export const isWalked = findOldEngine(ENGINE) !== undefined;

interface BesideToday {
  /** The same page in the old Chromium. */
  oldPage: Page;
  /** Does the same on both pages. */
  each: (act: (page: Page) => Promise<unknown>) => Promise<void>;
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

export const test = base.extend<BesideToday, { oldBrowser: Browser }>({
  oldBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
    async ({}, use, { project }) => {
      const { args = [] } = project.use.launchOptions ?? {};
      const browser = await chromium.launch(oldEngineLaunch(ENGINE, args));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  oldPage: async (
    {
      oldBrowser,
      baseURL,
      clockHour,
      films,
      expectedConsole,
      mayLeaveOrigin,
      javaScriptEnabled,
      viewport,
      isMobile,
      hasTouch,
    },
    use,
  ) => {
    const context = await oldBrowser.newContext({
      baseURL: String(baseURL),
      javaScriptEnabled,
      viewport,
      isMobile,
      hasTouch,
      locale: 'tr-TR',
      reducedMotion: 'reduce',
    });
    await preparePages(context, clockHour, films);
    await dealAlike(context);
    const page = await context.newPage();
    const noise = watchNoise(page, String(baseURL), { expectedConsole, mayLeaveOrigin });
    await use(page);
    expect(noise, `console and network of ${ENGINE}`).toEqual([]);
    await context.close();
  },
  each: async ({ page, oldPage }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dealAlike(page.context());
    const pages = [page, oldPage];
    // A font that comes late is not used (`font-display: optional`), so both have the fonts in their caches.
    await Promise.all(pages.map((one) => one.goto('/')));
    await use(async (act) => {
      await Promise.all(pages.map(act));
    });
  },
  looksTheSame: async ({ page, oldPage }, use) => {
    await use(async (when) => {
      // What is sticky depends on how far a page is scrolled.
      const top = await page.evaluate(() => scrollY);
      await oldPage.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), top);
      const compare = async () => {
        const [expected, found] = await Promise.all([seenOf(page), seenOf(oldPage)]);
        return differences(expected, found);
      };
      // One page may be quicker than the other.
      await expect.poll(compare, { message: `${when}, as in today’s Chromium` }).toEqual([]);
    });
  },
});

export { expect };
