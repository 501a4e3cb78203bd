import { findBrowser } from './find-browser.mjs';
import { findProgram } from './find-program.mjs';

/** The browsers that the main journeys run in, with Debian's packages for each. */
export const engines = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Path of the program that starts an installed engine, or undefined.
 *
 * @param {keyof typeof engines} name
 * @returns {string | undefined} for WebKit its driver, which finds the browser by itself
 */
export function findEngine(name) {
  if (name === 'chromium') return findBrowser();
  if (name === 'firefox') return findProgram('firefox-esr', 'firefox');
  return findProgram('Xvfb') && findProgram('WebKitWebDriver');
}
