import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findOldEngine, findTestBrowser, oldEngines } from './tests/find-program.mjs';
import { oldEngineLaunch } from './tests/old-engines/launch.ts';
import { TEST_LIMIT, WAIT_LIMIT } from './tests/test-limits.ts';
import { forgetSettings, SITE_FOLDER } from './tests/test-settings.mjs';

forgetSettings();

const port = Number(process.env.TEST_PORT ?? 41730);
const executablePath = findTestBrowser();

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // The headless shell would set each letter on whole pixels, which makes lines up to 7 in a hundred wider.
  '--font-render-hinting=none',
];

/** The one test file that an old Chromium runs by itself; `walk.spec.ts` starts those that it walks in. */
const BELOW_THE_FLOOR = 'old-engines/below-the-floor.spec.ts';

/** With `OLD_ENGINES=all` every test can be tried in each old Chromium: `--project=chromium-109`. */
const projects =
  process.env.OLD_ENGINES === 'all'
    ? oldEngines.map((name) => ({ name, testMatch: '*.spec.ts' }))
    : [{ name: 'chromium-103' as const, testMatch: BELOW_THE_FLOOR }];

/** Where the tests' own service writes applications: in the project, since another user may own a folder in /tmp. */
process.env.TEST_OUTBOX ??= resolve(SITE_FOLDER, `outbox-${port}`);

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Records are made on purpose only, by `npm run looks:update`.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  // One for each processor: with more they are no quicker, and each waits longer for its turn.
  workers: Math.max(2, availableParallelism()),
  timeout: TEST_LIMIT,
  expect: { timeout: WAIT_LIMIT },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'tr-TR',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'today', testIgnore: BELOW_THE_FLOOR },
    ...projects
      .filter(({ name }) => findOldEngine(name))
      .map((project) => ({ ...project, use: { launchOptions: oldEngineLaunch(project.name, args) } })),
  ],
  webServer: {
    command: `"${process.execPath}" --import tsx "${resolve('service/main.ts')}"`,
    cwd: SITE_FOLDER,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: { PORT: String(port), OUTBOX_DIR: process.env.TEST_OUTBOX, RATE_LIMIT: '10000' },
  },
});
