/** The back-forward cache: pages that a browser keeps when the visitor leaves, and shows again on the way back. */
import type { Page, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test';
import { findBrowser } from './find-program.mjs';
import { markWhenReady } from './react-ready.ts';

type BrowserFixtures = Pick<PlaywrightWorkerArgs & PlaywrightWorkerOptions, 'playwright' | 'launchOptions'>;

/** Opens a page in a browser with a back-forward cache: the headless shell has none, and Playwright turns it off. */
export async function withBackForwardCache(
  { playwright, launchOptions }: BrowserFixtures,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = findBrowser();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // Debian's Chromium would draw with a graphics processor, and emulate one where there is none.
    args: [...(launchOptions.args ?? []), '--disable-gpu'],
  });
  try {
    const context = await browser.newContext();
    await markWhenReady(context);
    await run(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Leaves for another address and comes back to the very same document. */
export async function leaveAndReturn(page: Page, address: string, there: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.setAttribute('data-test-returned', String(persisted));
    });
  });
  await page.goto(address);
  await there();
  await page.evaluate(() => history.back());
  await page.locator('html[data-test-returned="true"]').waitFor({ state: 'attached' });
}
