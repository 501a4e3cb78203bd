/**
 * What React tells the scripts that run without it, as events on the document: that it has written the
 * page (when it has taken it over, and after each switch of language), and that it has broken.
 */
export const PAGE_READY = 'page:ready';
export const PAGE_FAILED = 'page:failed';
