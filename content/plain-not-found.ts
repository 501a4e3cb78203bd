import type { PlainNotFoundWords } from './types.ts';

/** Words of the service's plain 404 page in each language, for when the build has left none. */
export const plainNotFound = {
  tr: { title: 'Sayfa bulunamadı', home: 'Ana sayfaya dönün' },
  en: { title: 'Page not found', home: 'Back to the home page' },
} as const satisfies Readonly<Record<string, PlainNotFoundWords>>;
