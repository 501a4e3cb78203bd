import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { TEST_LIMIT, WAIT_LIMIT } from './tests/test-limits.ts';
import { forgetSettings } from './tests/test-settings.mjs';

forgetSettings();
// The page's configuration reads the settings.
const { default: page } = await import('./vite.config.ts');

export default defineConfig((environment) =>
  mergeConfig(page(environment), {
    test: {
      // Most of what tests do is to wait for processes and timers.
      maxWorkers: Math.max(2, availableParallelism()),
      // Files share what they import: to load it anew for each takes a quarter of the time.
      isolate: false,
      testTimeout: TEST_LIMIT,
      hookTimeout: TEST_LIMIT,
      expect: { poll: { timeout: WAIT_LIMIT, interval: 50 } },
      include: ['{build,content,contract,service,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
      css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    },
  }),
);
