/**
 * Room 7's day: from check-in to check-out the next morning, in hours counted on over midnight, so that 26 is
 * two at night. One fact for the page and for the clock.
 */
export const CHECK_IN_HOUR = 14;
export const CHECK_OUT_HOUR = 34;

/** The hour of the page as it is sent: dusk. */
export const FIRST_HOUR = 17;

/** React tells the clock that the words or the elements of the room are new. */
export const ROOM_WRITTEN = 'room:written';

/** The day's pictures, named by their own hour, and the hour from which each is the nearest. */
export const scenes = [
  { picture: '14', from: CHECK_IN_HOUR },
  { picture: '17', from: 16 },
  { picture: '19', from: 18 },
  { picture: '22', from: 21 },
  { picture: '02', from: 24 },
  { picture: '08', from: 30 },
] as const;

/** Which of the scenes an hour shows. */
export function sceneAt(hour: number): number {
  return scenes.findLastIndex(({ from }) => from <= hour);
}

/** What the range says of an hour: "23.00, gece görüşü", and the last entry of the day sheet. */
export function hourText(hour: number, minutes: string, light: string, status: string): string {
  return `${String(hour % 24).padStart(2, '0')}${minutes}, ${light}. ${status}`;
}
