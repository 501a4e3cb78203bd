/** What React tells the first script, as events on the document. */
export const PAGE_READY = 'page:ready';
