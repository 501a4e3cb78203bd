import { expect, test } from 'vitest';
import { RETRY_SCHEDULE, retryPause } from './retry-schedule.ts';

const MINUTE = 60_000;
const pauses = (random: number) =>
  [1, 2, 3, 7, 8, 1000].map((attempts) => retryPause(attempts, RETRY_SCHEDULE, random) / MINUTE);

test('pauses double from a minute to an hour, each shortened by up to half', () => {
  expect(pauses(1)).toEqual([1, 2, 4, 60, 60, 60]);
  expect(pauses(0)).toEqual([0.5, 1, 2, 30, 30, 30]);
});

test('a mail whose content is refused is tried for a day', () => {
  expect(RETRY_SCHEDULE.refusedFor).toBe(24 * 60 * MINUTE);
});
