import type { GuestNames } from './types.ts';

/**
 * Room 7's guests in the samples, until the visitor checks a pet of their own in. Animals keep their names in both
 * languages.
 */
export const sampleGuests: GuestNames = { cat: 'Tarçın', dog: 'Fındık' };
