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

/**
 * Wires the page's dialogs, also those created later. It helps older browsers, and closes the menu when the window
 * grows.
 */
export function wireDialogs(): void {
  if (!hasCommands || !('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('pointerdown', (event) => {
      pressedOnBackdrop = isOnBackdrop(event);
    });
    document.addEventListener('click', helpOlderBrowsers);
  }
  matchMedia(FROM_DESK).addEventListener('change', ({ matches }) => {
    const id = document.querySelector('[data-menu]')?.getAttribute('commandfor');
    const menu = document.getElementById(id ?? '');
    if (matches && menu instanceof HTMLDialogElement) menu.close();
  });
}
