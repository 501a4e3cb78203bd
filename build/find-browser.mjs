import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of an installed Chromium or Chrome, or undefined.
 *
 * @returns {string | undefined} `CHROME_PATH` if it is set
 */
export function findBrowser() {
  return process.env.CHROME_PATH || findProgram(...NAMES) || PLACES.find((path) => existsSync(path));
}
