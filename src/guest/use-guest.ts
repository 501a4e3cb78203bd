import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { sampleGuests } from '../../content/sample-guests.ts';
import type { GuestNames } from '../../content/types.ts';
import { keyedElement } from '../shared/keyed-elements.ts';
import { type Guest, keepGuest, storedGuest } from './stored-guest.ts';

/** Who stays in room 7. */
export interface GuestStore {
  /** The visitor's pet, once it has been checked in. */
  guest: Guest | undefined;
  /** The names in the samples: the visitor's pet takes the place of the sample guest of its species. */
  names: GuestNames;
  change: (guest: Guest | undefined) => void;
}

/** Hands the guests to the samples. */
export const GuestContext = createContext<GuestStore>({
  guest: undefined,
  names: sampleGuests,
  change: () => {},
});

/** The guests of the page's samples. */
export const useGuest = (): GuestStore => useContext(GuestContext);

/** Holds the page's guests. The guest that the tab keeps comes back when React has taken the page over. */
export function useGuestStore(): GuestStore {
  const [guest, setGuest] = useState<Guest>();

  useEffect(() => {
    const putBack = () => {
      try {
        setGuest(storedGuest());
      } catch {
        // Storage is blocked: the guest lasts as long as the page.
      }
    };
    // A check-in that waits for React is newer than what the tab keeps.
    if (!keyedElement('check-in')?.ariaBusy) putBack();
    // Back from the back/forward cache: another document of the tab may have changed the guest.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) putBack();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const name = guest?.name;
  const species = guest?.species;
  const names = useMemo(
    () => (name && species ? { ...sampleGuests, [species]: name } : sampleGuests),
    [name, species],
  );
  const change = (next: Guest | undefined) => {
    setGuest(next);
    keepGuest(next);
  };
  return { guest, names, change };
}
