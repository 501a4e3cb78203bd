import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/**
 * The language that the build wrote the document in. It is read from the page's own element: translators rewrite
 * `<html lang>`, and hosts serve a document at more than one address.
 */
export function documentLanguage(): Language {
  const language = document.querySelector<HTMLElement>('#page[data-language]')?.dataset.language;
  return isLanguage(language) ? language : defaultLanguage;
}
