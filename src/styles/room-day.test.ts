import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CHECK_IN_HOUR,
  CHECK_OUT_HOUR,
  clockHour,
  FIRST_HOUR,
  hours,
  scenes,
} from '../../content/room-day.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the styles have the hours of the content', () => {
  const tokens = read('./tokens.css');
  expect(tokens).toContain(`--check-in-hour: ${CHECK_IN_HOUR};`);
  expect(tokens).toContain(`--stay-hours: ${CHECK_OUT_HOUR - CHECK_IN_HOUR};`);
  const base = read('./base.css');
  expect(base).toContain(`initial-value: ${FIRST_HOUR};`);
  expect(base).toContain(`--hour: ${FIRST_HOUR};`);
  const strip = read('../page/hero/RoomTime.module.css');
  expect(strip).toContain(`content: "${hours.map((hour) => `\\a ${clockHour(hour)}`).join('')}"`);
  expect(read('../page/hero/HourRange.module.css')).toContain(`repeat(${hours.length}, `);
});

test('each scene but the first to be shown has a wall', () => {
  const hero = read('../page/hero/Hero.module.css');
  for (const { hour } of scenes.filter((scene) => scene.hour !== FIRST_HOUR)) {
    expect(hero).toContain(`.hero[data-scene="${hour}"]`);
  }
});
