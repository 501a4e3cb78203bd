/** How far sideways a touch must move to be a drag, in px: a thumb that scrolls drifts by less. */
const DRAG_PX = 12;

/** A touch on a slider that may yet become a scroll of the page. */
interface Touch {
  range: HTMLInputElement;
  /** The slider's value before the touch. */
  value: number;
  x: number;
  y: number;
}

/**
 * Lets a finger scroll the page from a slider. Browsers move a slider as soon as it is touched, and leave it there
 * when the touch turns out to scroll. So a slider's events are held back until the touch is a tap or a drag sideways.
 * If the browser takes the touch for scrolling (`pointercancel`), the slider gets its old value back.
 */
export function letTouchesScrollRanges(): void {
  let undecided: Touch | undefined;

  const accept = () => {
    const touch = undecided;
    undecided = undefined;
    if (touch && touch.range.valueAsNumber !== touch.value) {
      touch.range.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const listeners: { [Type in 'pointerdown' | 'pointermove']: (event: PointerEvent) => void } = {
    pointerdown({ target, pointerType, isPrimary, clientX: x, clientY: y }) {
      // A second finger decides nothing for the first.
      if (!isPrimary) return;
      const range = target as HTMLInputElement;
      const isTouched = pointerType === 'touch' && range.matches('input[type="range"]');
      undecided = isTouched ? { range, value: range.valueAsNumber, x, y } : undefined;
    },
    pointermove({ clientX, clientY }) {
      if (!undecided) return;
      const across = Math.abs(clientX - undecided.x);
      if (across >= DRAG_PX && across > Math.abs(clientY - undecided.y)) accept();
    },
  };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, { capture: true, passive: true });
  }
  document.addEventListener('pointerup', accept, true);
  document.addEventListener(
    'pointercancel',
    () => {
      if (undecided) undecided.range.valueAsNumber = undecided.value;
      undecided = undefined;
    },
    true,
  );
  for (const type of ['input', 'change']) {
    const hide = (event: Event) => {
      if (event.target === undecided?.range) event.stopImmediatePropagation();
    };
    document.addEventListener(type, hide, true);
  }
}
