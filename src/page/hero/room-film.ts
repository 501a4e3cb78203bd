import type { Reel, Take } from '../../film/film.ts';
import { loadFilm, mayPlayFilms } from '../../film/load-film.ts';

let reel: Reel | undefined;
let isAskedFor = false;
let isFaulty = false;

/** Whether films may play over the room's pictures, as far as is known: a fault shows when one should. */
export function hasFilms(): boolean {
  return !isFaulty && mayPlayFilms();
}

/** Stops the film that plays, on its frame. */
export function haltFilm(): void {
  reel?.halt();
}

/**
 * Plays the film of a picture, and makes the next one's ready.
 *
 * @param onReady called when the script that plays films has come
 * @param onFault called when there are no films, or none may be played
 */
export function showFilm(
  shown: Take,
  next: Take | undefined,
  onReady: () => void,
  onFault: () => void,
): void {
  reel?.show(shown, next);
  if (isAskedFor) return;
  isAskedFor = true;
  const fail = () => {
    isFaulty = true;
    onFault();
  };
  loadFilm().then(({ createReel }) => {
    reel = createReel(() => {}, fail);
    onReady();
  }, fail);
}
