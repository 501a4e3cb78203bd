import type { Store } from '../../../content/types.ts';
import { brand } from '../../../site.config.ts';
import type { Language } from '../../language/languages.ts';
import { storeIds } from '../../settings.ts';

/** The folder of Apple's own site in each language. Its front page is English. */
const appleSites: Readonly<Record<Language, string>> = { tr: 'tr/', en: '' };

/**
 * Addresses of the app's listings in a language, or of each store's search for the brand while an id is unset, in their
 * order on the page.
 */
export const storeAddresses: Readonly<Record<Store, (language: Language) => string>> = {
  appStore(language) {
    const { appStore: id } = storeIds;
    return id
      ? `https://apps.apple.com/app/id${encodeURIComponent(id)}`
      : `https://www.apple.com/${appleSites[language]}search/${encodeURIComponent(brand[language])}`;
  },
  googlePlay(language) {
    const { googlePlay: id } = storeIds;
    return id
      ? `https://play.google.com/store/apps/details?id=${encodeURIComponent(id)}`
      : `https://play.google.com/store/search?c=apps&q=${encodeURIComponent(brand[language])}`;
  },
};

export const stores = Object.keys(storeAddresses) as readonly Store[];
