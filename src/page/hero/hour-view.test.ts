import { expect, it } from 'vitest';
import { roomHour } from '../../../content/room-day.ts';
import { viewOfHour } from './hour-view.ts';

const entryHours = [14, 17, 19, 22, 32];

it.each([
  [[14, 15], 14, false],
  [[16, 17, 18], 17, false],
  [[19, 20], 19, false],
  [[21, 22, 23], 22, true],
  [[0, 1, 2, 3, 4, 5], 26, true],
  [[6, 7, 8, 9, 10], 32, false],
])('at %j o’clock the room has the picture of %s', (clockHours, scene, isDark) => {
  for (const clockHour of clockHours) {
    const view = viewOfHour(roomHour(clockHour) ?? Number.NaN, entryHours);
    expect(view, String(clockHour)).toMatchObject({ scene, isDark });
  }
});

it.each([
  [17, { line: 17, notice: 17, age: 0 }],
  [21, { line: 19, notice: 19, age: 2 }],
  // The night camera has the notice, which tells the age of the last entry.
  [26, { line: 22, notice: 26, age: 4 }],
  [31, { line: 22, notice: 22, age: 9 }],
  [34, { line: 32, notice: 32, age: 2 }],
])('at %i the last entry, its age and the notice are shown', (hour, expected) => {
  expect(viewOfHour(hour, entryHours)).toMatchObject(expected);
});

it('shows no entry before the first', () => {
  expect(viewOfHour(14, [17])).toMatchObject({ line: undefined, notice: undefined, age: 0 });
});
