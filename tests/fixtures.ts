/** The base of every browser test: a page whose console is checked, and the list of documents. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { languageCodes, languagePath } from '../src/language/languages.ts';
import { FaultServer } from './fault-server.ts';
import { markWhenReady } from './react-ready.ts';

export interface Options {
  /** The visitor's hour, to which room 7 turns. At noon it does not turn. 'own' leaves the page's clock as it is. */
  clockHour: number | 'own';
  /** Console errors and warnings that a test provokes on purpose. */
  expectedConsole: readonly RegExp[];
  /** Whether a test provokes requests beyond the page's own origin on purpose. */
  mayLeaveOrigin: boolean;
  /** Whether films play. Other tests go without, since decoding films slows the machine down. */
  films: boolean;
}

export interface Watch {
  /** Prepares pages by these options, and marks them when React has taken them over. */
  preparedPages: undefined;
  /** Fails a test on a console error or warning, an uncaught error, or a request beyond the origin. */
  quietPage: undefined;
}

/** Prepares a context's pages by the options of the same names, and marks them when React has taken them over. */
export async function preparePages(
  context: BrowserContext,
  clockHour: Options['clockHour'],
  films: boolean,
): Promise<void> {
  await markWhenReady(context);
  await context.addInitScript(
    ([hour, playsFilms]) => {
      if (hour !== 'own') Date.prototype.getHours = () => hour;
      if (!playsFilms) HTMLMediaElement.prototype.canPlayType = () => '';
      // The headless shell moves its pointer to the corner at the first paint, which no visitor's pointer does.
      const ignoreCorner = (event: MouseEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      addEventListener('pointermove', ignoreCorner, true);
    },
    [clockHour, films] as const,
  );
}

/** Notes what a page writes into its console but should not, its uncaught errors, and requests beyond the origin. */
export function watchNoise(
  page: Page,
  origin: string,
  { expectedConsole, mayLeaveOrigin }: Pick<Options, 'expectedConsole' | 'mayLeaveOrigin'>,
): readonly string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    const noisy = message.type() === 'error' || message.type() === 'warning';
    if (noisy && !expectedConsole.some((pattern) => pattern.test(message.text()))) {
      noise.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!mayLeaveOrigin && !request.url().startsWith(`${origin}/`)) noise.push(`left: ${request.url()}`);
  });
  return noise;
}

/** Playwright's test with a page that must stay quiet: nothing in the console, nothing beyond the origin. */
export const test = base.extend<Options & Watch>({
  expectedConsole: [[], { option: true }],
  mayLeaveOrigin: [false, { option: true }],
  films: [false, { option: true }],
  clockHour: [12, { option: true }],
  preparedPages: [
    async ({ context, clockHour, films }, use) => {
      await preparePages(context, clockHour, films);
      await use(undefined);
    },
    { auto: true },
  ],
  quietPage: [
    async ({ page, baseURL, expectedConsole, mayLeaveOrigin }, use) => {
      const noise = watchNoise(page, String(baseURL), { expectedConsole, mayLeaveOrigin });
      await use(undefined);
      expect(noise, 'console and network of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The same test with a page that reaches the service through a server that can fail. */
export const testWithFaults = test.extend<{ faults: FaultServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
  faults: async ({}, use, { config }) => {
    const faults = new FaultServer(String(config.projects[0]?.use.baseURL));
    await faults.listen();
    await use(faults);
    await faults.close();
  },
  baseURL: ({ faults }, use) => use(faults.url),
});

export type { Language } from '../src/language/languages.ts';

/** Every document, for tests that hold in each. */
export const documents = languageCodes.map((language) => ({ language, path: languagePath(language, '/') }));
