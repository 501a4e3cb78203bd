/** When a mail that could not be delivered is tried again, and when it is set aside. All in milliseconds. */
export interface RetrySchedule {
  /** Pause after the first failed try; it doubles with each further one. */
  firstPause: number;
  /** The longest pause. */
  longestPause: number;
  /** How long every try must have had its content refused before a mail is set aside. */
  refusedFor: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Soon at first, as greylisting servers ask, then ever more seldom, without end. */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstPause: MINUTE,
  longestPause: HOUR,
  refusedFor: 24 * HOUR,
};

/**
 * The pause after a number of failed tries, in milliseconds. It is between half and all of the doubled pause,
 * so that services which failed together do not try again together.
 *
 * @param random between 0 and 1
 */
export function retryPause(
  attempts: number,
  { firstPause, longestPause }: RetrySchedule,
  random: number,
): number {
  const full = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  return Math.round(full * (0.5 + random / 2));
}
