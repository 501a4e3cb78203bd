import type { Stay } from '../../../content/sample-stays.ts';
import type { Content } from '../../../content/types.ts';

/** The sample month, June, begins on a Monday. */
export const DAYS = 30;
/** The day the month is sent with. */
export const FIRST_DAY = 7;

/** What each part of the sheet draws: a day of the month, its stays, in the panel's words. */
export interface OfDay {
  day: number;
  stays: readonly Stay[];
  panel: Content['hotels']['panel'];
}

/** 1 to a count: days, rooms. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Where a stay stands on a day; who leaves that day is not counted as here. */
export type StayTime = 'over' | 'leaving' | 'here' | 'ahead';

/** What a hotel wants to know of a day. Numbers count guests, of whom a stay may have several. */
export interface MonthDay {
  /** Guests who have come and gone so far, this day's among them. */
  arrived: number;
  departed: number;
  inHouse: number;
  arriving: readonly Stay[];
  leaving: readonly Stay[];
}

/** A day's place in the week, Monday being 0. */
export const weekdayOf = (day: number): number => (day - 1) % 7;

/** Days that phones have room for. */
export const WINDOW = 7;

/** The first of the days that phones show around a day. */
export const firstDayInWindow = (day: number): number => Math.min(Math.max(day - 3, 1), DAYS - WINDOW + 1);

/** How many days of a stay are among those that phones show from a first one on. */
export const daysInWindow = ({ from, to }: Stay, first: number): number =>
  Math.min(to, first + WINDOW - 1) - Math.max(from, first) + 1;

/** Fewer days of a stay than this leave no room for a name on phones, or for the visitor's pet and its companion. */
const DAYS_FOR_A_NAME = { other: 2, ours: 3 };

/**
 * Where a stay's name stands on phones when few of its days are seen, from a first one on: beside them, on the side
 * where the window goes on. Hidden where no day of it is seen; undefined where the name stands on the stay.
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
  /** Columns it spans; a stay's last day, the one of leaving, is one of them. */
  days: number;
  stay?: Stay;
}

/**
 * A room's row of cells, which together span {@link DAYS}.
 *
 * @param stays in the order of their days, none of which begins on a day that another one leaves
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

/** Where a stay stands on a day of the month, 1 to {@link DAYS}. */
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
