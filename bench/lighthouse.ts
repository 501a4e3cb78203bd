import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../tests/find-program.mjs';

/** How often a load is tried. On a busy machine Lighthouse sometimes gives no number. */
const TRIES = 3;

type Read<T> = (result: Result) => T;

/** Runs Lighthouse in a new browser. */
async function run<T>(address: string, flags: Flags, read: Read<T>, args: string[] = []): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const executablePath = findBrowser() ?? 'chromium';
    const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', ...args] });
    try {
      const port = Number(new URL(browser.wsEndpoint()).port);
      const result = await lighthouse(address, { ...flags, port, logLevel: 'silent' });
      if (!result) throw new Error('no result');
      return read(result.lhr);
    } catch (error) {
      if (attempt === TRIES) throw new Error(`Lighthouse could not measure ${address}: ${error}`);
    } finally {
      await browser.close();
    }
  }
}

export type Load = Awaited<ReturnType<typeof slowedLoad>>;

/** Loads an address with a slowed network (1.6 Mbit/s, 150 ms round trips) and a processor slowed four times. */
export function slowedLoad(address: string, { reducedMotion = false } = {}) {
  const read = ({ audits }: Result) => {
    const value = (id: string) => {
      const number = audits[id]?.numericValue;
      if (number === undefined) throw new Error(`no ${id}`);
      return number;
    };
    return {
      'First contentful paint, slowed, ms': value('first-contentful-paint'),
      'Largest contentful paint, slowed, ms': value('largest-contentful-paint'),
      'Total blocking time, slowed, ms': value('total-blocking-time'),
      'Main thread, slowed, ms': value('mainthread-work-breakdown'),
      'Cumulative layout shift, slowed': value('cumulative-layout-shift'),
    };
  };
  const flags: Flags = { throttlingMethod: 'devtools', onlyCategories: ['performance'] };
  return run(address, flags, read, reducedMotion ? ['--force-prefers-reduced-motion'] : []);
}

/** Lighthouse's scores by category, 0 to 100, in its simulation of a slow phone. */
export function scores(address: string): Promise<Record<string, number>> {
  return run(address, { throttlingMethod: 'simulate' }, ({ categories }) =>
    Object.fromEntries(
      Object.values(categories).map(({ title, score }) => {
        if (score === null) throw new Error(`no score for ${title}`);
        return [title, Math.round(score * 100)];
      }),
    ),
  );
}
