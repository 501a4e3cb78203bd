/** React takes over the page. Fetched and run by `boot.ts` at the visitor's first move. */
import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfPath } from './language/languages.ts';
import { loadContent } from './language/load-content.ts';
import { PAGE_READY } from './loading/page-events.ts';
import { carryOver } from './page/carry-over.ts';
import { Page } from './page/Page.tsx';

const container = document.getElementById('page');
if (!container) throw new Error('The document has no element with the id "page".');

// Not from `<html lang>`: a page translator writes its own language there.
const language = languageOfPath(location.pathname, import.meta.env.BASE_URL);
const initial = { language, content: await loadContent(language) };

const putBack = carryOver(container);
document.addEventListener(PAGE_READY, putBack, { once: true, capture: true });

// In a transition the work yields to the visitor's own input.
startTransition(() => {
  hydrateRoot(container, <Page initial={initial} />, {
    onRecoverableError: (error) => console.debug('The page was written anew', error),
  });
});
