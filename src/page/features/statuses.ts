import type { Status } from '../../../content/types.ts';

/** The statuses in the order of the staff's panel, each with the light on the owner's phone. */
export const statusLights: Readonly<Record<Status, 'night' | 'morning' | 'evening'>> = {
  asleep: 'night',
  healthy: 'morning',
  eaten: 'evening',
};

export const statuses = Object.keys(statusLights) as readonly Status[];
