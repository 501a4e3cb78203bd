/**
 * React's event on the document when it has written the page: once it has taken the page over, and after each switch
 * of language and each new name of a guest.
 */
export const PAGE_READY = 'page:ready';
/** React's event on the document when it has broken. */
export const PAGE_FAILED = 'page:failed';
