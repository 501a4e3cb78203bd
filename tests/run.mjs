/**
 * Runs everything that `npm test` checks, says what could not be checked here, and ends with one line:
 * `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  engines,
  findEngine,
  findOldEngine,
  findServer,
  findTestBrowser,
  NO_BROWSER,
  oldEngines,
  servers,
} from './find-program.mjs';
import { check, count, program, run, script } from './run-command.mjs';
import { forgetSettings } from './test-settings.mjs';

forgetSettings();

const reports = mkdtempSync(join(tmpdir(), 'pet-hotel-club-reports-'));

/** A run of Vitest, counted. Tests that need what this machine lacks are skipped, and named by what they need. */
async function vitest(name, ...args) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run(program('vitest', 'vitest', 'run', ...reporters, ...args));
  return count(succeeded, file, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    lacking: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, meta }) => status === 'skipped' && meta.needs)
      .map(({ meta }) => meta.needs),
  }));
}

/** Every annotation of a type in a report of Playwright's. */
function annotationsOf(wanted, { suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  return [
    ...annotations.filter(({ type }) => type === wanted).map(({ description }) => description),
    ...suites.flatMap((suite) => annotationsOf(wanted, suite)),
  ];
}

async function browserTests() {
  if (!findTestBrowser()) return { passed: 0, failed: 1, warnings: [`Failed: ${NO_BROWSER}`] };
  const file = join(reports, 'browser.json');
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const succeeded = await run(program('@playwright/test', 'playwright', 'test'), { live: true, environment });
  // A test that passed only at a second try counts as failed.
  return count(succeeded, file, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    warnings: annotationsOf('warning', { suites }),
  }));
}

/** The linter's check; `formatted` is false where the formatter would change something. */
async function lint() {
  const result = await check(script('lint'));
  const formatted =
    result.failed === 0 || (await run(program('@biomejs/biome', 'biome', 'format'), { silent: true }));
  return { ...result, formatted };
}

/** The other checks, one at a time: the browser tests take by far the longest and need most of the processors. */
async function otherTests(built) {
  const results = [await vitest('unit', '--maxWorkers=1'), await check(script('typecheck')), await lint()];
  await built;
  return [...results, await vitest('engines', '--config', 'tests/engines/vitest.config.ts')];
}

const built = check(script('test:build'), { live: true });
const results = (await Promise.all([built, built.then(browserTests), otherTests(built)])).flat();
rmSync(reports, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log();
for (const engine of Object.keys(engines).filter((name) => !findEngine(name))) {
  console.log(`Not tested: the main journeys in ${engine}, which is not installed.`);
}
for (const engine of oldEngines.filter((name) => !findOldEngine(name))) {
  console.log(`Not walked: the page in ${engine}, which is not installed.`);
}
for (const server of Object.keys(servers).filter((name) => !findServer(name))) {
  console.log(`Not tested: the configuration for ${server}, which is not installed.`);
}
const lacking = results.flatMap((result) => result.lacking ?? []);
for (const need of new Set(lacking)) {
  const tests = lacking.filter((other) => other === need).length;
  console.log(`Not tested for want of ${need}: ${tests} of the checks.`);
}
console.log('Not compared: pictures of the page. `npm run looks` lays them beside the last commit’s.');
for (const warning of new Set(results.flatMap(({ warnings = [] }) => warnings))) console.log(warning);
if (results.some(({ formatted }) => formatted === false)) {
  console.log('Some lines are not formatted: run `npm run format`.');
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
