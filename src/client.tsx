/** React takes over the page. `boot.ts` runs this at the visitor's first move. */
import './styles/index.css';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { documentLanguage } from './language/document-language.ts';
import { loadContent } from './language/load-content.ts';
import { Page } from './page/Page.tsx';
import { restoreFormState } from './page/restore-form-state.ts';
import { PAGE_FAILED, PAGE_READY } from './shared/page-events.ts';

const container = document.querySelector<HTMLElement>('#page[data-language]');
if (!container) throw new Error('The document has no element with the id "page".');

const language = documentLanguage();
const initial = { language, content: await loadContent(language) };

const restore = restoreFormState(container);

/** The page with the visitor's input restored. A layout effect runs before the page's own effects read its fields. */
function HydratedPage() {
  useLayoutEffect(restore, []);
  return <Page initial={initial} />;
}

/** The page's elements after React's last complete write. */
let lastElements = [...container.childNodes];
document.addEventListener(PAGE_READY, () => {
  lastElements = [...container.childNodes];
});

const hydrate = () => {
  hydrateRoot(container, <HydratedPage />, {
    onRecoverableError: (error) => console.debug('React created the page anew', error),
    // React has emptied the page by now, so its last elements are put back.
    onUncaughtError: (error) => {
      console.error('The page goes on without React', error);
      container.replaceChildren(...lastElements);
      document.dispatchEvent(new Event(PAGE_FAILED));
    },
  });
};

// In a transition the work yields to the visitor's own input.
startTransition(hydrate);
