/** Opens the page for those who look at it: its own fonts, every picture, nothing in motion. */
import type { Page } from '@playwright/test';
import { sections } from '../src/page/section-ids.ts';
import { expect } from './fixtures.ts';
import { moveFirst, reactTakesOver } from './react-ready.ts';
import { TEST_LIMIT } from './test-limits.ts';

/** The parts of the page, by the names of their records: the header, and each section by its id. */
export const parts: Readonly<Record<string, string>> = {
  header: 'header',
  ...Object.fromEntries(Object.values(sections).map(({ id }) => [id, `#${id}`])),
};

/** The font that the browser really draws an element's text in. */
export async function fontOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts
    .map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (not ours)'}`)
    .join();
}

/** Opens the page in its own fonts. A font that is late for the first paint is used from the next visit on. */
export async function openInItsFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() =>
    Promise.all(['Besley', 'Instrument Sans'].map((name) => document.fonts.load(`16px "${name}"`))),
  );
  await expect(async () => {
    await page.reload();
    expect([await fontOf(page, 'h1'), await fontOf(page, '.lead')]).toEqual([
      expect.stringMatching(/^Besley[^()]*$/),
      expect.stringMatching(/^Instrument Sans[^()]*$/),
    ]);
  }).toPass({ timeout: TEST_LIMIT });
  await moveFirst(page);
  await reactTakesOver(page);
}

/** Loads every picture that comes only when a visitor nears it, and scrolls to the top again. */
export async function readThrough(page: Page): Promise<void> {
  await page.locator('[data-clock=runs]').waitFor();
  await page.evaluate(async () => {
    for (const image of [...document.images].filter((one) => one.checkVisibility())) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // The header follows the scroll in a later frame, and so does the mark of the section in view.
  for (const settled of ['html:not([data-scrolled])', 'header nav a[href="#home"][aria-current]']) {
    await page.locator(settled).first().waitFor({ state: 'attached' });
  }
  await page.evaluate(async () => {
    // Animations that follow the scrolling have no end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(timed.map(({ finished }) => finished));
  });
}
