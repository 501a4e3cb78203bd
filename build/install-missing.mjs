/**
 * Installs what a command needs and does not find: the npm packages and, with `--tests`, a Chromium, the
 * browsers that the main journeys run in, and the web servers whose recipes are tested. With
 * `SKIP_SYSTEM_PACKAGES=1` the tests use the system as it is.
 * Plain JavaScript on Node alone, since nothing else may be there yet.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  engines,
  findEngine,
  findHeadlessShell,
  findProgram,
  findServer,
  findTestBrowser,
  servers,
} from './find-program.mjs';
import { isInstalled } from './installed-packages.mjs';

const OLDEST_NODE = [20, 19];

/** Runs a command in sight of the user; whether it succeeded. */
function run(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** The packages that a lock file of npm's names; none if there is no such file. */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

function installPackages() {
  if (isInstalled(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (!run(npm, 'ci', '--include=dev', '--no-audit', '--no-fund')) fail('npm ci failed; see above.');
}

/** Installs Debian's packages and says why, where this is Debian and the user may; whether it succeeded. */
function installDebian(packages, why) {
  const isAllowed = process.env.SKIP_SYSTEM_PACKAGES !== '1' && process.getuid?.() === 0;
  if (!isAllowed || !findProgram('apt-get')) return false;
  console.log(
    `Installing system packages (${packages.join(', ')}) ${why}; SKIP_SYSTEM_PACKAGES=1 does without.`,
  );
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

function installBrowser() {
  if (process.env.CHROME_PATH || findHeadlessShell()) return;
  if (installDebian(['chromium-headless-shell'], 'to run the tests in') || findTestBrowser()) return;
  console.log('Installing Playwright’s Chromium to run the tests in …');
  if (run('node_modules/.bin/playwright', 'install', 'chromium')) return;
  fail('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}

/** Installs those of some programs that are missing; where that cannot be, says what is then not tested. */
function installOptional(packages, find, what) {
  const missing = Object.keys(packages).filter((name) => !find(name));
  if (missing.length === 0) return;
  const wanted = missing.flatMap((name) => packages[name]);
  if (installDebian(wanted, `to test ${what}`)) return;
  console.log(
    `Not tested: ${what} in ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed.`,
  );
}

checkNode();
installPackages();
if (process.argv.includes('--tests')) {
  installBrowser();
  installOptional(servers, findServer, 'the configuration of deploy/hosts/');
  installOptional(engines, findEngine, 'the main journeys');
}
