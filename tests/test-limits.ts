/**
 * Limits that stop a test that hangs, in ms: for a whole test, and for one wait. Tests of times stop the page's clock
 * instead. A test of many steps, or one that starts programs, is marked as slow.
 */
export const TEST_LIMIT = 120_000;
export const WAIT_LIMIT = 40_000;
