import type { Browser } from '@playwright/test';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR } from '../../src/page/hero/room-day.ts';
import { onPhone } from './phone.ts';

/** What became of the frames while the hour was turned from the first to the last. */
export interface Frames {
  presented: number;
  /** Frames that a movement lacked. */
  dropped: number;
  /** The page's own animation frames that came later than the next one was due. */
  late: number;
  /** The longest time between two of them, in ms. */
  longest: number;
}

/** Time from one hour to the next while the visitor drags, in ms: the whole day in two seconds. */
const STEP = 100;

/** Two frames further apart than this, in ms, have one missing between them: one and a half of a 60 Hz screen's. */
const LATE = 25;

/** What the page marks in the trace when the day begins and when it is over. */
const DAY_BEGINS = 'day begins';
const DAY_ENDS = 'day ends';

interface TraceEvent {
  name: string;
  /** In µs. */
  ts: number;
  args?: { frame_reporter?: { state: string; affects_smoothness: boolean } };
}

/**
 * Turns room 7 through its day on a slow phone, React already there, and counts the compositor's frames. The drag
 * goes back to check-in first and then, without a halt, through the day, whose frames are those that count: what
 * stands still has none to lose, and how soon it begins to move is the first tap's measure.
 */
export async function measureFrames(browser: Browser, address: string): Promise<Frames> {
  return onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const range = page.locator('#home input[type="range"]');
    await range.tap();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);

    await browser.startTracing(page, {
      categories: ['benchmark', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
    });
    const gaps = await range.evaluate(
      async (element, { from, to, step, begins, ends }) => {
        const input = element as HTMLInputElement;
        const turn = async (hour: number) => {
          input.valueAsNumber = hour;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, step));
        };
        for (let hour = input.valueAsNumber; hour >= from; hour -= 1) await turn(hour);

        const gaps: number[] = [];
        let last = performance.now();
        let running = true;
        requestAnimationFrame(function frame(now) {
          gaps.push(now - last);
          last = now;
          if (running) requestAnimationFrame(frame);
        });
        performance.mark(begins);
        for (let hour = from + 1; hour <= to; hour += 1) await turn(hour);
        performance.mark(ends);
        running = false;
        return gaps.slice(1);
      },
      { from: CHECK_IN_HOUR, to: CHECK_OUT_HOUR, step: STEP, begins: DAY_BEGINS, ends: DAY_ENDS },
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const markedAt = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
    const [begin, end] = [markedAt(DAY_BEGINS), markedAt(DAY_ENDS)];
    const reports = traceEvents.flatMap(({ name, ts, args }) =>
      name === 'PipelineReporter' && ts >= begin && ts <= end ? (args?.frame_reporter ?? []) : [],
    );
    if (reports.length === 0) throw new Error('The browser reported no frames.');
    return {
      presented: reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
      dropped: reports.filter((frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness).length,
      late: gaps.filter((gap) => gap > LATE).length,
      longest: Math.max(...gaps),
    };
  });
}
