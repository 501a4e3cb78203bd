import { isLanguage } from '../language/languages.ts';
import { saveLanguage } from '../language/saved-language.ts';
import { PAGE_READY } from '../loading/page-events.ts';

/** Finds a flag again by what it is: React may have made its element anew. */
function flagLike(flag: HTMLElement): HTMLElement | null {
  const place = flag.closest('dialog') ? 'dialog' : 'header';
  return document.querySelector(`${place} a[data-language="${flag.dataset.language}"]`);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function markBusy(element: Element | null): void {
  element?.setAttribute('aria-busy', 'true');
}

function clearBusy(): void {
  for (const element of document.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy');
}

/**
 * Keeps what only React can answer until it is there: a tap on a flag, a submit. Each is marked busy at
 * once and given again when the page is ready. Nothing else is kept: the browser answers it by itself.
 *
 * @param start fetches and starts React
 * @returns what to call when React cannot be had: flags become plain links again
 */
export function keepEarlyEvents(start: () => void): () => void {
  let react: 'awaited' | 'ready' | 'missing' = 'awaited';
  let keptFlag: HTMLAnchorElement | null = null;
  let keptSubmit = false;

  const onFlag = (event: MouseEvent) => {
    const flag = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
    const language = flag?.dataset.language;
    // A right click only asks; a middle click opens.
    if (!flag || !isLanguage(language) || event.button > 1) return;
    // Saved first: the other document would otherwise send the visitor straight back.
    saveLanguage(language);
    if (react !== 'awaited' || !isPlainClick(event)) return;
    event.preventDefault();
    keptFlag = flag;
    markBusy(flag);
    start();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (react === 'ready') return;
    event.stopPropagation();
    if (react === 'missing') return;
    keptSubmit = true;
    markBusy(event.target as Element);
    start();
  };

  document.addEventListener('click', onFlag, true);
  document.addEventListener('auxclick', onFlag, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener(PAGE_READY, () => {
    react = 'ready';
    clearBusy();
    if (keptFlag) flagLike(keptFlag)?.click();
    if (keptSubmit) document.querySelector('form')?.requestSubmit();
  });

  return () => {
    react = 'missing';
    clearBusy();
    if (keptFlag) location.href = keptFlag.href;
  };
}
