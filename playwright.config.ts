import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findOldEngine, findTestBrowser, oldEngineProgram, oldEngines } from './tests/find-program.mjs';
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

/** The tests of old Chromiums. With `OLD_ENGINES=all` every other test can be tried in them, too. */
const OLD_ENGINES = 'old-engines/*.spec.ts';

/** The tests for an old Chromium: at the floor everything works, and below it the page can be read and used. */
function testsOf(engine: (typeof oldEngines)[number]): string {
  if (process.env.OLD_ENGINES === 'all') return '*.spec.ts';
  return engine === 'chromium-103' ? 'old-engines/below-the-floor.spec.ts' : 'old-engines/walk.spec.ts';
}

/** Where the tests' own service writes applications. */
process.env.TEST_OUTBOX ??= join(tmpdir(), `pet-hotel-club-outbox-${port}`);

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Records are made on purpose only, by `npm run looks:update`.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  // As many as a small machine's processors: with one more they are no quicker, and each waits longer for its turn.
  workers: 2,
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
    { name: 'today', testIgnore: OLD_ENGINES },
    ...oldEngines
      .filter((name) => findOldEngine(name))
      .map((name) => ({
        name,
        testMatch: testsOf(name),
        use: {
          launchOptions: {
            // Without a graphics card the oldest paints nothing.
            args: [...args, '--disable-gpu'],
            executablePath: oldEngineProgram(name),
            env: { ...process.env, LD_LIBRARY_PATH: join(dirname(oldEngineProgram(name)), 'lib') },
          },
        },
      })),
  ],
  webServer: {
    command: `node --import tsx "${resolve('service/main.ts')}"`,
    cwd: SITE_FOLDER,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: { PORT: String(port), OUTBOX_DIR: process.env.TEST_OUTBOX, RATE_LIMIT: '10000' },
  },
});
