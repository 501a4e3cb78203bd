import type { Species } from '../../content/types.ts';
import { cleanName } from './clean-name.ts';

/** The visitor's pet on the check-in card. */
export interface Guest {
  /** Empty when the visitor gave none: the sample guests then check in. */
  name: string;
  species: Species;
  stay: 'in' | 'out';
}

/** The guest is kept in the tab's session storage: it outlives a reload and a change of document, and ends with the tab. */
const GUEST_KEY = 'pet-hotel-club.guest';

/** Reads a stored guest; undefined if none can be read. */
export function parseGuest(stored: string | null): Guest | undefined {
  try {
    const { name, species, stay } = JSON.parse(stored ?? '{}');
    if (typeof name !== 'string' || !['cat', 'dog'].includes(species) || !['in', 'out'].includes(stay))
      return;
    return { name: cleanName(name), species, stay };
  } catch {
    return undefined;
  }
}

/**
 * The guest that the tab keeps, undefined for none.
 *
 * @throws where storage is blocked
 */
export function storedGuest(): Guest | undefined {
  return parseGuest(sessionStorage.getItem(GUEST_KEY));
}

/** Keeps a guest, or none. Blocked or full storage is no error: the guest then lasts as long as the page. */
export function keepGuest(guest: Guest | undefined): void {
  try {
    if (guest) sessionStorage.setItem(GUEST_KEY, JSON.stringify(guest));
    else sessionStorage.removeItem(GUEST_KEY);
  } catch (error) {
    console.debug('The guest is not kept', error);
  }
}
