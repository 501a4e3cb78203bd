import { pageScripts } from '../shared/page-scripts.ts';
import { whenLoaded, whenQuiet } from '../shared/scheduling.ts';
import { hasSlowLine, savesData } from '../ui/saves-data.ts';

/** How long after the load the page waits before it fetches a film, in ms. */
const QUIET_AFTER_LOAD_MS = 3000;

/** Whether films may play: not with reduced motion, not with Save-Data, and not on a slow line. */
export function mayPlayFilms(): boolean {
  return !(matchMedia('(prefers-reduced-motion: reduce)').matches || savesData() || hasSlowLine());
}

/** Resolves when the page has been loaded for a while and is idle. */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    whenLoaded(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const sinceLoad = performance.now() - (navigation?.loadEventEnd || performance.now());
      setTimeout(() => whenQuiet(resolve), Math.max(0, QUIET_AFTER_LOAD_MS - sinceLoad));
    });
  });
}

/** Loads the script that plays films. Rejects when it cannot be loaded. */
export function loadFilm(): Promise<typeof import('./film.ts')> {
  return import(/* @vite-ignore */ pageScripts().film ?? '');
}
