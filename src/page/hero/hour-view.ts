import { CHECK_IN_HOUR, clockHour, NIGHT_VISION_HOUR, scenes } from '../../../content/room-day.ts';
import type { PictureHour } from '../../../content/types.ts';

/** What room 7 shows at an hour of its day. The build writes one such hour, and the clock all others. */
export interface HourView {
  /** The picture, by its own hour. */
  scene: PictureHour;
  /** Whether the lights are out. */
  isDark: boolean;
  /** The day sheet's line that is marked, by its hour: the last entry. Later ones are ahead. */
  line: number | undefined;
  /** The notice on the owner's phone, by its hour: the last entry's, or the night camera's. */
  notice: number | undefined;
  /** How old the last entry is, in hours. */
  age: number;
}

/** Whether the lights are out at an hour. */
export function isDark(hour: number): boolean {
  const scene = scenes.findLast(({ from }) => from <= hour);
  return scene !== undefined && 'dark' in scene;
}

/**
 * What an hour shows.
 *
 * @param hour an hour of the room's day, counted on over midnight
 * @param entryHours the hours of the day sheet's entries, in order
 */
export function viewOfHour(hour: number, entryHours: readonly number[]): HourView {
  const scene = scenes.findLast(({ from }) => from <= hour)?.hour ?? CHECK_IN_HOUR;
  const line = entryHours.findLast((entryHour) => entryHour <= hour);
  return {
    scene,
    isDark: isDark(hour),
    line,
    notice: scene === NIGHT_VISION_HOUR ? NIGHT_VISION_HOUR : line,
    age: hour - (line ?? hour),
  };
}

/** What the range says of an hour: "23.00, kısık lamba. Tarçın ve Fındık uyuyor". */
export function hourText(hour: number, minutes: string, light: string, notice: string): string {
  return `${clockHour(hour)}${minutes}, ${light}. ${notice}`;
}
