import { PAGE_READY } from '../loading/page-events.ts';

/**
 * Parts below the first view. An attribute of their own lets the browser find them: a rule for whatever lies below
 * the sections had it style every element of the page anew when the deferral ended.
 */
const PARTS = '[data-part]';

/** What of an idle moment is left for the visitor, in ms. */
const RESERVE = 8;

/**
 * Keeps what is below the first view from being laid out before the first paint, and has it laid out after the load,
 * as many parts in each idle moment as fit. An address that leads to a place, and a way back to one, need the whole
 * page at once. So do Firefox and Safari, where a reader's place moves when something above it grows; Chromium, whose
 * phones are the slow ones, holds it.
 */
export function deferRest(): void {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isChromium = 'userAgentData' in navigator;
  if (!isChromium || location.hash || navigation?.type !== 'navigate') return;

  let parts: HTMLElement[] = [];
  root.dataset.deferred = '';
  const finish = () => {
    delete root.dataset.deferred;
    for (const part of parts) part.style.contentVisibility = '';
    parts = [];
  };
  let done = 0;
  const layOutSome = (moment: IdleDeadline) => {
    do {
      const part = parts[done++];
      if (!part) return finish();
      part.style.contentVisibility = 'visible';
      // Now, so that the time it takes is seen.
      part.getBoundingClientRect();
    } while (moment.timeRemaining() > RESERVE);
    requestIdleCallback(layOutSome);
  };
  addEventListener('load', () => {
    parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    requestIdleCallback(layOutSome);
  });
  // Places are read by a click on an anchor, and by React's switch of language.
  addEventListener('click', ({ target }) => (target as Element).closest('a[href^="#"]') && finish(), true);
  document.addEventListener(PAGE_READY, finish);
}
