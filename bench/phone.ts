import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/find-program.mjs';

/**
 * Opens an empty page in a new browser that acts as a phone and has an empty cache, and closes it after use.
 *
 * @param slowdown how many times slower the phone's processor is than this machine's
 */
export async function onPhone<T>(use: (page: Page) => Promise<T>, slowdown = 1): Promise<T> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'tr-TR',
    });
    // tsx wraps functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await browser.close();
  }
}
