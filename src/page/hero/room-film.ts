import type { Film, FilmPlayer } from '../../film/film.ts';
import { loadFilm, mayPlayFilms } from '../../film/load-film.ts';

let player: FilmPlayer | undefined;
let isRequested = false;
let hasFailed = false;

/** Whether films may play over the room's pictures. A fault is known only after the first try. */
export function hasFilms(): boolean {
  return !hasFailed && mayPlayFilms();
}

/** Pauses the film. */
export function haltFilm(): void {
  player?.halt();
}

/**
 * Plays the film of a picture.
 *
 * @param onReady called when the script that plays films is loaded
 * @param onFault called when films cannot be loaded or played
 */
export function showFilm(shown: Film, onReady: () => void, onFault: () => void): void {
  player?.show(shown);
  if (isRequested) return;
  isRequested = true;
  const fail = () => {
    hasFailed = true;
    onFault();
  };
  loadFilm().then(({ createFilmPlayer }) => {
    player = createFilmPlayer(() => {}, fail);
    onReady();
  }, fail);
}
