import type { Stay } from '../../../content/sample-stays.ts';
import type { Content } from '../../../content/types.ts';

/** Days of the sample month: June, which begins on a Monday. */
export const DAYS = 30;
/** The day that the page is served with. */
export const FIRST_DAY = 7;

/** What each part of the sheet shows: a day of the month, the stays, and the panel's words. */
export interface DayProps {
  day: number;
  stays: readonly Stay[];
  panel: Content['hotels']['panel'];
}

/** The numbers from 1 to a count. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A stay's state on a day. Guests who leave that day do not count as here. */
export type StayTime = 'over' | 'leaving' | 'here' | 'ahead';

/** What a hotel wants to know of a day. Numbers count guests, of whom a stay may have several. */
export interface MonthDay {
  /** Guests who have arrived and departed so far, including this day's. */
  arrived: number;
  departed: number;
  inHouse: number;
  arriving: readonly Stay[];
  leaving: readonly Stay[];
}

/** A day's place in the week, Monday being 0. */
export const weekdayOf = (day: number): number => (day - 1) % 7;

/** How many days phones show. */
export const WINDOW = 7;

/** The first of the days that phones show around a day. */
export const firstDayInWindow = (day: number): number => Math.min(Math.max(day - 3, 1), DAYS - WINDOW + 1);

/** How many days of a stay phones show if their window begins on the day `first`. */
export const daysInWindow = ({ from, to }: Stay, first: number): number =>
  Math.min(to, first + WINDOW - 1) - Math.max(from, first) + 1;

/** How many days of a stay phones must show to have room for its name. Room 7's stay has two names. */
const DAYS_FOR_A_NAME = { other: 2, ours: 3 };

/**
 * Where phones write the name of a stay of which they show few days: beside them, where the window goes on. `hidden`
 * if they show no day of it, undefined if the name fits on the stay.
 *
 * @param first the window's first day
 */
export function nameBeside(stay: Stay, first: number): 'before' | 'after' | 'hidden' | undefined {
  const days = daysInWindow(stay, first);
  if (days >= DAYS_FOR_A_NAME[stay.ours ? 'ours' : 'other']) return undefined;
  if (days < 1) return 'hidden';
  return stay.to >= first + WINDOW - 1 ? 'before' : 'after';
}

/** A cell of a room's row: a stay, or the free days between two. */
export interface MonthCell {
  from: number;
  /** Columns it spans, including a stay's day of leaving. */
  days: number;
  stay?: Stay;
}

/**
 * A room's row of cells, which together span {@link DAYS}.
 *
 * @param stays in the order of their days; none begins on the day that another one of the room ends
 */
export function roomCells(stays: readonly Stay[], room: number): MonthCell[] {
  const cells: MonthCell[] = [];
  let next = 1;
  for (const stay of stays.filter((candidate) => candidate.room === room)) {
    const { from, to } = stay;
    if (from > next) cells.push({ from: next, days: from - next });
    cells.push({ from, days: Math.min(to, DAYS) - from + 1, stay });
    next = to + 1;
  }
  if (next <= DAYS) cells.push({ from: next, days: DAYS - next + 1 });
  return cells;
}

/** A stay's state on a day of the month, 1 to {@link DAYS}. */
export function stayTime({ from, to }: Stay, day: number): StayTime {
  if (day > to) return 'over';
  if (day === to) return 'leaving';
  return day < from ? 'ahead' : 'here';
}

const guestsIn = (stays: readonly Stay[]): number =>
  stays.reduce((count, { guests }) => count + guests.length, 0);

/** Counts and names the guests of a day of the month, 1 to {@link DAYS}. */
export function monthDay(stays: readonly Stay[], day: number): MonthDay {
  const arrived = guestsIn(stays.filter(({ from }) => from <= day));
  const departed = guestsIn(stays.filter(({ to }) => to <= day));
  return {
    arrived,
    departed,
    inHouse: arrived - departed,
    arriving: stays.filter(({ from }) => from === day),
    leaving: stays.filter(({ to }) => to === day),
  };
}
