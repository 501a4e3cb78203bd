import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of an installed Chromium or Chrome with everything that visitors' have, or undefined.
 *
 * @returns {string | undefined} `CHROME_PATH` if it is set
 */
export function findBrowser() {
  return process.env.CHROME_PATH || findProgram(...NAMES) || PLACES.find((path) => existsSync(path));
}

/** Path of an installed Chromium without a window's work, or undefined. */
export function findHeadlessShell() {
  return findProgram('chromium-headless-shell');
}

/**
 * Path of the Chromium that tests run in, or undefined. The headless shell is the same engine in half the time.
 *
 * @returns {string | undefined} `CHROME_PATH` if it is set; a whole Chromium where there is no headless shell
 */
export function findTestBrowser() {
  return process.env.CHROME_PATH || findHeadlessShell() || findBrowser();
}
