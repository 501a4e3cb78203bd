import { expect, it } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { CHECK_OUT_HOUR, dayEntries, hours, LONGEST_SILENCE, roomHour } from './room-day.ts';

it.each(['tr', 'en'] as const)(
  'the room is never longer without news than the notice can say (%s)',
  async (language) => {
    const entryHours = dayEntries((await loadContent(language)).hero.day).map(({ hour }) => hour);
    const silences = entryHours.map(
      (hour, index) => (entryHours[index + 1] ?? CHECK_OUT_HOUR + 1) - 1 - hour,
    );
    expect(Math.max(...silences)).toBe(LONGEST_SILENCE);
  },
);

it('has an hour for each of the clock’s from check-in to check-out, and none between', () => {
  for (const hour of hours) expect(roomHour(hour % 24)).toBe(hour);
  expect([11, 12, 13].map(roomHour)).toEqual([undefined, undefined, undefined]);
});
