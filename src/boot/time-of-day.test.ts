import { expect, test } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

test.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [21, 'evening'],
  [22, 'night'],
  [23, 'night'],
])('at %i o’clock it is %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time);
});
