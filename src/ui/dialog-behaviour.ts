import { FROM_DESK } from './media.ts';

function isOutside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** A press on the backdrop is a press on the dialog outside its box. */
function isOnBackdrop(event: MouseEvent): boolean {
  return event.target instanceof HTMLDialogElement && isOutside(event.target, event);
}

const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

let pressedOnBackdrop = false;

/** Opens and closes dialogs where the browser lacks invoker commands or `closedby`. */
function helpOlderBrowsers(event: MouseEvent): void {
  const element = event.target as Element;
  if (element instanceof HTMLDialogElement) {
    // Text selected from inside to outside ends with a click there, too.
    if (pressedOnBackdrop && isOnBackdrop(event)) element.close();
    return;
  }
  const button = element.closest<HTMLButtonElement>('button[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || hasCommands) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

const opener = (id: string) => document.querySelector(`[commandfor="${id}"][aria-expanded]`);

/**
 * Wires the page's dialogs, also those created later. It helps older browsers, sets `aria-expanded`, and closes the
 * menu when the window grows.
 */
export function wireDialogs(): void {
  if (!hasCommands || !('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('pointerdown', (event) => {
      pressedOnBackdrop = isOnBackdrop(event);
    });
    document.addEventListener('click', helpOlderBrowsers);
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement)
        opener(target.id)?.setAttribute('aria-expanded', String(target.open));
    }
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  matchMedia(FROM_DESK).addEventListener('change', ({ matches }) => {
    for (const dialog of document.querySelectorAll('dialog')) {
      if (matches && opener(dialog.id)) dialog.close();
    }
  });
}
