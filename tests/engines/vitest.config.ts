import { defineConfig } from 'vitest/config';

/** Each engine is a file of its own. One after another: side by side they wait for each other on a small machine. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    fileParallelism: false,
    // Nets for what hangs, wide enough for a machine at a third of its pace.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
