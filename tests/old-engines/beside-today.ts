/** A page in today's Chromium, which says how it should look, and the same page in old ones beside it. */
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

/** The old Chromiums in which everything works, as far as they are installed. */
export const walkedEngines = (['chromium-109', 'chromium-119'] as const).filter(findOldEngine);

type Each<T> = { engine: string } & T;

interface BesideToday {
  /** The same page in each old Chromium. */
  oldPages: Each<{ page: Page }>[];
  /** Does the same on all pages. */
  each: (act: (page: Page) => Promise<unknown>) => Promise<void>;
  /** Expects all pages to look the same, but for what may differ. */
  looksTheSame: (when: string) => Promise<void>;
}

/** The cards of the game are dealt alike on all pages. */
async function dealAlike(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let seed = 7;
    Math.random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
  });
}

export const test = base.extend<BesideToday, { oldBrowsers: Each<{ browser: Browser }>[] }>({
  oldBrowsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
    async ({}, use, { project }) => {
      const { args = [] } = project.use.launchOptions ?? {};
      const browsers = await Promise.all(
        walkedEngines.map(async (engine) => ({
          engine,
          browser: await chromium.launch(oldEngineLaunch(engine, args)),
        })),
      );
      await use(browsers);
      for (const { browser } of browsers) await browser.close();
    },
    { scope: 'worker' },
  ],
  oldPages: async (
    {
      oldBrowsers,
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
    const pages = await Promise.all(
      oldBrowsers.map(async ({ engine, browser }) => {
        const context = await browser.newContext({
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
        return {
          engine,
          page,
          noise: watchNoise(page, String(baseURL), { expectedConsole, mayLeaveOrigin }),
        };
      }),
    );
    await use(pages);
    for (const { engine, page, noise } of pages) {
      expect(noise, `console and network of ${engine}`).toEqual([]);
      await page.context().close();
    }
  },
  each: async ({ page, oldPages }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dealAlike(page.context());
    const pages = [page, ...oldPages.map(({ page: old }) => old)];
    // A font that comes late is not used (`font-display: optional`), so all have the fonts in their caches.
    await Promise.all(pages.map((one) => one.goto('/')));
    await use(async (act) => {
      await Promise.all(pages.map(act));
    });
  },
  looksTheSame: async ({ page, oldPages }, use) => {
    await use(async (when) => {
      // What is sticky depends on how far a page is scrolled.
      const top = await page.evaluate(() => scrollY);
      for (const { page: old } of oldPages) {
        await old.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), top);
      }
      const compare = async () => {
        const [expected, ...found] = await Promise.all(
          [page, ...oldPages.map((old) => old.page)].map(seenOf),
        );
        return oldPages.flatMap(({ engine }, index) =>
          differences(expected ?? [], found[index] ?? []).map((line) => `${engine}: ${line}`),
        );
      };
      // One page may be quicker than the other.
      await expect.poll(compare, { message: `${when}, as in today’s Chromium` }).toEqual([]);
    });
  },
});

export { expect };
