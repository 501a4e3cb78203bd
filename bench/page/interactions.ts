import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone.ts';

/** The first tap of each control; before it the visitor has touched nothing, so React has not run. */
const firstTaps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  flag: (page) => page.locator('header a[data-language="en"]').tap(),
  menu: (page) => page.locator('header button[commandfor="menu"]').tap(),
  question: (page) => page.locator('#faq summary').first().tap(),
  keystroke: async (page) => {
    await page.locator('[name="contactName"]').focus();
    await page.keyboard.press('a');
  },
  submit: (page) => page.locator('form button[type="submit"]').tap(),
  hour: (page) => page.locator('#home input[type="range"]').tap(),
};

export type Control = keyof typeof firstTaps;
export const controls = Object.keys(firstTaps) as Control[];

/** The shortest interaction a browser reports, in ms; a shorter one counts as this. */
const SHORTEST = 16;
/** How long the page may go on answering a tap, in ms. */
const ANSWER_TIME = 1000;

interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

/**
 * Interaction to Next Paint of a control's first tap, in ms, in steps of 8.
 *
 * @returns undefined where the tap leads to another document, which takes the measurement with it
 */
export async function measureFirstTap(
  browser: Browser,
  address: string,
  control: Control,
): Promise<number | undefined> {
  return onPhone(browser, async (page) => {
    await page.addInitScript((shortest) => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as EventTiming[]) {
          if (entry.interactionId > 0) durations.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
    }, SHORTEST);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await firstTaps[control]?.(page);
    await page.waitForTimeout(ANSWER_TIME);
    const durations = await page.evaluate(() => {
      const { same, durations } = window as unknown as { same?: true; durations: number[] };
      return same && durations;
    });
    return durations && Math.max(SHORTEST, ...durations);
  });
}
