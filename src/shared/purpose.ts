/** What the form is for: a hotel's application, as it is served, or a visitor's question. */
export type Purpose = 'application' | 'question';

/** The tab's session storage keeps the purpose beside the draft. */
const PURPOSE_KEY = 'pet-hotel-club.purpose';

/** What the form is for now. Styles read it from the same attribute of the root (shared.css). */
export function shownPurpose(): Purpose {
  return document.documentElement.dataset.purpose === 'question' ? 'question' : 'application';
}

/** Shows the purpose that the tab keeps. Where storage is blocked, what is shown stays. */
export function showKeptPurpose(): void {
  try {
    document.documentElement.dataset.purpose = sessionStorage.getItem(PURPOSE_KEY) ?? '';
  } catch {
    // The form is what the page has made it.
  }
}

/** Shows a purpose and keeps it. Blocked or full storage is no error: it then lasts as long as the page. */
export function setPurpose(purpose: Purpose): void {
  document.documentElement.dataset.purpose = purpose;
  try {
    sessionStorage.setItem(PURPOSE_KEY, purpose);
  } catch {
    // Nothing is kept.
  }
}
