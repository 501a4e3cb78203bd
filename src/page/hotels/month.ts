import type { Stay } from '../../../content/sample-stays.ts';
import type { Content } from '../../../content/types.ts';

/** The sample month, June, begins on a Monday. */
export const DAYS = 30;
/** The day the month is sent with. */
export const FIRST_DAY = 7;

/** What each part of the sheet draws: a day of the month, in the panel's words. */
export interface OfDay {
  day: number;
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

/** Whether a day is among the seven around the one shown, which are all that phones have room for. */
export function inWeekOf(shown: number, day: number): boolean {
  const first = Math.min(Math.max(shown - 3, 1), DAYS - 6);
  return first <= day && day < first + 7;
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
