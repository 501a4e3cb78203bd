import { type LaunchOptions, launch } from 'puppeteer-core';
import { findEngine } from '../find-program.mjs';
import type { Browser } from './browser.ts';

async function open(options: LaunchOptions): Promise<Browser> {
  const browser = await launch(options);
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Starts the whole of Chromium, of which the other tests use the headless shell. */
export function openChromium(): Promise<Browser> {
  return open({
    executablePath: findEngine('chromium') ?? '',
    args: ['--no-sandbox', '--disable-component-update', '--lang=tr'],
  });
}

/**
 * Starts Firefox without a window, driven by WebDriver BiDi.
 *
 * @param preferences as in `about:config`
 */
export function openFirefox(preferences: Record<string, unknown> = {}): Promise<Browser> {
  return open({
    browser: 'firefox',
    executablePath: findEngine('firefox') ?? '',
    extraPrefsFirefox: preferences,
  });
}
