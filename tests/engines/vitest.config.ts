import { defineConfig } from 'vitest/config';

/** Each engine is a file of its own, so that they run side by side. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 7_000, interval: 50 } },
  },
});
