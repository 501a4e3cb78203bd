/** Duration of a scroll to a section, in ms (spec §9). */
const SCROLL_DURATION = 1500;

const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * Ease-in-out cubic (spec §2: "a cubic ease").
 *
 * @param progress elapsed share of the time, 0 to 1
 * @returns progress, 0 to 1
 */
function easeInOutCubic(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

let stopCurrent = (): void => {};

/** Scroll position, in px, at which `target` is the root's `scroll-padding-top` below the viewport's top. */
function restingPlace(target: Element): number {
  const root = document.documentElement;
  const offset = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const wanted = target.getBoundingClientRect().top + scrollY - offset;
  return Math.max(0, Math.min(wanted, root.scrollHeight - innerHeight));
}

function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls until `target` rests `--scroll-offset` below the viewport's top (spec §9), in `SCROLL_DURATION` ms.
 * The visitor's own wheel, touch, pointer, key or history navigation stops it; with reduced motion it jumps.
 */
export function smoothScrollTo(target: Element): void {
  stopCurrent();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jumpTo(restingPlace(target));
    return;
  }

  const from = scrollY;
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const progress = Math.min(Math.max(0, now - start) / SCROLL_DURATION, 1);
    // The target's position is read in each frame: what loads meanwhile may move it.
    jumpTo(from + (restingPlace(target) - from) * easeInOutCubic(progress));
    if (progress < 1) frame = requestAnimationFrame(step);
    else stopCurrent();
  });

  stopCurrent = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) removeEventListener(type, stopCurrent);
    stopCurrent = () => {};
  };
  for (const type of interruptions) addEventListener(type, stopCurrent, { passive: true });
}
