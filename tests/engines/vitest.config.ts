import { defineConfig } from 'vitest/config';

/** Each engine is a file of its own. One after another: side by side they wait for each other on a small machine. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 40_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 7_000, interval: 50 } },
  },
});
