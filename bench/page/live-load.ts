import type { Browser } from '@playwright/test';
import { onPhone } from './phone.ts';

/** What a real browser says of one load on this machine's own line, in ms; of the main thread in processor time. */
export interface LiveLoad {
  fcp: number;
  lcp: number;
  cls: number;
  mainThread: number;
  /** The longest task over 50 ms, or 0. */
  longestTask: number;
}

/** Loads an address once on a slow phone and waits until it is quiet. */
export async function measureLiveLoad(browser: Browser, address: string): Promise<LiveLoad> {
  return onPhone(browser, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(() => {
      const load = { fcp: 0, lcp: 0, cls: 0, longestTask: 0 };
      Object.assign(window, { load });
      const watch = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
        }).observe({ type, buffered: true });
      watch('paint', ({ name, startTime }) => {
        if (name === 'first-contentful-paint') load.fcp = startTime;
      });
      watch('largest-contentful-paint', ({ startTime }) => {
        load.lcp = startTime;
      });
      watch('layout-shift', ({ value }) => {
        load.cls += value;
      });
      watch('longtask', ({ duration }) => {
        load.longestTask = Math.max(load.longestTask, duration);
      });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const load = await page.evaluate(
      () => (window as unknown as { load: Omit<LiveLoad, 'mainThread'> }).load,
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ...load, mainThread: seconds * 1000 };
  });
}
