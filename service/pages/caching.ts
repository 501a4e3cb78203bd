/** `Cache-Control` of what lies under `assets/`: names there carry a hash of the contents. */
export const HASHED_CACHING = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all else, which may change with the next build: it is kept, and asked for again each time. */
export const DOCUMENT_CACHING = 'no-cache';
