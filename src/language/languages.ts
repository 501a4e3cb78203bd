/** The page's languages, each with an address of its own. */
export type Language = 'tr' | 'en';

/** Language of a visitor who never chose one (spec §9). */
export const defaultLanguage: Language = 'tr';

export const languageCodes: readonly Language[] = ['tr', 'en'];

/** Each language in its own name. */
export const languageNames: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'English' };

/** The folder of each language's document below the site's base path. */
export const languageFolders: Readonly<Record<Language, string>> = { tr: '', en: 'en/' };

/** Whether a stored or parsed value names one of the page's languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'tr' || value === 'en';
}

/**
 * Path of a language's document, with slashes at both ends.
 *
 * @param base the site's base path, `/` or `/club/`
 */
export function languagePath(language: Language, base: string): string {
  return base + languageFolders[language];
}
