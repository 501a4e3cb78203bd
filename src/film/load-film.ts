import { whenLoaded, whenQuiet } from '../loading/moments.ts';
import { pageScripts } from '../loading/page-scripts.ts';
import { hasSlowLine, savesData } from '../ui/saves-data.ts';

/** How long after the load no film is asked for, in ms. */
const STILLNESS = 3000;

/** Whether pictures may come alive: not for who asked for less motion or to save data, nor on a slow line. */
export function mayPlayFilms(): boolean {
  return !(matchMedia('(prefers-reduced-motion: reduce)').matches || savesData() || hasSlowLine());
}

/** Resolves when the page has stood still after its load and has nothing better to do. */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    whenLoaded(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const gone = performance.now() - (navigation?.loadEventEnd || performance.now());
      setTimeout(() => whenQuiet(resolve), Math.max(0, STILLNESS - gone));
    });
  });
}

/** The script that plays films; rejects where it cannot be had. */
export function loadFilm(): Promise<typeof import('./film.ts')> {
  return import(/* @vite-ignore */ pageScripts().film ?? '');
}
