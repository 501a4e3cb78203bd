import type { Browser, Page } from '@playwright/test';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR } from '../../content/room-day.ts';
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

/** What it takes to play the film of an hour. */
export interface FilmFrames {
  /** Frames that the compositor lacked. */
  dropped: number;
  /** Frames of the film that were not shown. */
  skipped: number;
  /** How long the main thread was busy, in ms for each second. */
  busy: number;
}

/** Time from one hour to the next while the visitor drags, in ms: the whole day in two seconds. */
const STEP = 100;

/** Two frames further apart than this, in ms, have one missing between them: one and a half of a 60 Hz screen's. */
const LATE = 25;

/** How long a film is watched, in ms: more than once through. */
const WATCHED = 10_000;

/** What the page marks in the trace when that begins which is measured, and when it is over. */
const BEGINS = 'measured from here';
const ENDS = 'measured to here';

interface FrameReport {
  state: string;
  affects_smoothness: boolean;
}

interface TraceEvent {
  name: string;
  /** In µs. */
  ts: number;
  args?: { frame_reporter?: FrameReport };
}

/** The compositor's reports of its frames between the two marks that a task sets. */
async function reportsOf<T>(
  browser: Browser,
  page: Page,
  task: () => Promise<T>,
): Promise<{ result: T; reports: FrameReport[] }> {
  await browser.startTracing(page, {
    categories: ['benchmark', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
  });
  const result = await task();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const markedAt = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [begin, end] = [markedAt(BEGINS), markedAt(ENDS)];
  const reports = traceEvents.flatMap(({ name, ts, args }) =>
    name === 'PipelineReporter' && ts >= begin && ts <= end ? (args?.frame_reporter ?? []) : [],
  );
  if (reports.length === 0) throw new Error('The browser reported no frames.');
  return { result, reports };
}

/** Room 7 on a phone that has turned its hour to the middle of the day, at rest. */
async function openTurned(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const range = page.locator('#home input[type="range"]');
  await range.tap();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  return range;
}

/**
 * Turns room 7 through its day on a slow phone, React already there, and counts the compositor's frames. The drag
 * goes back to check-in first and then, without a halt, through the day, whose frames are those that count: what
 * stands still has none to lose, and how soon it begins to move is the first tap's measure.
 */
export async function measureFrames(browser: Browser, address: string): Promise<Frames> {
  return onPhone(browser, async (page) => {
    const range = await openTurned(page, address);
    const { result: gaps, reports } = await reportsOf(browser, page, () =>
      range.evaluate(
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
        { from: CHECK_IN_HOUR, to: CHECK_OUT_HOUR, step: STEP, begins: BEGINS, ends: ENDS },
      ),
    );
    return {
      presented: reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
      dropped: reports.filter((frame) => frame.state === 'STATE_DROPPED' && frame.affects_smoothness).length,
      late: gaps.filter((gap) => gap > LATE).length,
      longest: Math.max(...gaps),
    };
  });
}

/** Watches the film of the hour that a phone's visitor turned to, more than once through. */
export async function measureFilm(browser: Browser, address: string): Promise<FilmFrames> {
  return onPhone(browser, async (page, session) => {
    await openTurned(page, address);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLVideoElement>('#home video')].some(
        (video) => !video.paused && getComputedStyle(video).opacity === '1',
      ),
    );
    await session.send('Performance.enable');
    const busySeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    // Without the tracing, which takes time of its own.
    const before = await busySeconds();
    await page.waitForTimeout(WATCHED);
    const busy = (await busySeconds()) - before;

    const { result: skipped, reports } = await reportsOf(browser, page, () =>
      page.evaluate(
        async ({ watched, begins, ends }) => {
          const skippedFrames = () =>
            [...document.querySelectorAll<HTMLVideoElement>('#home video')]
              .map((video) => video.getVideoPlaybackQuality().droppedVideoFrames)
              .reduce((sum, frames) => sum + frames, 0);
          const first = skippedFrames();
          performance.mark(begins);
          await new Promise((resolve) => setTimeout(resolve, watched));
          performance.mark(ends);
          return skippedFrames() - first;
        },
        { watched: WATCHED, begins: BEGINS, ends: ENDS },
      ),
    );
    return {
      dropped: reports.filter(({ state }) => state === 'STATE_DROPPED').length,
      skipped,
      busy: (busy * 1e6) / WATCHED,
    };
  });
}
