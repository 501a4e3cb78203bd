/** Finds the programs that tests run: browsers and web servers, on every system. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Debian's folder for servers, which is not on every user's path. */
const SERVER_FOLDER = '/usr/sbin';
/** Debian's module that lets nginx send what the build compressed with Brotli. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The folders that macOS and Windows install browsers into, which are on nobody's path. */
const INSTALL_FOLDERS = [
  '/Applications',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? ''),
].filter(Boolean);

/** Browsers by name: their commands on Linux, and their places in a folder of macOS and of Windows. */
const browsers = {
  chromium: {
    commands: ['chromium', 'chromium-browser'],
    places: ['Chromium.app/Contents/MacOS/Chromium', 'Chromium/Application/chrome.exe'],
  },
  chrome: {
    commands: ['google-chrome-stable', 'google-chrome'],
    places: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Google/Chrome/Application/chrome.exe'],
  },
  edge: {
    commands: ['microsoft-edge-stable', 'microsoft-edge'],
    places: ['Microsoft Edge.app/Contents/MacOS/Microsoft Edge', 'Microsoft/Edge/Application/msedge.exe'],
  },
  firefox: {
    commands: ['firefox-esr', 'firefox'],
    places: ['Firefox.app/Contents/MacOS/firefox', 'Mozilla Firefox/firefox.exe'],
  },
};

/** What is said where there is no browser to run the tests in. */
export const NO_BROWSER =
  'no browser for the tests. Install Chromium, Chrome or Edge, or set CHROME_PATH to one.';

/** The browsers that the main journeys run in, with Debian's packages for each. */
export const engines = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** The folder of the old Chromiums' own packages, which `tests/install-programs.mjs` installs. */
export const OLD_ENGINES_FOLDER = join(import.meta.dirname, 'old-engines');

/** The old Chromiums that the page is walked in: each is the name of a package in `tests/old-engines/package.json`. */
export const oldEngines = /** @type {const} */ (['chromium-103', 'chromium-109']);

/** The web servers whose configuration the build writes, with Debian's packages for each. */
export const servers = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
};

/**
 * Path of the first of some programs that is on the path, or undefined.
 *
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SERVER_FOLDER];
  return folders
    .flatMap((folder) => names.flatMap((name) => [name, `${name}.exe`]).map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Path of an installed browser, or undefined.
 *
 * @param {keyof typeof browsers} name
 * @returns {string | undefined}
 */
function findInstalled(name) {
  const { commands, places } = browsers[name];
  const paths = INSTALL_FOLDERS.flatMap((folder) => places.map((place) => join(folder, place)));
  return findProgram(...commands) ?? paths.find((path) => existsSync(path));
}

/**
 * Path of an installed whole Chromium, Chrome or Edge, as visitors have it, or undefined.
 *
 * @returns {string | undefined} `CHROME_PATH` if it is set
 */
export function findBrowser() {
  return (
    process.env.CHROME_PATH || findInstalled('chromium') || findInstalled('chrome') || findInstalled('edge')
  );
}

/** Path of an installed headless shell of Chromium, which draws no window, or undefined. */
export function findHeadlessShell() {
  return findProgram('chromium-headless-shell');
}

/** Path of the Chromium that Playwright has downloaded, or undefined. */
function findPlaywrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Path of the browser that tests run in, or undefined. The headless shell is Chromium's engine in half the time. The
 * project's packages have to be installed.
 *
 * @returns {string | undefined} `CHROME_PATH` if it is set
 */
export function findTestBrowser() {
  return process.env.CHROME_PATH || findHeadlessShell() || findBrowser() || findPlaywrightsOwn();
}

/**
 * Path of the program that starts an installed engine, or undefined.
 *
 * @param {keyof typeof engines} name
 * @returns {string | undefined} for WebKit its driver, which finds the browser by itself
 */
export function findEngine(name) {
  if (name === 'chromium') return findBrowser();
  if (name === 'firefox') return findInstalled('firefox');
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
