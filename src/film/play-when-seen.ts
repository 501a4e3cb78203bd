import type { Reel } from './film.ts';
import { loadFilm, mayPlayFilms, pageSettled } from './load-film.ts';

/** How long a film that nobody can pause is seen at most, in ms (WCAG 2.2.2). */
const LONGEST = 5000;

/** How much of a picture is in view for it to be seen. */
const SEEN = 0.5;

/**
 * Plays the film of an hour over its picture each time that comes into view, for a few seconds.
 *
 * @returns ends it, now and for good
 */
export function playWhenSeen(place: HTMLElement, hour: string): () => void {
  let reel: Reel | undefined;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    clearTimeout(timer);
    reel?.show();
  };
  const play = async () => {
    await pageSettled();
    if (!isSeen) return;
    const { createReel, FADE } = await loadFilm();
    reel ??= createReel(
      () => {
        // It goes on while it fades; and a busy page is late.
        timer = setTimeout(end, LONGEST - 3 * FADE);
      },
      () => {},
    );
    if (isSeen) reel.show({ place, hour });
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting === true;
      if (!isSeen) end();
      // Without a film the picture is whole.
      else if (mayPlayFilms()) play().catch(() => {});
    },
    { threshold: SEEN },
  );
  observer.observe(place);
  document.addEventListener('visibilitychange', end);
  return () => {
    isSeen = false;
    observer.disconnect();
    document.removeEventListener('visibilitychange', end);
    end();
  };
}
