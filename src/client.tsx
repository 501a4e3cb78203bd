/** React takes over the page. Fetched and run by `boot.ts` at the visitor's first move. */
import './styles/index.css';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languageOfPath } from './language/languages.ts';
import { loadContent } from './language/load-content.ts';
import { whenQuiet } from './loading/moments.ts';
import { PAGE_FAILED, PAGE_READY } from './loading/page-events.ts';
import { carryOver } from './page/carry-over.ts';
import { hearOnlyHandled } from './page/heard-events.ts';
import { Page } from './page/Page.tsx';

const container = document.getElementById('page');
if (!container) throw new Error('The document has no element with the id "page".');

// Not from `<html lang>`: a page translator writes its own language there.
const language = languageOfPath(location.pathname, import.meta.env.BASE_URL);
const initial = { language, content: await loadContent(language) };

const putBack = carryOver(container);

/** What was done before comes into the elements before any effect of the page reads them. */
function TakenOver() {
  useLayoutEffect(putBack, []);
  return <Page initial={initial} />;
}

/** The page as it last stood whole. */
let standing = [...container.childNodes];
document.addEventListener(PAGE_READY, () => {
  standing = [...container.childNodes];
});

// What handles events is compiled when the first comes: here, not in a slow phone's first tap (4 to 6 ms of it).
const rehearse = () => container.querySelector('main')?.dispatchEvent(new Event('click', { bubbles: true }));
document.addEventListener(PAGE_READY, () => whenQuiet(rehearse), { once: true });

const takeOver = () =>
  hydrateRoot(container, <TakenOver />, {
    onRecoverableError: (error) => console.debug('The page was written anew', error),
    // React has emptied the page by now, and lets go of what it wrote.
    onUncaughtError: (error) => {
      console.error('The page goes on without React', error);
      container.replaceChildren(...standing);
      document.dispatchEvent(new Event(PAGE_FAILED));
    },
  });

// In a transition the work yields to the visitor's own input.
startTransition(() => hearOnlyHandled(container, takeOver));
