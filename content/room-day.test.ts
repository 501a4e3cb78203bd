import { expect, it } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { CHECK_OUT_HOUR, LONGEST_SILENCE } from './room-day.ts';

it.each(['tr', 'en'] as const)(
  'is never longer without news than the notice can say (%s)',
  async (language) => {
    const hours = (await loadContent(language)).hero.day.map(({ hour }) => hour);
    const silences = hours.map((hour, index) => (hours[index + 1] ?? CHECK_OUT_HOUR + 1) - 1 - hour);
    expect(Math.max(...silences)).toBe(LONGEST_SILENCE);
  },
);
