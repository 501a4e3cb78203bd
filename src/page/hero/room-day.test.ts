import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../language/load-content.ts';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR, clockHour, FIRST_HOUR, LONGEST_SILENCE, scenes } from './room-day.ts';

const styles = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');

it('has the hours that the styles have', () => {
  const token = (name: string) => Number(new RegExp(`--${name}: (\\d+);`).exec(styles('tokens'))?.[1]);
  const from = (hour: number) => scenes.find((scene) => scene.hour === hour)?.from;
  expect(token('check-in-hour')).toBe(CHECK_IN_HOUR);
  expect(token('stay-hours')).toBe(CHECK_OUT_HOUR - CHECK_IN_HOUR);
  expect(token('dusk-hour')).toBe(FIRST_HOUR);
  expect(token('lights-out-hour')).toBe(from(22));
  expect(token('morning-hour')).toBe(from(32));
});

it('draws its digits and its first hour in the styles as they are', () => {
  const base = styles('base');
  const hours = Array.from({ length: CHECK_OUT_HOUR - CHECK_IN_HOUR + 1 }, (_, hour) =>
    clockHour(CHECK_IN_HOUR + hour),
  );
  expect(base).toContain(`"${hours.join('\\a ')}"`);
  expect(base).toContain(`initial-value: ${FIRST_HOUR};`);
});

it.each(['tr', 'en'] as const)(
  'is never longer without news than the notice can say (%s)',
  async (language) => {
    const hours = (await loadContent(language)).hero.day.map(({ hour }) => hour);
    const silences = hours.map((hour, index) => (hours[index + 1] ?? CHECK_OUT_HOUR + 1) - 1 - hour);
    expect(Math.max(...silences)).toBe(LONGEST_SILENCE);
  },
);
