import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Element | null }[];
}

/**
 * Notes what moves by itself in each document that the page opens from now on.
 *
 * @returns a function that gives what has moved in the present document: how much, and where
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const places = sources.map(({ node }) => node?.className || node?.nodeName);
        shifts.push(`${value.toFixed(4)} at ${places.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
