import type { Browser } from '@playwright/test';
import { onPhone } from './phone.ts';

/** The page's script, which a slow line still brings when the form is near and its button tapped. */
const SCRIPT = '**/assets/client-*.js';

/** The controls whose first tap is measured; before it the visitor has touched nothing. */
const selectors = {
  flag: 'header a[data-language="en"]',
  menu: 'header button[commandfor="menu"]',
  question: '#faq details:first-of-type summary',
  keystroke: '[name="contactName"]',
  submit: 'form button[type="submit"]',
  'submit, script on its way': 'form button[type="submit"]',
  hour: '#home input[type="range"]',
};

export type Control = keyof typeof selectors;
export const controls = Object.keys(selectors) as Control[];

/** The shortest interaction a browser reports, in ms; a shorter one counts as this. */
const SHORTEST = 16;
/** By when a page is quiet after it began to come, in ms. */
const QUIET = 2500;
/** How long a visitor sees what they scrolled to before they tap it, in ms. */
const SIGHT = 1000;
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
    if (control === 'submit, script on its way') await page.route(SCRIPT, () => {});
    // Not its load event: a script held back may hold that back, too.
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(QUIET);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const target = page.locator(selectors[control]);
    if (!(await target.isVisible())) return undefined;
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SIGHT);
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
