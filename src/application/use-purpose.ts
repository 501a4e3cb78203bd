import { useSyncExternalStore } from 'react';
import { type Purpose, showKeptPurpose, shownPurpose } from '../shared/purpose.ts';

/** Back from the back/forward cache: another document may have changed it. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (persisted) showKeptPurpose();
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-purpose'] });
  // Several components subscribe, and the listener is one: it is the same function.
  addEventListener('pageshow', catchUp);
  return () => observer.disconnect();
}

/** What the form is for. Only for what CSS cannot choose: the page has the words of both (`ByPurpose`). */
export function usePurpose(): Purpose {
  return useSyncExternalStore(subscribe, shownPurpose, () => 'application');
}
