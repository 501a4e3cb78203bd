import type { Browser, Page } from '@playwright/test';

/**
 * Opens an empty page as a phone's, with an empty cache, and closes it after use.
 *
 * @param slowdown how many times slower than this machine's the phone's processor is
 */
export async function onPhone<T>(
  browser: Browser,
  use: (page: Page) => Promise<T>,
  slowdown = 1,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'tr-TR',
  });
  try {
    const page = await context.newPage();
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}
