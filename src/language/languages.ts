interface LanguageFacts {
  /** What the language calls itself. */
  name: string;
  /** The folder of its document below the site's base path, empty for the default language. */
  folder: '' | `${string}/`;
  /** Its words as social networks name them (Open Graph): language and country. */
  locale: `${string}_${string}`;
}

/** The page's languages by their codes, each with an address of its own. The types ask for all else that one needs. */
export const languages = {
  tr: { name: 'Türkçe', folder: '', locale: 'tr_TR' },
  en: { name: 'English', folder: 'en/', locale: 'en_GB' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** The code of one of the page's languages. */
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly Language[];

/** Language of a visitor who never chose one (spec §9). Its document is at the base path. */
export const defaultLanguage: Language = 'tr';

/** The languages whose documents are in folders of their own. */
export const languagesInFolders = languageCodes.filter((code) => code !== defaultLanguage);

/** Whether a stored or parsed value names one of the page's languages. */
export function isLanguage(value: unknown): value is Language {
  return languageCodes.includes(value as Language);
}

/**
 * Path of a language's document, with slashes at both ends.
 *
 * @param base the site's base path, `/` or `/club/`
 */
export function languagePath(language: Language, base: string): string {
  return base + languages[language].folder;
}

/**
 * The language in whose folder a path lies, else the default one: that of an unknown address's 404 page.
 *
 * @param base the site's base path
 */
export function languageOfPath(path: string, base: string): Language {
  return languagesInFolders.find((code) => path.startsWith(languagePath(code, base))) ?? defaultLanguage;
}
