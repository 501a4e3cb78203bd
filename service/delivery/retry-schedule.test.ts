import { expect, test } from 'vitest';
import { RETRY_SCHEDULE, retryPause } from './retry-schedule.ts';

const MINUTE = 60_000;
const pauses = (random: number) =>
  [1, 2, 3, 7, 8, 1000].map((attempts) => retryPause(attempts, RETRY_SCHEDULE, random) / MINUTE);

test('pauses double from a minute to two hours, each shortened by up to half', () => {
  expect(pauses(1)).toEqual([1, 2, 4, 64, 120, 120]);
  expect(pauses(0)).toEqual([0.5, 1, 2, 32, 60, 60]);
});

test('a mail is tried for three days', () => {
  expect(RETRY_SCHEDULE.giveUpAge).toBe(3 * 24 * 60 * MINUTE);
});
