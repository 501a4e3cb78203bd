import { clockHour } from '../../../content/room-day.ts';
import type { Film, FilmPlayer } from '../../film/film.ts';
import { loadFilm, mayPlayFilms, pageSettled } from '../../film/load-film.ts';
import { part, pictureFrame, pictureLayer, room } from './room-elements.ts';
import { pictureIsThere } from './room-scene.ts';

/** How long after the visitor's last input the film goes on, in ms: input is answered first. */
const FILM_RESUMES_AFTER_MS = 600;

let player: FilmPlayer | undefined;
let isRequested = false;
let hasFailed = false;

/** Whether the hours' films play. The pause button stops them. */
let filmsPlay = false;
/** Whether the page has been loaded and is quiet. */
let pageIsSettled = false;
/** Whether the key has come to rest. No film starts before, since the key would soon leave its hour. */
let keyRests = false;
/** The scene that is shown. */
let shown: number;
/** Set while the film is paused for the visitor's input. */
let resumes: ReturnType<typeof setTimeout> | undefined;
/** Which of these are in view: the room's section, and its picture. */
const inView = new Set<Element>();

/** Whether films may play over the room's pictures. A fault is known only after the first try. */
const hasFilms = () => !hasFailed && mayPlayFilms();

function loadPlayer(): void {
  if (isRequested) return;
  isRequested = true;
  const fail = () => {
    hasFailed = true;
    setFilmsPlay(false);
  };
  loadFilm().then(({ createFilmPlayer }) => {
    player = createFilmPlayer(() => {}, fail);
    playFilm();
  }, fail);
}

/** The film of a scene, with the element that it is played in. */
function filmOf(scene: number): Film {
  const place = pictureLayer(scene) ?? part('film');
  return { place: place as HTMLElement, hour: clockHour(scene) };
}

/** Plays the film of the shown picture, unless the picture is out of view or the visitor has just touched the page. */
export function playFilm(): void {
  if (!filmsPlay || !hasFilms() || resumes || document.hidden || !inView.has(pictureFrame())) {
    player?.halt();
    return;
  }
  if (!pageIsSettled || !keyRests || !pictureIsThere(shown)) return;
  player?.show(filmOf(shown));
  loadPlayer();
}

/** Names the scene whose film plays from now on. */
export function setFilmScene(scene: number): void {
  shown = scene;
}

/** Lets films play: the key has come to rest. */
export function letFilmsPlay(): void {
  keyRests = true;
  playFilm();
}

function endInputPause(): void {
  clearTimeout(resumes);
  resumes = undefined;
  playFilm();
}

/** Pauses the film for a moment, so that the visitor's input is answered first. */
export function pauseFilmForInput(): void {
  if (inView.size === 0) return;
  clearTimeout(resumes);
  resumes = setTimeout(endInputPause, FILM_RESUMES_AFTER_MS);
  player?.halt();
}

/** Shows the pause button as pressed while films are paused, and hides it where no film can play. */
function showPause(): void {
  const pause = part('pause');
  if (pause) pause.ariaPressed = String(!filmsPlay);
  document.documentElement.toggleAttribute('data-films', hasFilms());
}

function setFilmsPlay(play: boolean): void {
  filmsPlay = play;
  showPause();
}

/** Stops films, or starts them at once: the pause button was pressed. */
export function toggleFilms(): void {
  setFilmsPlay(!filmsPlay && hasFilms());
  endInputPause();
}

const watch = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) inView[isIntersecting ? 'add' : 'delete'](target);
  playFilm();
});

/** Finds the room's elements again: React may have replaced them. */
export function watchRoom(): void {
  showPause();
  watch.disconnect();
  for (const watched of [room(), pictureFrame()]) watch.observe(watched);
}

/**
 * Follows what films depend on: the page's load, whether it is seen, and a wish for less motion.
 *
 * @param reducedMotion the visitor's wish for less motion
 */
export function startFilms(reducedMotion: MediaQueryList): void {
  setFilmsPlay(hasFilms());
  document.addEventListener('visibilitychange', playFilm);
  reducedMotion.addEventListener('change', () => {
    setFilmsPlay(filmsPlay && hasFilms());
    playFilm();
  });
  pageSettled().then(() => {
    pageIsSettled = true;
    playFilm();
  });
}
