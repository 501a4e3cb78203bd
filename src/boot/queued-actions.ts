import { isLanguage } from '../language/languages.ts';
import { saveLanguage } from '../language/saved-language.ts';
import { isPlainClick } from '../scroll/anchors.ts';
import { PAGE_FAILED, PAGE_READY } from '../shared/page-events.ts';

/** How long a press waits for React at most, in ms. */
const REACT_TIMEOUT_MS = 10_000;

/**
 * Controls that only React can answer in full: flags, links with a key, and buttons with `data-early`. Without React
 * the links are ordinary links.
 */
const NEEDS_REACT = 'a[data-language], a[data-key], button[data-early]';

type Control = HTMLElement & Partial<HTMLAnchorElement>;

/** A selector that finds a control again: React may create its element anew. */
function selectorOf({ dataset: { key, language } }: HTMLElement): string {
  return key ? `[data-key="${CSS.escape(key)}"]` : `a[data-language="${CSS.escape(language ?? '')}"]`;
}

/**
 * Queues presses that only React can answer, until it has taken the page over. A pressed control is marked busy at
 * once, and pressed again, once, when the page is ready. If React is missing (it cannot be fetched, it broke, or the
 * wait has taken too long), the page works as without script: flags are links, and the form offers a mail.
 *
 * @param start fetches and starts React
 * @returns a function to call when React cannot be loaded
 */
export function queueActions(start: () => void): () => void {
  const root = document.documentElement;
  let react: 'awaited' | 'ready' | 'missing' = 'awaited';
  let timeout: ReturnType<typeof setTimeout> | undefined;
  /** Selectors of the pressed controls, in their order. */
  const queue = new Set<string>();

  /** Ends the wait and returns the controls that were pressed meanwhile. */
  const endWait = (outcome: typeof react): Control[] => {
    react = outcome;
    clearTimeout(timeout);
    const controls = [...queue].flatMap((selector) => document.querySelector<Control>(selector) ?? []);
    for (const selector of queue) {
      for (const control of document.querySelectorAll(selector)) control.ariaBusy = null;
    }
    queue.clear();
    return controls;
  };

  const onReady = () => {
    root.dataset.script = 'runs';
    for (const control of endWait('ready')) {
      // Not `control.requestSubmit`, which may be a field of that name that an extension added.
      if (control instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(control);
      else control.click();
    }
  };
  const goOnWithoutReact = () => {
    root.dataset.script = 'failed';
    const address = endWait('missing').findLast(({ href }) => href)?.href;
    if (address) location.href = address;
  };

  const enqueue = (event: Event, control: HTMLElement) => {
    event.preventDefault();
    // Kept from React, too, which handles no event while it hydrates.
    event.stopPropagation();
    if (react !== 'awaited') return;
    const selector = selectorOf(control);
    // If both flags are pressed, the last one counts.
    queue.delete(selector);
    queue.add(selector);
    control.ariaBusy = 'true';
    timeout ??= setTimeout(goOnWithoutReact, REACT_TIMEOUT_MS);
    start();
  };
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<Control>(NEEDS_REACT);
    // A middle click (1) opens the link, a right click (2) only opens a menu.
    if (!control || event.button > 1) return;
    const { language } = control.dataset;
    // Saved first: the other document would otherwise send the visitor straight back.
    if (isLanguage(language)) saveLanguage(language);
    if (react === 'awaited' && isPlainClick(event)) enqueue(event, control);
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLElement;
      if (react !== 'ready' && form.matches('[data-key]')) enqueue(event, form);
    },
    true,
  );
  document.addEventListener(PAGE_READY, onReady, { once: true });
  document.addEventListener(PAGE_FAILED, goOnWithoutReact);
  return goOnWithoutReact;
}
