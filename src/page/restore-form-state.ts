import { keyedElements } from '../shared/keyed-elements.ts';

function copyState(from: HTMLElement, to: HTMLElement): void {
  to.ariaBusy = from.ariaBusy;
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    to.value = from.value;
  }
}

/**
 * Remembers what the visitor has typed, chosen and opened. If a translator or an extension has changed the document,
 * React creates the page anew.
 *
 * @returns a function that puts all of it into the new elements
 */
export function restoreFormState(container: HTMLElement): () => void {
  const before = keyedElements(container);
  // Focus may move until then: React takes over in small steps, between which the visitor goes on.
  let focused: EventTarget | null = document.activeElement;
  const followFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  container.addEventListener('focusin', followFocus);

  return () => {
    container.removeEventListener('focusin', followFocus);
    for (const [key, element] of keyedElements(container)) {
      const old = before.get(key);
      if (!old || old === element) continue;
      copyState(old, element);
      if (old === focused) element.focus({ preventScroll: true });
    }
  };
}
