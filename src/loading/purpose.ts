import { PURPOSE_CHANGED } from './page-events.ts';

/** What the form is for: a hotel's application, as it is served, or a visitor's question. */
export type Purpose = 'application' | 'question';

/** Kept in the tab's session storage beside the draft, and only for a question. */
const PURPOSE_KEY = 'pet-hotel-club.purpose';

/** What the form is for now. Styles read it from the same attribute of the root (shared.css). */
export function shownPurpose(): Purpose {
  return document.documentElement.dataset.purpose === 'question' ? 'question' : 'application';
}

function showPurpose(purpose: Purpose): void {
  const { dataset } = document.documentElement;
  if (purpose === 'question') dataset.purpose = purpose;
  else delete dataset.purpose;
  document.dispatchEvent(new Event(PURPOSE_CHANGED));
}

/** Shows the purpose that the tab keeps. Where storage is blocked, what is shown stays. */
export function showKeptPurpose(): void {
  try {
    showPurpose(sessionStorage.getItem(PURPOSE_KEY) ? 'question' : 'application');
  } catch {
    // The form is what the page has made it.
  }
}

/** Shows a purpose and keeps it. Blocked or full storage is no error: it then lasts as long as the page. */
export function setPurpose(purpose: Purpose): void {
  showPurpose(purpose);
  try {
    if (purpose === 'question') sessionStorage.setItem(PURPOSE_KEY, purpose);
    else sessionStorage.removeItem(PURPOSE_KEY);
  } catch {
    // Nothing is kept.
  }
}
