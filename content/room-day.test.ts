import { expect, it } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { CHECK_OUT_HOUR, dayEntries, isDark, LONGEST_SILENCE, pictureAt, stripHour } from './room-day.ts';

it.each(['tr', 'en'] as const)(
  'the room is never longer without news than the notice can say (%s)',
  async (language) => {
    const hours = dayEntries((await loadContent(language)).hero.day).map(({ hour }) => hour);
    const silences = hours.map((hour, index) => (hours[index + 1] ?? CHECK_OUT_HOUR + 1) - 1 - hour);
    expect(Math.max(...silences)).toBe(LONGEST_SILENCE);
  },
);

it.each([
  // From check-out to check-in the room has no hour.
  [[11, 12, 13], undefined, undefined],
  [[14, 15], 14, false],
  [[16, 17, 18], 17, false],
  [[19, 20], 19, false],
  [[21, 22, 23], 22, true],
  [[0, 1, 2, 3, 4, 5], 26, true],
  [[6, 7, 8, 9, 10], 32, false],
])('at %j o’clock the room has the picture of %s', (clockHours, picture, dark) => {
  for (const clockHour of clockHours) {
    const hour = stripHour(clockHour);
    expect(hour && hour % 24, String(clockHour)).toBe(picture && clockHour);
    expect(hour && pictureAt(hour), String(clockHour)).toBe(picture);
    expect(hour && isDark(hour), String(clockHour)).toBe(dark);
  }
});
