import type { TimeOfDay } from '../../../content/types.ts';

/** The times of day with a greeting of their own. The footer's styles get a rule for each. */
export const timesOfDay = Object.keys({
  morning: true,
  afternoon: true,
  evening: true,
  night: true,
} satisfies Record<TimeOfDay, true>);
