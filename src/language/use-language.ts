import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../content/types.ts';
import { describeDocument } from './document-metadata.ts';
import { type Language, languageOfPath, languagePath } from './languages.ts';
import { loadContent } from './load-content.ts';
import { keepReadingPlace } from './reading-place.ts';
import { saveLanguage } from './saved-language.ts';

/** A language together with its words. */
export interface Words {
  language: Language;
  content: Content;
}

const base = import.meta.env.BASE_URL;

/** The same place in the other document. */
function addressIn(language: Language): string {
  return languagePath(language, base) + location.search + location.hash;
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
  const chosen = useRef(initial.language);

  const switchTo = async (language: Language) => {
    chosen.current = language;
    saveLanguage(language);
    try {
      const content = await loadContent(language);
      if (chosen.current !== language) return;
      const returnToPlace = keepReadingPlace();
      flushSync(() => setWords({ language, content }));
      returnToPlace();
    } catch {
      // Handled below, like words that cannot be rendered.
    }
    // The other document has the words that could not be fetched here.
    if (document.documentElement.lang !== language) location.href = addressIn(language);
  };

  useLayoutEffect(() => {
    if (words === initial) return;
    describeDocument(words.language, words.content);
    rewriteAddress(words.language);
  }, [words, initial]);

  useEffect(() => {
    // Going back to an entry of the other language keeps the language now chosen.
    const onPopState = () => {
      if (languageOfPath(location.pathname, base) !== chosen.current) rewriteAddress(chosen.current);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return { ...words, switchTo };
}
