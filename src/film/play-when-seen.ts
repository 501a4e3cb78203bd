import type { FilmPlayer } from './film.ts';
import { loadFilm, mayPlayFilms, pageSettled } from './load-film.ts';

/** How long a film without a pause button may be seen, in ms (WCAG 2.2.2). */
const MAX_SEEN_MS = 5000;

/** The film plays while this share of its picture is in view. */
const VISIBLE_SHARE = 0.5;

/**
 * Plays the film of an hour over its picture for a few seconds, each time the picture comes into view.
 *
 * @returns a function that stops this for good
 */
export function playWhenSeen(place: HTMLElement, hour: string): () => void {
  let player: FilmPlayer | undefined;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout>;

  const end = () => {
    clearTimeout(timer);
    player?.show();
  };
  const play = async () => {
    await pageSettled();
    if (!isSeen) return;
    const { createFilmPlayer, FADE_MS } = await loadFilm();
    player ??= createFilmPlayer(
      () => {
        // The film goes on while it fades out, and a busy page runs timers late.
        timer = setTimeout(end, MAX_SEEN_MS - 3 * FADE_MS);
      },
      () => {},
    );
    if (isSeen) player.show({ place, hour });
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting === true;
      if (!isSeen) end();
      // Without a film the picture stays.
      else if (mayPlayFilms()) play().catch(() => {});
    },
    { threshold: VISIBLE_SHARE },
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
