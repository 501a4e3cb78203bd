/** Whether React has taken a page over. A mark is written at the page's own event, so that no test can miss it. */
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Marks every page of a context when React has taken it over. */
export async function markWhenReady(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('page:ready', () => {
      document.documentElement.dataset.testReady = '';
    });
  });
}

/** The root of a page that React has taken over. */
export const readyRoot = (page: Page): Locator => page.locator('html[data-test-ready]');

/** Resolves when React has taken the page over. */
export const reactTakesOver = (page: Page): Promise<void> => readyRoot(page).waitFor({ state: 'attached' });

/** A visitor's first move, at which React starts. */
export async function moveFirst(page: Page): Promise<void> {
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 301);
}

/** Opens a document and waits until React has taken it over, as it does at a visitor's first move. */
export async function openWithReact(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await moveFirst(page);
  await reactTakesOver(page);
}
