/** The only script of the 404 page. It saves a language that is chosen here, in which `/` then opens. */
import { isLanguage } from '../language/languages.ts';
import { saveLanguage } from '../language/saved-language.ts';

document.addEventListener('click', ({ target }) => {
  const language = (target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language;
  if (isLanguage(language)) saveLanguage(language);
});
// As on the page (boot.ts).
document.documentElement.dataset.script = 'runs';
