/**
 * Runs everything that `npm test` checks, says what could not be checked here, and ends with one line:
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { engines, findEngine, findOldEngine, findServer, oldEngines, servers } from './find-program.mjs';
import { forgetSettings } from './test-settings.mjs';

forgetSettings();

const reports = mkdtempSync(join(tmpdir(), 'pet-hotel-club-reports-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const enginesReport = join(reports, 'engines.json');

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

/** Runs a command; returns whether it succeeded. Its output is shown live, or all at once at the end, or never. */
async function run(command, { live = true, shown = true, environment = {} } = {}) {
  const [program, ...args] = command.split(' ');
  if (live) console.log(`\n> ${command}`);
  const child = spawn(program, args, {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, ...environment },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  // A program that cannot be started counts as failed, and the other checks still run.
  const [status] = await once(child, 'close').catch(({ message }) => {
    output.push(message);
    return [1];
  });
  if (!live && shown) console.log(`\n> ${command}\n${Buffer.concat(output)}`);
  return status === 0;
}

/** A command that is one check: it passes or fails. */
async function check(command, options) {
  return (await run(command, options)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts of a test runner's report. A run that wrote none, or failed without a failed test, is one failure. */
function count(succeeded, file, read) {
  try {
    const { failed, ...others } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...others, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A run of Vitest, counted. The tests of an engine that this machine lacks are skipped and not counted. */
async function vitest(file, arguments_ = '', options) {
  return count(
    await run(
      `vitest run --reporter=dot --reporter=json --outputFile.json=${file} ${arguments_}`.trim(),
      options,
    ),
    file,
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );
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
  return count(
    await run('playwright test', { environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport } }),
    browserReport,
    // A test that passed only at a second try counts as failed.
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      warnings: annotationsOf('warning', { suites }),
    }),
  );
}

const inTheBackground = { live: false };

/** The linter's check; `formatted` is false where the formatter would change something. */
async function lint() {
  const result = await check('npm run --silent lint', inTheBackground);
  const formatted = result.failed === 0 || (await run('biome format', { live: false, shown: false }));
  return { ...result, formatted };
}

/** The other checks, one at a time: the browser tests take by far the longest and need most of the two processors. */
async function otherTests(built) {
  const results = [
    await vitest(unitReport, '--maxWorkers=1', inTheBackground),
    await check('npm run --silent typecheck', inTheBackground),
    await lint(),
  ];
  await built;
  return [
    ...results,
    await vitest(enginesReport, '--config tests/engines/vitest.config.ts', inTheBackground),
  ];
}

const built = check('npm run --silent test:build');
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
console.log('Not compared: pictures of the page. `npm run looks` lays them beside the last commit’s.');
for (const warning of new Set(results.flatMap(({ warnings = [] }) => warnings))) console.log(warning);
if (results.some(({ formatted }) => formatted === false)) {
  console.log('Some lines are not formatted: run `npm run format`.');
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
