/**
 * Everything `npm test` checks, in order; what could not be checked here; and one closing line that sums it:
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { engines, findEngine } from '../build/find-engine.mjs';
import { findServer, servers } from '../build/find-server.mjs';

const reports = mkdtempSync(join(tmpdir(), 'pet-hotel-club-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const enginesReport = join(reports, 'engines.json');

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

function run(command, environment = {}) {
  console.log(`\n> ${command}`);
  const [program, ...args] = command.split(' ');
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH, ...environment },
  });
  return status === 0;
}

/** A command that is one check: it passes or fails. */
function check(command) {
  return run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts of a test runner's report; a run that wrote none, or failed for no test, is one failure. */
function count(succeeded, file, read) {
  try {
    const { failed, ...others } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...others, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A run of Vitest, counted. An engine that this machine lacks is skipped, and counts as nothing. */
function vitest(file, options = '') {
  return count(
    run(`vitest run --reporter=dot --reporter=json --outputFile.json=${file} ${options}`.trim()),
    file,
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );
}

/** Everything a report of Playwright's says was not compared. */
function notCompared({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  return [
    ...annotations.filter(({ type }) => type === 'not compared').map(({ description }) => description),
    ...suites.flatMap(notCompared),
  ];
}

const steps = [
  () => check('npm run --silent typecheck'),
  () => check('npm run --silent lint'),
  () => vitest(unitReport),
  () => check('npm run --silent build'),
  () =>
    count(
      run('playwright test', { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
      browserReport,
      // A test that passed only when tried again counts as failed.
      ({ stats, suites }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + stats.skipped,
        notCompared: notCompared({ suites }),
      }),
    ),
  () => vitest(enginesReport, '--config tests/engines/vitest.config.ts'),
];

const results = steps.map((step) => step());
rmSync(reports, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log();
for (const engine of Object.keys(engines).filter((name) => !findEngine(name))) {
  console.log(`Not tested: the main journeys in ${engine}, which is not installed.`);
}
for (const server of Object.keys(servers).filter((name) => !findServer(name))) {
  console.log(`Not tested: the configuration for ${server}, which is not installed.`);
}
for (const what of new Set(results.flatMap(({ notCompared = [] }) => notCompared))) {
  console.log(`Not compared: ${what}.`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
