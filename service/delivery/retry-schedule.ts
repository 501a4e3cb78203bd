/** When a mail that could not be delivered is tried again, and when it is given up. All in milliseconds. */
export interface RetrySchedule {
  /** Pause after the first failed attempt; it doubles with each further one. */
  firstPause: number;
  /** The longest pause. */
  longestPause: number;
  /** Age at which a mail that fails once more is given up. */
  giveUpAge: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Soon at first, as greylisting servers ask, then ever more seldom, for three days. */
export const RETRY_SCHEDULE: RetrySchedule = {
  firstPause: MINUTE,
  longestPause: 2 * HOUR,
  giveUpAge: 72 * HOUR,
};

/**
 * The pause after a number of failed attempts, in milliseconds. It is between half and all of the doubled pause,
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
