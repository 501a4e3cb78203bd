import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the phone's processor is taken to be. */
export const SLOWDOWN = 4;

/** Does something with a fresh page of a slow phone, and closes it. */
export async function onPhone<T>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<T>,
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
    // tsx names functions by a helper of its own, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page, session);
  } finally {
    await context.close();
  }
}
