import { whenQuiet } from '../loading/moments.ts';
import { pageScripts } from '../loading/page-scripts.ts';
import { hasSlowLine, savesData } from '../ui/saves-data.ts';

/** How long after the load no film is asked for, in ms. */
export const STILLNESS = 3000;

/** Whether pictures may come alive: not for who asked for less motion or to save data, nor on a slow line. */
export function mayPlayFilms(): boolean {
  return !(matchMedia('(prefers-reduced-motion: reduce)').matches || savesData() || hasSlowLine());
}

/** Resolves when the page has stood still after its load and has nothing better to do. */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const loaded = navigation?.loadEventEnd;
      const left = loaded ? loaded + STILLNESS - performance.now() : STILLNESS;
      if (left > 0) setTimeout(wait, left);
      else whenQuiet(resolve);
    };
    wait();
  });
}

/** The script that plays films; rejects where it cannot be had. */
export function loadFilm(): Promise<typeof import('./film.ts')> {
  return import(/* @vite-ignore */ pageScripts().film ?? '');
}
