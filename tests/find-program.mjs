/** Finds the programs that tests and the bench run: browsers and web servers. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folder for servers, which is not on every user's path. */
const SERVER_FOLDER = '/usr/sbin';
/** Debian's module that lets nginx send what the build compressed with Brotli. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browsers that the main journeys run in, with Debian's packages for each. */
export const engines = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** The folder of the old Chromiums' own packages, which `tests/install-programs.mjs` installs. */
export const OLD_ENGINES_FOLDER = join(import.meta.dirname, 'old-engines');

/** The old Chromiums that the page is walked in: each is the name of a package in `tests/old-engines/package.json`. */
export const oldEngines = /** @type {const} */ (['chromium-103', 'chromium-109', 'chromium-119']);

/** The web servers whose configuration the build writes, with Debian's packages for each. */
export const servers = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/**
 * Path of the first of some programs that is installed, or undefined.
 *
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SERVER_FOLDER];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Path of an installed whole Chromium or Chrome, as visitors have it, or undefined.
 *
 * @returns {string | undefined} `CHROME_PATH` if it is set
 */
export function findBrowser() {
  return process.env.CHROME_PATH || findProgram(...BROWSERS) || MAC_BROWSERS.find((path) => existsSync(path));
}

/** Path of an installed headless shell of Chromium, which draws no window, or undefined. */
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

/**
 * Where the program of an old Chromium is, or would be.
 *
 * @param {typeof oldEngines[number]} name
 */
export function oldEngineProgram(name) {
  return join(OLD_ENGINES_FOLDER, 'node_modules', name, 'bin', 'chromium');
}

/**
 * Path of an old Chromium that is installed and unpacked, or undefined. Its libraries are in `lib` beside it.
 *
 * @param {typeof oldEngines[number]} name
 * @returns {string | undefined}
 */
export function findOldEngine(name) {
  const program = oldEngineProgram(name);
  return existsSync(program) ? program : undefined;
}

/**
 * Path of an installed web server that can run its configuration, or undefined.
 *
 * @param {keyof typeof servers} name
 * @returns {string | undefined}
 */
export function findServer(name) {
  return name === 'nginx' && !existsSync(BROTLI_MODULE) ? undefined : findProgram(name);
}
