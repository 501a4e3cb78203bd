/**
 * The clock of room 7. It sets the room once to the visitor's own hour, and then to each hour that the visitor
 * chooses. It is fetched after the load and needs no React.
 */

import {
  CHECK_IN_HOUR,
  clockHour,
  FIRST_HOUR,
  hourText,
  isDark,
  noticeAt,
  pictureAt,
  scenes,
  stripHour,
} from '../../../content/room-day.ts';
import type { Film } from '../../film/film.ts';
import { pageSettled } from '../../film/load-film.ts';
import { afterNextFrame, whenQuiet } from '../../loading/moments.ts';
import { PAGE_READY } from '../../loading/page-events.ts';
import { savesData } from '../../ui/saves-data.ts';
import { haltFilm, hasFilms, showFilm } from './room-film.ts';

/** How long the page waits before the key slides to the visitor's own hour, in ms. */
const KEY_SLIDES_AFTER_MS = 5000;

/** How long the key slides, in ms. `HourRange.module.css` and `base.css` repeat it (`[data-slides]`). */
const SLIDE_MS = 1200;

/** How long after the visitor's last input the film goes on, in ms: input is answered first. */
const FILM_RESUMES_AFTER_MS = 600;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Windows in which the strip of hours is wide. */
const WIDE = '(min-width: 640px)';

/** Numbers nearer than this to the visitor's own hour are hidden, in hours. */
const NUMBERS_KEEP_AWAY = { wide: 1.6, narrow: 3.5 };

const NOTICE_ENTERS = { opacity: [0, 1], translate: ['0 -16px', '0'] };

const state = {
  hour: FIRST_HOUR,
  /** The hour of the last entry that the day sheet has shown. */
  newsHour: FIRST_HOUR as number | undefined,
  /** The visitor's own hour and minutes, read once when the key is to slide. */
  now: undefined as { hour: number; minutes: string } | undefined,
  /** Whether the key has come to rest. No film starts before, since the key would soon leave its hour. */
  keyRests: false,
  /** Whether the hours' films play. The pause button stops them. */
  filmsPlay: false,
  /** Whether the page has been loaded and is quiet. */
  pageIsSettled: false,
  /** Set while the film is paused for the visitor's input. */
  filmResumes: undefined as ReturnType<typeof setTimeout> | undefined,
  /** Which of these are in view: the room's section, and its picture. */
  inView: new Set<Element>(),
  /** Addresses of the pictures that can be painted at once, by their hours. */
  pictures: new Map<number, string>(),
};

const room = () => document.querySelector('[data-sample="room"]')?.closest('section') as HTMLElement;
const inRoom = <T extends HTMLElement>(selector: string) => [...room().querySelectorAll<T>(selector)];
const part = <T extends HTMLElement>(name: string) => room().querySelector<T>(`[data-room="${name}"]`);
const firstPicture = () => part<HTMLImageElement>('picture');
const pictureFrame = () => part('view') as HTMLElement;
const pictureLayer = (scene: number) => inRoom(`[data-picture="${scene}"]`)[0];
const entries = () => inRoom('[data-hour]');
const range = () => room().querySelector<HTMLInputElement>('[data-key="hour"]');

/** The number in an element's `data-hour`, `data-news` or `data-age`. */
const hoursOf = ({ dataset }: HTMLElement, name: 'hour' | 'news' | 'age') => Number(dataset[name]);
const newsHours = () => entries().map((entry) => hoursOf(entry, 'hour'));

const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;
const nextFrame = () => new Promise<void>(afterNextFrame);

/** Makes a scene's picture ready to paint, in the format and width that the browser chose for the first one. */
async function loadPicture(scene: number): Promise<void> {
  const first = firstPicture();
  if (!first || state.pictures.has(scene)) return;
  const picture = new Image();
  picture.src = first.currentSrc.replace(/\d+(?=-\d+\.\w+$)/, clockHour(scene));
  // If a picture cannot be loaded, the one before it stays.
  await picture.decode().then(
    () => state.pictures.set(scene, picture.src),
    () => {},
  );
}

function paintPicture(layer: HTMLElement, scene: number): void {
  const source = state.pictures.get(scene);
  if (source && layer.tagName === 'I') layer.style.backgroundImage = `url("${source}")`;
}

