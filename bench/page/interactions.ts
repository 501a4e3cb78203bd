import type { Browser, Locator, Page } from '@playwright/test';
import { onPhone } from './phone.ts';

/** The page's script, which a slow line still brings when the form is near and its button tapped. */
const SCRIPT = '**/assets/client-*.js';

interface Control {
  selector: string;
  /** What a visitor does first, where the control is not there from the start. */
  before?: (page: Page) => Promise<void>;
}

const SUBMIT = 'form button[type="submit"]';
const DEAL = '[data-sample="game"] button';

/** The controls whose first tap is measured; before it the visitor has touched nothing, or only what leads to it. */
const all = {
  flag: { selector: 'header a[data-language="en"]' },
  menu: { selector: 'header button[commandfor="menu"]' },
  question: { selector: '#faq details:first-of-type summary' },
  keystroke: { selector: '[name="contactName"]' },
  submit: { selector: SUBMIT },
  'submit, script on its way': { selector: SUBMIT },
  hour: { selector: '#home input[type="range"]' },
  status: { selector: '[data-sample="status"] label:has([value="asleep"])' },
  game: { selector: DEAL },
  'check-in': { selector: '[data-sample="check-in"] button' },
  month: { selector: '[data-sample="month"] button:last-of-type' },
  'game, a card': { selector: '[data-sample="game"] [role="group"] button', before: deal },
  receipt: { selector: '[data-sample="receipt"] button', before: apply },
} as const satisfies Record<string, Control>;

export type ControlName = keyof typeof all;
export const controls = Object.keys(all) as ControlName[];

async function deal(page: Page): Promise<void> {
  await page.locator(DEAL).tap();
}

/** Applies as a hotel does; the service that is measured writes it into a folder that goes with it. */
async function apply(page: Page): Promise<void> {
  const words = {
    hotelName: 'Ölçüm',
    contactName: 'Ölçüm',
    email: 'olcum@example.com',
    phone: '0222 000 00 00',
  };
  for (const [name, value] of Object.entries({ ...words, message: 'Ölçüm' })) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator(SUBMIT).tap();
}

/** The shortest interaction a browser reports, in ms; a shorter one counts as this. */
const SHORTEST = 16;
/** By when a page is quiet after it began to come, in ms: the film that begins 3 s after the load plays evenly. */
const QUIET = 4000;
/** How long a visitor sees what they scrolled to before they tap it, in ms. */
const SIGHT = 1000;
/** How long the page may go on answering a tap, in ms. */
const ANSWER_TIME = 1000;
/** By when what a visitor does first has led to the control, in ms: an application is written to a disk. */
const ARRIVAL = 5000;

/**
 * The middle of a control. It is tapped there as by a finger: `locator.tap` would listen to the tap in the page,
 * to see what it hits, at the page's expense.
 *
 * @throws Error if it is not laid out, or something lies over it
 */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The control is not laid out.');
  const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = await target.evaluate(
    (element, at) => element.contains(document.elementFromPoint(...at)),
    middle,
  );
  if (!hit) throw new Error('Something lies over the control.');
  return middle;
}

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
  name: ControlName,
): Promise<number | undefined> {
  const control: Control = all[name];
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
    if (name === 'submit, script on its way') await page.route(SCRIPT, () => {});
    // Not its load event: a script held back may hold that back, too.
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(QUIET);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const target = page.locator(control.selector).first();
    if (control.before) {
      await control.before(page);
      // Without script nothing leads there.
      await target.waitFor({ timeout: ARRIVAL }).catch(() => {});
    }
    if (!(await target.isVisible())) return undefined;
    await target.scrollIntoViewIfNeeded();
    const middle = await middleOf(target);
    await page.waitForTimeout(SIGHT);
    await page.evaluate(() => {
      (window as unknown as { durations: number[] }).durations.length = 0;
    });
    if (name === 'keystroke') {
      await target.focus();
      await page.keyboard.press('a');
    } else {
      await page.touchscreen.tap(...middle);
    }
    await page.waitForTimeout(ANSWER_TIME);
    const durations = await page.evaluate(() => {
      const { same, durations } = window as unknown as { same?: true; durations: number[] };
      return same && durations;
    });
    return durations && Math.max(SHORTEST, ...durations);
  });
}
