import { launch } from 'puppeteer-core';
import { findEngine } from '../find-program.mjs';
import type { Browser } from './browser.ts';

/**
 * Starts Firefox without a window, driven by WebDriver BiDi.
 *
 * @param preferences as in `about:config`
 */
export async function openFirefox(preferences: Record<string, unknown> = {}): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findEngine('firefox') ?? '',
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
