/** The one script of the page for unknown addresses: a language chosen here is the one `/` then opens in. */
import { isLanguage } from '../language/languages.ts';
import { saveLanguage } from '../language/saved-language.ts';

document.addEventListener('click', ({ target }) => {
  const language = (target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language;
  if (isLanguage(language)) saveLanguage(language);
});
