/** How long a place is held, in ms: longer than anything on the page takes to open or close. */
const HOLD_MS = 600;

/** Input by which visitors scroll, or begin something else. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release = (): void => {};

/**
 * Keeps an element at its place in the window while something above it opens or closes. The visitor's next input or
 * any other scroll ends this.
 */
function holdPlace(element: Element): void {
  release();
  const root = document.documentElement;
  const top = element.getBoundingClientRect().top;
  const end = performance.now() + HOLD_MS;
  // The browser's own scroll anchor may be in the part that closes.
  root.style.setProperty('overflow-anchor', 'none');
  /** Scroll position after the last frame, px. Before the first it is unknown: a shorter page may have been moved. */
  let position: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    const last = root.scrollHeight - innerHeight;
    const isScrolledElsewhere = position !== undefined && Math.abs(scrollY - Math.min(position, last)) > 1;
    if (!isScrolledElsewhere)
      scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    position = scrollY;
    // In a busy browser the first frame may come after the end, and still holds the place.
    if (isScrolledElsewhere || now > end) release();
    else frame = requestAnimationFrame(step);
  });
  release = () => {
    cancelAnimationFrame(frame);
    root.style.removeProperty('overflow-anchor');
    for (const type of interruptions) removeEventListener(type, release, true);
    release = () => {};
  };
  for (const type of interruptions) addEventListener(type, release, { capture: true, passive: true });
}

/** Holds each question that is pressed: another one, which closes, may be above it. */
export function holdPressedQuestions(): void {
  document.addEventListener('click', ({ target }) => {
    const question = (target as Element).closest('summary');
    if (question) holdPlace(question);
  });
}