/** Shows the picture and the wall of the hour's scene. */
function showScene(): void {
  const shown = pictureAt(state.hour);
  room().dataset.scene = String(shown);
  room().toggleAttribute('data-dark', isDark(state.hour));
  for (const { hour: scene } of scenes) {
    const layer = pictureLayer(scene) ?? firstPicture();
    if (!layer) continue;
    paintPicture(layer, scene);
    // Later pictures cover earlier ones, which stay until a later one has loaded. But the first covers the second, so
    // it is shown only in its own hours.
    layer.toggleAttribute('data-shown', scene === CHECK_IN_HOUR ? shown === scene : scene <= shown);
    layer.ariaHidden = String(scene !== shown);
  }
}

/**
 * Moves the key and the digits to the hour and writes the range's text. On the visitor's own hour the digits have
 * minutes.
 */
function moveKey(): void {
  const { hour, now } = state;
  for (const turned of inRoom('.turns')) turned.style.setProperty('--hour', String(hour));
  const notice = inRoom(`[data-news="${noticeAt(hour, newsHours())}"] strong`)[0]?.textContent ?? '';
  const slider = range();
  if (!slider) return;
  const { minutes = '', lights = '' } = slider.dataset;
  for (const digits of inRoom('.room-time')) {
    digits.dataset.minutes = now && hour === now.hour ? now.minutes : minutes;
  }
  const light = lights.split('|')[scenes.findIndex((scene) => scene.hour === pictureAt(hour))] ?? '';
  slider.valueAsNumber = hour;
  slider.ariaValueText = hourText(hour, minutes, light, notice);
}

/** Marks the visitor's own hour below the strip, and hides the numbers too near to it. */
function showNow(): void {
  const mark = part('now');
  if (!state.now || !mark) return;
  const { hour } = state.now;
  room().toggleAttribute('data-now', true);
  mark.style.setProperty('--hour', String(hour));
  const nearest = matchMedia(WIDE).matches ? NUMBERS_KEEP_AWAY.wide : NUMBERS_KEEP_AWAY.narrow;
  for (const label of inRoom('[data-scale]')) {
    const labelled = stripHour(Number(label.dataset.scale)) ?? hour;
    label.toggleAttribute('data-hidden', Math.abs(labelled - hour) < nearest);
  }
}

/** Shows the hour's notice on the owner's phone, and marks its entry on the day sheet. */
function showNews(): void {
  const { hour } = state;
  const hours = newsHours();
  const last = hours.findLast((newsHour) => newsHour <= hour);
  for (const entry of entries()) {
    entry.toggleAttribute('data-ahead', hoursOf(entry, 'hour') > hour);
    entry.toggleAttribute('data-shown', hoursOf(entry, 'hour') === last);
  }
  for (const news of inRoom('[data-news]')) {
    news.toggleAttribute('data-shown', hoursOf(news, 'news') === noticeAt(hour, hours));
  }
  for (const age of inRoom('[data-age]')) {
    age.toggleAttribute('data-shown', hoursOf(age, 'age') === hour - (last ?? hour));
  }
  if (last !== state.newsHour && !prefersReducedMotion()) {
    part('notice')?.animate(NOTICE_ENTERS, { duration: 250, easing: 'ease-out' });
  }
  state.newsHour = last;
}

/** Shows the pause button as pressed while films are paused, and hides it where no film can play. */
function showPause(): void {
  const pause = part('pause');
  if (pause) pause.ariaPressed = String(!state.filmsPlay);
  document.documentElement.toggleAttribute('data-films', hasFilms());
}

function setFilmsPlay(filmsPlay: boolean): void {
  state.filmsPlay = filmsPlay;
  showPause();
}

/** The film of a scene, with the element that it is played in. */
function filmOf(scene: number): Film {
  const place = pictureLayer(scene) ?? part('film');
  return { place: place as HTMLElement, hour: clockHour(scene) };
}

/** Plays the film of the shown picture, unless the picture is out of view or the visitor has just touched the page. */
function playFilm(): void {
  const { filmsPlay, filmResumes, inView, keyRests, pageIsSettled, pictures } = state;
  if (!filmsPlay || !hasFilms() || filmResumes || document.hidden || !inView.has(pictureFrame())) {
    haltFilm();
    return;
  }
  const shown = pictureAt(state.hour);
  const pictureIsThere = shown === pictureAt(FIRST_HOUR) || pictures.has(shown);
  if (!pageIsSettled || !keyRests || !pictureIsThere) return;
  showFilm(filmOf(shown), playFilm, () => setFilmsPlay(false));
}

/** Pauses the film for a moment. */
function pauseFilmForInput(): void {
  if (state.inView.size === 0) return;
  clearTimeout(state.filmResumes);
  state.filmResumes = setTimeout(endInputPause, FILM_RESUMES_AFTER_MS);
  haltFilm();
}

