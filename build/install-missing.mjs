/**
 * Installs what a command needs and does not find: the npm packages and, with `--tests`, a Chromium, the
 * browsers that the main journeys run in, and the web servers whose recipes are tested.
 * Plain JavaScript on Node alone, since nothing else may be there yet.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  engines,
  findEngine,
  findHeadlessShell,
  findProgram,
  findServer,
  findTestBrowser,
  servers,
} from './find-program.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = 'node_modules/.installed-from';

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

/** The packages count as installed when the lock file is the one they were installed from. */
function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (!run(npm, 'ci', '--include=dev', '--no-audit', '--no-fund')) fail('npm ci failed; see above.');
  writeFileSync(STAMP, lock);
}

/** Installs Debian's packages, where this is Debian and the user may; whether it succeeded. */
function installDebian(...packages) {
  return (
    process.getuid?.() === 0 &&
    Boolean(findProgram('apt-get')) &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  );
}

function installBrowser() {
  if (process.env.CHROME_PATH || findHeadlessShell()) return;
  console.log('Installing a browser …');
  if (installDebian('chromium-headless-shell') || findTestBrowser()) return;
  if (run('node_modules/.bin/playwright', 'install', 'chromium')) return;
  fail('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}

/**
 * Installs those of some programs that are missing, by Debian's packages for each; where that cannot be, says what
 * is then not tested.
 */
function installOptional(packages, find, consequence) {
  const missing = Object.keys(packages).filter((name) => !find(name));
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  console.log(`Installing ${names} …`);
  if (installDebian(...missing.flatMap((name) => packages[name]))) return;
  console.log(`Without ${names} ${consequence}`);
}

checkNode();
installPackages();
if (process.argv.includes('--tests')) {
  installBrowser();
  installOptional(servers, findServer, 'the recipes in deploy/hosts/ for them are not tested.');
  installOptional(engines, findEngine, 'the main journeys are not tested there.');
}
