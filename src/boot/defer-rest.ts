import { whenLoaded, whenPainted } from '../loading/moments.ts';
import { PAGE_READY } from '../loading/page-events.ts';

/**
 * Parts below the first view. An attribute of their own lets the browser find them: a rule for whatever lies below
 * the sections had it style every element of the page anew when the deferral ended.
 */
const PART = '[data-part]';

/** How long after the first paint parts wait for the page to be loaded, in ms. */
const PATIENCE = 1000;

/** How much of an idle moment may have been used when one more part is begun, in ms: two large ones block a phone. */
const BEGINNING = 8;

/**
 * Keeps what is below the first view out of the first layout, and has it laid out when the page has been painted and
 * loaded, since a font that comes has everything laid out again, or when the visitor scrolls: part by part, in idle
 * moments. An address that leads to a place, and a way back to one, need the whole page at once. So do Firefox and
 * Safari, where a reader's place moves when something above it grows; Chromium, whose phones are the slow ones, holds
 * it.
 *
 * @returns what ends the deferral at once, for whoever reads places
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
      // Now, so that the time it takes is seen.
      part.getBoundingClientRect();
    } while (performance.now() - began < BEGINNING);
    requestIdleCallback(layOutSome);
  };
  whenPainted(() => {
    whenLoaded(begin);
    setTimeout(begin, PATIENCE);
    addEventListener('scroll', begin, { once: true, passive: true });
  });
  // React's switch of language reads places, too.
  document.addEventListener(PAGE_READY, finish);
  return finish;
}
