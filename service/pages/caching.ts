/** `Cache-Control` of files under `assets/`: their names contain a hash of the contents. */
export const HASHED_CACHING = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files, which the next build may change: browsers keep them and revalidate each time. */
export const DOCUMENT_CACHING = 'no-cache';
