import type { Browser } from '@playwright/test';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR } from '../../src/page/hero/room-day.ts';
import { onPhone } from './phone.ts';

/** What became of the frames while the hour was turned from the first to the last. */
export interface Frames {
  presented: number;
  /** Frames that a movement lacked. */
  dropped: number;
  /** The longest time between two of the page's animation frames, in ms. */
  longest: number;
}

/** Time from one hour to the next while the visitor drags, in ms: the whole day in two seconds. */
const STEP = 100;

interface FrameEvent {
  name: string;
  args?: { frame_reporter?: { state: string; affects_smoothness: boolean } };
}

/** Turns room 7 through its day on a slow phone, React already there, and counts the compositor's frames. */
export async function measureFrames(browser: Browser, address: string): Promise<Frames> {
  return onPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const range = page.locator('#home input[type="range"]');
    await range.tap();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);

    await browser.startTracing(page, {
      categories: ['benchmark', 'disabled-by-default-devtools.timeline.frame'],
    });
    const longest = await range.evaluate(
      async (element, { from, to, step }) => {
        const input = element as HTMLInputElement;
        const gaps: number[] = [];
        let last = performance.now();
        let running = true;
        requestAnimationFrame(function frame(now) {
          gaps.push(now - last);
          last = now;
          if (running) requestAnimationFrame(frame);
        });
        for (let hour = from; hour <= to; hour += 1) {
          input.valueAsNumber = hour;
          input.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, step));
        }
        running = false;
        return Math.max(...gaps.slice(1));
      },
      { from: CHECK_IN_HOUR, to: CHECK_OUT_HOUR, step: STEP },
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: FrameEvent[];
    };
    const reports = traceEvents.flatMap(({ name, args }) =>
      name === 'PipelineReporter' ? (args?.frame_reporter ?? []) : [],
    );
    if (reports.length === 0) throw new Error('The browser reported no frames.');
    return {
      presented: reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
      dropped: reports.filter((frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness).length,
      longest,
    };
  });
}
