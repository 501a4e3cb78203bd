import type { Browser } from '@playwright/test';
import { onPhone } from './phone.ts';

/** The controls whose first tap is measured; before it the visitor has touched nothing, so React has not run. */
const selectors = {
  flag: 'header a[data-language="en"]',
  menu: 'header button[commandfor="menu"]',
  question: '#faq details:first-of-type summary',
  keystroke: '[name="contactName"]',
  submit: 'form button[type="submit"]',
  hour: '#home input[type="range"]',
};

export type Control = keyof typeof selectors;
export const controls = Object.keys(selectors) as Control[];

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
 * @returns undefined where the control is not there, or leads to another document, which takes the
 *   measurement with it
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
    const target = page.locator(selectors[control]);
    if (!(await target.isVisible())) return undefined;
    if (control === 'keystroke') {
      await target.focus();
      await page.keyboard.press('a');
    } else {
      await target.tap();
    }
    await page.waitForTimeout(ANSWER_TIME);
    const durations = await page.evaluate(() => {
      const { same, durations } = window as unknown as { same?: true; durations: number[] };
      return same && durations;
    });
    return durations && Math.max(SHORTEST, ...durations);
  });
}
