import { brand } from '../../../site.config.ts';
import type { Language } from '../../language/languages.ts';
import { storeIds } from '../../settings.ts';

/** The folder of Apple's own site in each language. Its front page is English. */
const appleSites: Readonly<Record<Language, string>> = { tr: 'tr/', en: '' };

/** Address of the Google Play listing, or of the store's search for the brand while the id is unset. */
export function googlePlayAddress(language: Language): string {
  const { googlePlay: id } = storeIds;
  return id
    ? `https://play.google.com/store/apps/details?id=${encodeURIComponent(id)}`
    : `https://play.google.com/store/search?c=apps&q=${encodeURIComponent(brand[language])}`;
}

/** Address of the App Store listing, or of Apple's search for the brand while the id is unset. */
export function appStoreAddress(language: Language): string {
  const { appStore: id } = storeIds;
  return id
    ? `https://apps.apple.com/app/id${encodeURIComponent(id)}`
    : `https://www.apple.com/${appleSites[language]}search/${encodeURIComponent(brand[language])}`;
}
