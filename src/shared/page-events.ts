/**
 * React's event on the document when it has written the page: once it has taken the page over, and after each switch
 * of language and each new name of a guest.
 */
export const PAGE_READY = 'page:ready';
/** The page's event on the document when something that the visitor did has succeeded; its `detail` says what. */
export const PAGE_ACT = 'page:act';

export type PageAct = 'Check-in' | 'Application' | 'Question' | 'Share';

declare global {
  interface DocumentEventMap {
    [PAGE_ACT]: CustomEvent<PageAct>;
  }
}

/** Tells whoever listens that something the visitor did has succeeded. */
export function tellAct(act: PageAct): void {
  document.dispatchEvent(new CustomEvent(PAGE_ACT, { detail: act }));
}

/** React's event on the document when it has broken. */
export const PAGE_FAILED = 'page:failed';
