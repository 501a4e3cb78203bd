import { isLanguage, type Language } from './languages.ts';

/** Where the visitor's choice is kept in local storage (spec §3). */
const LANGUAGE_KEY = 'pet-hotel-club.language';

/** The language the visitor chose before, or null. Blocked storage reads as no choice. */
export function savedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers a choice. Blocked or full storage is no error: the page goes on without a memory. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The address still says which language this is.
  }
}
