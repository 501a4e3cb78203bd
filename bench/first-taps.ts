import type { Locator, Page } from '@playwright/test';
import { onPhone } from './phone.ts';

interface Control {
  selector: string;
  /** What a visitor does before the tap, if the control is not there from the start. */
  before?: (page: Page) => Promise<void>;
  /** Whether React's script has not arrived when the control is tapped. */
  scriptHeld?: true;
}

const SUBMIT = '#hotel-application button[type="submit"]';
const DEAL = '[data-sample="game"] button';

const all = {
  flag: { selector: 'header a[data-language="en"]' },
  menu: { selector: 'header button[commandfor="menu"]' },
  question: { selector: '#faq details:first-of-type summary' },
  keystroke: { selector: '#contactName' },
  submit: { selector: SUBMIT },
  'submit, script on its way': { selector: SUBMIT, scriptHeld: true },
  hour: { selector: '#home input[type="range"]' },
  status: { selector: '[data-sample="status"] label:has([value="asleep"])' },
  game: { selector: DEAL },
  'game, a card': {
    selector: '[data-sample="game"] [role="group"] button',
    before: (page) => page.tap(DEAL),
  },
  'check-in': { selector: '[data-sample="check-in"] button' },
  "guest's name": { selector: '[data-sample="check-in"] input[type="text"]' },
  'camera lamp': { selector: '[data-sample="camera"] label' },
  "hotels' tag": { selector: '[data-sample="hotel-tag"] :is(input, textarea)' },
  "phone's bar": { selector: '[data-sample="bar"] a' },
  month: { selector: '[data-sample="month"] button:last-of-type' },
  receipt: { selector: '[data-sample="receipt"] button', before: apply },
} as const satisfies Record<string, Control>;

export type ControlName = keyof typeof all;
export const controlNames = Object.keys(all) as ControlName[];
/** Controls that also work without script. Their bars compare with the page without script, where they take long, too. */
export const plainControls = ['menu', 'submit', 'submit, script on its way'] as const;
export const otherControls = controlNames.filter((name) => !plainControls.some((plain) => plain === name));

/** How much slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;
/** The shortest interaction that browsers report, in ms. */
const SHORTEST_MS = 16;
/** How long the page takes to become quiet, in ms. The room's film begins 3 s after the load. */
const QUIET_MS = 4000;
/** How long a visitor looks at a control before they tap it, and how long the page may answer, in ms. */
const LOOK_MS = 1000;
const ANSWER_MS = 1000;

/** Sends an application, after which the page shows its receipt. */
async function apply(page: Page): Promise<void> {
  const values = {
    hotelName: 'Ölçüm',
    contactName: 'Ölçüm',
    email: 'a@example.com',
    phone: '0222 000 00 00',
  };
  for (const [name, value] of Object.entries(values)) await page.fill(`#${name}`, value);
  await page.tap(SUBMIT);
}

/** The middle of a control, for the touchscreen's tap. `locator.tap` would run its own script in the page. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not there.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Notes in the page how long each interaction takes until the next paint. */
function watchInteractions(shortest: number): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

/**
 * Interaction to next paint of a control's first tap in a page that nobody has touched, in ms, in steps of 8.
 *
 * @throws Error if the control is not there
 */
export async function firstTap(address: string, name: ControlName): Promise<number> {
  const { selector, before, scriptHeld }: Control = all[name];
  return onPhone(async (page) => {
    await page.addInitScript(watchInteractions, SHORTEST_MS);
    if (scriptHeld) await page.route('**/assets/client-*.js', () => {});
    // A script that does not arrive holds back the load event, too.
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(QUIET_MS);
    await before?.(page);
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded({ timeout: 5000 });
    await page.waitForTimeout(LOOK_MS);
    const middle = await middleOf(target);
    await page.evaluate('durations.length = 0');
    if (name === 'keystroke') {
      await target.focus();
      await page.keyboard.press('a');
    } else {
      await page.touchscreen.tap(...middle);
    }
    await page.waitForTimeout(ANSWER_MS);
    return Math.max(SHORTEST_MS, ...(await page.evaluate<number[]>('durations')));
  }, SLOWDOWN);
}
