import { defineConfig } from 'vitest/config';
import { TEST_LIMIT, WAIT_LIMIT } from '../test-limits.ts';
import { forgetSettings } from '../test-settings.mjs';

forgetSettings();

/** Each engine has a file. They run one after another: side by side they slow each other down on a small machine. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    fileParallelism: false,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT, interval: 50 } },
  },
});