function endInputPause(): void {
  clearTimeout(state.filmResumes);
  state.filmResumes = undefined;
  playFilm();
}

/**
 * Sets the room to an hour. After input the key moves at once, the scene in the next frame and the words in the one
 * after, so that a slow phone answers the input first.
 */
async function turnTo(hour: number, byInput: boolean): Promise<void> {
  state.hour = hour;
  moveKey();
  if (byInput) await nextFrame();
  // Read before the words are written: a picture that loads meanwhile would not be shown.
  const pictureIsThere = state.pictures.has(pictureAt(hour));
  showScene();
  if (byInput) await nextFrame();
  showNews();
  if (!pictureIsThere) {
    await loadPicture(pictureAt(hour));
    showScene();
  }
  playFilm();
}

/** Marks the key as at rest: at the visitor's own hour, or because they moved it. */
function endSlide(): void {
  delete room().dataset.slides;
  state.keyRests = true;
  playFilm();
}

/**
 * Slides the key to the visitor's own hour, once its picture is there. Between 11 and 13 o'clock, which are not on the
 * strip, it stays where it is.
 */
async function slideToNow(): Promise<void> {
  if (state.keyRests) return;
  const clock = new Date();
  const hour = stripHour(clock.getHours());
  if (hour === undefined) {
    endSlide();
    return;
  }
  const scene = pictureAt(hour);
  if (scene !== pictureAt(FIRST_HOUR)) await loadPicture(scene);
  if (state.keyRests) return;
  if (scene !== pictureAt(FIRST_HOUR) && !state.pictures.has(scene)) {
    endSlide();
    return;
  }
  const { minutes = '' } = range()?.dataset ?? {};
  state.now = { hour, minutes: minutes.charAt(0) + String(clock.getMinutes()).padStart(2, '0') };
  room().dataset.slides = '';
  showNow();
  setTimeout(endSlide, SLIDE_MS);
  await turnTo(hour, false);
}

/** A press on the range ends the slide: the visitor is about to move the key. */
function onPointerDown({ target }: Event): void {
  if (target === range()) endSlide();
  pauseFilmForInput();
}

/** An hour that the visitor chooses ends the slide, or comes before it. */
function onInput({ target }: Event): void {
  if (target !== range()) return;
  room().toggleAttribute('data-slid', true);
  endSlide();
  pauseFilmForInput();
  turnTo((target as HTMLInputElement).valueAsNumber, true);
}

/** The pause button stops films, or starts them at once. */
function onClick({ target }: Event): void {
  if (!(target as Element).closest('[data-room="pause"]')) return;
  setFilmsPlay(!state.filmsPlay && hasFilms());
  endInputPause();
}

/** A visitor whose pointer or focus comes to the range will soon need the other pictures. */
function onApproach({ target }: Event): void {
  if (target !== range()) return;
  // The tap itself is answered first.
  whenQuiet(() => {
    for (const { hour: scene } of scenes) loadPicture(scene);
  });
}

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) state.inView[isIntersecting ? 'add' : 'delete'](target);
  playFilm();
});

/** Writes the hour into the room again: React may have replaced words or elements. */
function showAll(): void {
  document.documentElement.dataset.clock = 'runs';
  moveKey();
  showNow();
  showScene();
  showNews();
  showPause();
  watch.disconnect();
  for (const watched of [room(), pictureFrame()]) watch.observe(watched);
  // On the room, so that a tap elsewhere costs nothing here. A listener that is already there is not added twice.
  for (const type of ['focusin', 'pointerover']) room().addEventListener(type, onApproach, true);
}

/** Starts the clock. With Save-Data the key does not slide, so that no other picture is fetched. */
function start(): void {
  setFilmsPlay(hasFilms());
  document.addEventListener(PAGE_READY, showAll);
  // In the capture phase, before React, which stops input and clicks while it hydrates.
  const listeners = { pointerdown: onPointerDown, input: onInput, click: onClick };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
  document.addEventListener('visibilitychange', playFilm);
  matchMedia(REDUCED_MOTION).addEventListener('change', () => {
    setFilmsPlay(state.filmsPlay && hasFilms());
    playFilm();
  });
  pageSettled().then(() => {
    state.pageIsSettled = true;
    playFilm();
  });
  if (!savesData()) setTimeout(slideToNow, KEY_SLIDES_AFTER_MS);
  showAll();
}

start();
