import { describe, expect, test } from 'vitest';
import { sampleGuests } from '../../../content/sample-guests.ts';
import { ROOMS, type Stay, sampleStays as writeStays } from '../../../content/sample-stays.ts';
import { DAYS, monthDay, nameBeside, numbers, roomCells, stayTime } from './month.ts';

const days = numbers(DAYS);
const sampleStays = writeStays(sampleGuests);
const names = (stays: readonly Stay[]) => stays.flatMap(({ guests }) => guests);

/** The hotel's book, kept as by hand: who sleeps where, night by night. */
const nights = new Map<number, Map<number, string[]>>();
for (const { room, guests, from, to } of sampleStays) {
  for (let night = from; night < to; night++) {
    const rooms = nights.get(night) ?? new Map<number, string[]>();
    rooms.set(room, [...(rooms.get(room) ?? []), ...guests]);
    nights.set(night, rooms);
  }
}
const asleep = (night: number) => [...(nights.get(night)?.values() ?? [])].flat();

describe('nameBeside', () => {
  const stay = (from: number, to: number) => ({ from, to, room: 1, guests: ['Maviş'] });

  test('puts a name on its stay while two days of it are seen, both names of room 7 while three are', () => {
    expect(nameBeside(stay(1, 5), 4)).toBeUndefined();
    expect(nameBeside(stay(9, 20), 4)).toBeUndefined();
    expect(nameBeside({ ...stay(1, 6), ours: true }, 4)).toBeUndefined();
    expect(nameBeside({ ...stay(1, 5), ours: true }, 4)).toBe('after');
  });

  test('puts a name after a stay that ends as the week begins, and before one that begins as the week ends', () => {
    expect(nameBeside(stay(1, 4), 4)).toBe('after');
    expect(nameBeside(stay(10, 20), 4)).toBe('before');
    expect(nameBeside(stay(6, 6), 4)).toBe('after');
  });

  test('hides the name of a stay of which no day is seen', () => {
    expect(nameBeside(stay(1, 3), 4)).toBe('hidden');
    expect(nameBeside(stay(11, 12), 4)).toBe('hidden');
  });
});

describe('the sample month', () => {
  test('has 12 to 16 stays in nine rooms, each room taken at some time', () => {
    expect(sampleStays.length).toBeGreaterThanOrEqual(12);
    expect(sampleStays.length).toBeLessThanOrEqual(16);
    expect(new Set(sampleStays.map(({ room }) => room))).toEqual(
      new Set(Array.from({ length: ROOMS }, (_, index) => index + 1)),
    );
    expect(new Set(names(sampleStays)).size, 'nobody stays twice').toBe(names(sampleStays).length);
  });

  test('has no room that holds two stays in one night', () => {
    for (const [night, rooms] of nights) {
      for (const [room, guests] of rooms) {
        const stays = sampleStays.filter(({ guests: of }) => of.some((guest) => guests.includes(guest)));
        expect(stays, `room ${room}, night ${night}`).toHaveLength(1);
      }
    }
  });

  test.each(numbers(ROOMS))(
    'room %i is a row of cells, one after the other, as wide as the month',
    (room) => {
      const cells = roomCells(sampleStays, room);
      let next = 1;
      for (const { from, days, stay } of cells) {
        expect(from).toBe(next);
        expect(days).toBeGreaterThan(0);
        if (stay) expect([from, from + days - 1]).toEqual([stay.from, Math.min(stay.to, DAYS)]);
        next += days;
      }
      expect(next).toBe(DAYS + 1);
      expect(cells.flatMap(({ stay }) => stay ?? [])).toEqual(
        sampleStays.filter((stay) => stay.room === room),
      );
    },
  );

  test.each(days)('day %i is counted as in the book', (day) => {
    const { arrived, departed, inHouse, arriving, leaving } = monthDay(sampleStays, day);
    const before = asleep(day - 1);
    const tonight = asleep(day);
    const everSlept = new Set(days.filter((night) => night <= day).flatMap(asleep));
    expect(inHouse).toBe(tonight.length);
    expect(arrived).toBe(everSlept.size);
    expect(departed).toBe(everSlept.size - tonight.length);
    expect(names(arriving).sort()).toEqual(tonight.filter((guest) => !before.includes(guest)).sort());
    expect(names(leaving).sort()).toEqual(before.filter((guest) => !tonight.includes(guest)).sort());
    expect(names(sampleStays.filter((stay) => stayTime(stay, day) === 'here')).sort()).toEqual(
      tonight.sort(),
    );
  });
});
