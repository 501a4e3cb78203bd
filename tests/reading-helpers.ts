/** Where the visitor is on the page: scroll positions, entries of the history, marks on the document. */
import type { Locator, Page } from '@playwright/test';
import type { Content } from '../content/types.ts';
import { type Language, languageCodes, languagePath, languages } from '../src/language/languages.ts';
import { navigationEntries, sections } from '../src/page/section-ids.ts';
import { words } from './application-helpers.ts';
import { expect } from './fixtures.ts';
import { REST_PX } from './spec-times.ts';

/** How far a target may be from its place, in px. */
const TOLERANCE = 2;

/** The entries of the header's navigation, in order, and the sections they lead to (spec §2). */
const entries = ({ header }: Content) =>
  navigationEntries.map((name) => [header.entries[name], sections[name].id] as const);
export const navigation = Object.fromEntries(
  languageCodes.map((code) => [code, entries(words[code])]),
) as Record<Language, ReturnType<typeof entries>>;

/** The flags' names, in order, and the documents they lead to. */
export const languageLinks = languageCodes.map(
  (code) => [languages[code].name, languagePath(code, '/')] as const,
);

/** The header's link to a section. */
export const headerLink = (page: Page, id: string): Locator => page.locator(`header nav a[href="#${id}"]`);

/** Waits until every part is laid out, as it is soon after the first paint. Until then what is below may move. */
export const isLaidOut = (page: Page): Promise<void> => page.locator('html:not([data-deferred])').waitFor();

/** Takes parts out that a test does not look at: laying them out anew at every size takes most of its time. */
export const takeOut = (page: Page, parts: string): Promise<void> =>
  page.locator(parts).evaluateAll((all) => {
    for (const part of all as HTMLElement[]) part.style.setProperty('display', 'none', 'important');
  });

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** How far an element's top edge is below the viewport's, in px. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

export const entryCount = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Scrolls to a position at once, as a restored page or a dragged scrollbar does. */
export async function scrollToTop(page: Page, top: number): Promise<void> {
  await page.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), top);
}

/** How far, in px, a target is from resting `REST_PX` below the viewport's top, or as near as the page's ends allow. */
export function misplacement(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ([target, rest]) => {
      const element = document.getElementById(target);
      if (!element) return Number.POSITIVE_INFINITY;
      const end = document.documentElement.scrollHeight - innerHeight;
      const wanted = element.getBoundingClientRect().top + scrollY - rest;
      return Math.abs(scrollY - Math.max(0, Math.min(wanted, end)));
    },
    [id, REST_PX] as const,
  );
}

/** Waits until a target rests in its place. */
export async function restsInPlace(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => misplacement(page, id), { message: `#${id} rests ${REST_PX} px below the viewport's top` })
    .toBeLessThanOrEqual(TOLERANCE);
}

/** Waits until the page has stood still for longer than one of its scrolls ever rests on the way. */
export async function standsStill(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let place = scrollY;
        let since = performance.now();
        let frames = 0;
        const look = () => {
          frames += 1;
          if (scrollY !== place) {
            place = scrollY;
            since = performance.now();
            frames = 0;
          }
          if (frames > 10 && performance.now() - since > 350) resolve(scrollY);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Hides or shows the page's tab, as the page sees it. */
export const setTabHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Leaves a mark that only a navigation to another document removes. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markedByTest: true }));
}

export const isMarkedDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'markedByTest' in window);
