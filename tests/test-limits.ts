/**
 * Nets for what hangs, in ms: for a whole test, and for what it waits for. What is timed has a clock of its own. A test
 * of many steps, or one that starts programs, says that it is slow.
 */
export const TEST_LIMIT = 30_000;
export const WAIT_LIMIT = 10_000;
