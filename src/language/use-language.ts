import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../content/types.ts';
import { describeDocument } from './document-metadata.ts';
import { type Language, languagePath } from './languages.ts';
import { loadContent } from './load-content.ts';
import { keepReadingPlace } from './reading-place.ts';
import { saveLanguage } from './saved-language.ts';

/** A language together with its words. */
export interface Words {
  language: Language;
  content: Content;
}

/** Address of the same place in a language's document. */
function addressIn(language: Language): string {
  return languagePath(language, import.meta.env.BASE_URL) + location.search + location.hash;
}

function rewriteAddress(language: Language): void {
  history.replaceState(history.state, '', addressIn(language));
}

/**
 * The page's language and how to switch it in place: what is typed, the open question and the place on
 * the page stay; title, metadata, address and the saved choice follow.
 */
export function useLanguage(initial: Words) {
  const [words, setWords] = useState(initial);
  /** How many choices there have been: only the last one counts. */
  const choices = useRef(0);
  const shown = useRef(initial.language);

  const switchTo = async (language: Language) => {
    choices.current += 1;
    const choice = choices.current;
    saveLanguage(language);
    try {
      const content = await loadContent(language);
      if (choice !== choices.current) return;
      const returnToPlace = keepReadingPlace();
      flushSync(() => setWords({ language, content }));
      returnToPlace();
    } catch (error) {
      console.debug('The language was not switched in place', error);
    }
    // The words could not be fetched or rendered here, so the other document is opened.
    if (choice === choices.current && shown.current !== language) location.href = addressIn(language);
  };

  useLayoutEffect(() => {
    shown.current = words.language;
    if (words === initial) return;
    describeDocument(words.language, words.content);
    rewriteAddress(words.language);
  }, [words, initial]);

  useEffect(() => {
    // An entry of the other language keeps its place and gets the language shown.
    const onPopState = () => rewriteAddress(shown.current);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return { ...words, switchTo };
}
