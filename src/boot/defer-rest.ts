import { PAGE_READY } from '../shared/page-events.ts';
import { whenLoaded, whenPainted } from '../shared/scheduling.ts';

/**
 * Parts below the first view. They have an attribute of their own because a rule for everything below the sections
 * made the browser restyle the whole page when the deferral ended.
 */
const PART = '[data-part]';

/** How long after the first paint parts wait for the page to be loaded, in ms. */
const LOAD_TIMEOUT_MS = 1000;

/** No further part is begun after this time in an idle moment, in ms: two large parts block a phone. */
const IDLE_BUDGET_MS = 16;

/**
 * Keeps the parts below the first view out of the first layout. They are laid out one by one, in idle moments, once
 * the page has been painted and loaded, or when the visitor scrolls. Before that, each font that arrives would make
 * the browser lay them out again.
 *
 * Nothing is deferred when the address names a section, after a reload, or on the way back: these need the whole page
 * at once. Firefox and Safari defer nothing: the reader's place would move when something above it grows.
 *
 * @returns a function that ends the deferral at once, for code that reads positions
 */
export function deferRest(): () => void {
  const root = document.documentElement;
  const finish = () => delete root.dataset.deferred;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isChromium = 'userAgentData' in navigator;
  if (!isChromium || location.hash || navigation?.type !== 'navigate') return finish;

  root.dataset.deferred = '';
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) requestIdleCallback(layOutSome);
    hasBegun = true;
  };
  const layOutSome = () => {
    const began = performance.now();
    do {
      const part = document.querySelector<HTMLElement>(PART);
      if (!part) return finish();
      delete part.dataset.part;
      // Forces the layout now, so that its time counts.
      part.getBoundingClientRect();
    } while (performance.now() - began < IDLE_BUDGET_MS);
    requestIdleCallback(layOutSome);
  };
  whenPainted(() => {
    whenLoaded(begin);
    setTimeout(begin, LOAD_TIMEOUT_MS);
    addEventListener('scroll', begin, { once: true, passive: true });
  });
  // From that event on the language can be switched, which reads positions.
  document.addEventListener(PAGE_READY, finish);
  return finish;
}
