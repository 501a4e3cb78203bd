/** Paths of the page's documents: Turkish, English. */
export const documentPaths = ['/', '/en/'] as const;
