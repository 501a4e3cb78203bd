import type { DayEntry, EntryHour, PictureHour } from './types.ts';

/**
 * Room 7's day: from check-in to check-out the next morning, in hours counted on over midnight, so that 26 is
 * two at night. The styles repeat it in `tokens.css` and `base.css`, as tests/live-room.spec.ts checks.
 */
export const CHECK_IN_HOUR = 14;
export const CHECK_OUT_HOUR = 34;

/** All hours of the day, from check-in to check-out. */
export const hours = Array.from(
  { length: CHECK_OUT_HOUR - CHECK_IN_HOUR + 1 },
  (_, index) => CHECK_IN_HOUR + index,
);

/** An hour of the clock, 0 to 23, as an hour of the room's day; undefined between check-out and check-in. */
export function roomHour(clockHour: number): number | undefined {
  return hours.find((hour) => hour % 24 === clockHour);
}

/** The hour that the page is served with: dusk. */
export const FIRST_HOUR = 17;

/** The day's pictures: the hour of each, the hour from which it is shown, and whether it is dark then. */
export const scenes = [
  { hour: 14, from: CHECK_IN_HOUR },
  { hour: 17, from: 16 },
  // 18 shows the picture of 17: the last notice says that the animals play, as they do there.
  { hour: 19, from: 19 },
  { hour: 22, from: 21, dark: true },
  { hour: 26, from: 24, dark: true },
  { hour: 32, from: 30 },
] as const satisfies readonly { hour: PictureHour; from: number; dark?: true }[];

/** An hour of the day as the clock and the pictures' names say it, such as "02". */
export function clockHour(hour: number): string {
  return String(hour % 24).padStart(2, '0');
}

/** The hour whose picture is the night camera's; while that is shown, the notice says so. */
export const NIGHT_VISION_HOUR = 26;

/** The most hours without news: from the last entry of the night to the first of the morning. */
export const LONGEST_SILENCE = 9;

/** The day sheet's entries in their order, each with its hour. */
export function dayEntries(day: Readonly<Record<EntryHour, DayEntry>>): (DayEntry & { hour: number })[] {
  return Object.entries(day).map(([hour, entry]) => ({ ...entry, hour: Number(hour) }));
}
