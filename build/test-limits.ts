/**
 * Nets for what hangs, in ms, wide enough for a machine at a fifth of its pace: for a whole test, and for what it
 * waits for. What is timed has a clock of its own.
 */
export const TEST_LIMIT = 180_000;
export const WAIT_LIMIT = 30_000;
