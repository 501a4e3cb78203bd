/**
 * Installs what tests need and do not find: the npm packages, a Chromium, the browsers that the main journeys run in,
 * the web servers whose configuration is tested, and old Chromiums. With `SKIP_SYSTEM_PACKAGES=1` the tests use the
 * system as it is.
 */
import '../build/check-machine.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { hasItsPackages, programEntry } from '../build/packages.mjs';
import {
  engines,
  findEngine,
  findHeadlessShell,
  findOldEngine,
  findProgram,
  findServer,
  findTestBrowser,
  NO_BROWSER,
  OLD_ENGINES_FOLDER,
  oldEngines,
  servers,
} from './find-program.mjs';

/** Runs a command and shows its output; returns whether it succeeded. */
const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** On Debian, and if the user may, installs packages and says why; returns whether it succeeded. */
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
  if (run(process.execPath, programEntry('@playwright/test'), 'install', 'chromium')) return;
  console.error(`Not tested: the page, since there is ${NO_BROWSER}`);
}

/** Installs the missing ones of some programs. If that is not possible, says what is not tested. */
function installOptional(packages, find, what) {
  const missing = Object.keys(packages).filter((name) => !find(name));
  if (missing.length === 0) return;
  const wanted = missing.flatMap((name) => packages[name]);
  if (installDebian(wanted, `to test ${what}`)) return;
  console.log(
    `Not tested: ${what} in ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed.`,
  );
}

/** Installs the old Chromiums inside the project, on the one kind of machine that they run on. */
async function installOldEngines() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  if (hasItsPackages(OLD_ENGINES_FOLDER) && oldEngines.every((name) => findOldEngine(name))) return;
  await once(
    spawn(process.execPath, ['install.mjs'], { cwd: OLD_ENGINES_FOLDER, stdio: 'inherit' }),
    'close',
  );
}

// They need none of the project's packages, and unpacking takes a processor as long as installing those does.
const oldEnginesInstalled = installOldEngines();
await import('../build/install-packages.mjs');
installBrowser();
installOptional(servers, findServer, 'the configuration of deploy/hosts/');
installOptional(engines, findEngine, 'the main journeys');
await oldEnginesInstalled;
