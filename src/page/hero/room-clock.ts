/**
 * The clock of room 7: hours pass by themselves until the visitor turns one. It is fetched after the load, runs without
 * React, and goes on when React has taken the page over.
 */

import {
  CHECK_IN_HOUR,
  CHECK_OUT_HOUR,
  clockHour,
  FIRST_HOUR,
  hourText,
  isDark,
  noticeAt,
  pictureAt,
  scenes,
} from '../../../content/room-day.ts';
import type { Film } from '../../film/film.ts';
import { pageSettled } from '../../film/load-film.ts';
import { whenQuiet } from '../../loading/moments.ts';
import { PAGE_READY } from '../../loading/page-events.ts';
import { savesData } from '../../ui/saves-data.ts';
import { haltFilm, hasFilms, showFilm } from './room-film.ts';

/** How long the page stands still before the first hour passes, in ms. */
const FIRST_HOUR_PASSES_AFTER_MS = 5000;

/** How long each further hour stays, in ms. */
const HOUR_STAYS_MS = 4000;

/** How long after the last touch of the page the film goes on, in ms: input is answered first. */
const FILM_RESUMES_AFTER_MS = 600;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How a new notice comes in. */
const NOTICE_ENTERS = { opacity: [0, 1], translate: ['0 -16px', '0'] };

const state = {
  hour: FIRST_HOUR,
  /** The hour of the last entry that the day sheet has shown. */
  newsHour: FIRST_HOUR as number | undefined,
  /** Whether hours pass by themselves. The pause ends it, and so does a turned hour. */
  hoursPass: true,
  /** Whether the hours' films play. The pause ends it. */
  filmsPlay: false,
  /** Whether the page has been loaded and is quiet. */
  pageIsSettled: false,
  /** Set while the film stands still for the visitor's input. */
  filmResumes: undefined as ReturnType<typeof setTimeout> | undefined,
  /** What is in view: the room's section, and its picture. */
  inView: new Set<Element>(),
  /** Addresses of the pictures that can be painted at once, by their hours. */
  pictures: new Map<number, string>(),
};

const room = () => document.getElementById('home') as HTMLElement;
const inRoom = <T extends HTMLElement>(selector: string) => [...room().querySelectorAll<T>(selector)];
const firstPicture = () => inRoom<HTMLImageElement>('figure img')[0];
const pictureFrame = () => inRoom('figure > div')[0] as HTMLElement;
const pictureLayer = (scene: number) => inRoom(`[data-picture="${scene}"]`)[0];

/** A number of hours that something in the room bears, such as a notice its own. */
const hoursOf = ({ dataset }: HTMLElement, name: 'hour' | 'news' | 'age') => Number(dataset[name]);
const newsHours = () => inRoom('li').map((entry) => hoursOf(entry, 'hour'));

const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;
const nextHour = () => (state.hour === CHECK_OUT_HOUR ? CHECK_IN_HOUR : state.hour + 1);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Makes a scene's picture ready to paint, in the form and width that the browser chose for the first one. */
async function loadPicture(scene: number): Promise<void> {
  const first = firstPicture();
  if (!first || state.pictures.has(scene)) return;
  const picture = new Image();
  picture.src = first.currentSrc.replace(/\d+(?=-\d+\.\w+$)/, clockHour(scene));
  // If a picture cannot be had, the one before it stays.
  await picture.decode().then(
    () => state.pictures.set(scene, picture.src),
    () => {},
  );
}

function paintPicture(layer: HTMLElement, scene: number): void {
  const source = state.pictures.get(scene);
  if (source && layer.tagName === 'I') layer.style.backgroundImage = `url("${source}")`;
}

/** Shows the picture, the wall and the lamps of the hour's scene. */
function showScene(): void {
  const shown = pictureAt(state.hour);
  room().dataset.scene = String(shown);
  room().toggleAttribute('data-dark', isDark(state.hour));
  for (const { hour: scene } of scenes) {
    const layer = pictureLayer(scene) ?? firstPicture();
    if (!layer) continue;
    paintPicture(layer, scene);
    // Later pictures lie on earlier ones, which stay until a later one has come. The first lies on the second.
    layer.toggleAttribute('data-shown', scene === CHECK_IN_HOUR ? shown === scene : scene <= shown);
    layer.ariaHidden = String(scene !== shown);
  }
}

/** Moves the key and the digits to the hour, and has the range say it. */
function moveKey(): void {
  const { hour } = state;
  for (const part of inRoom('.turns')) part.style.setProperty('--hour', String(hour));
  const notice = inRoom(`[data-news="${noticeAt(hour, newsHours())}"] strong`)[0]?.textContent ?? '';
  for (const range of inRoom<HTMLInputElement>('[type=range]')) {
    const { minutes = '', lights = '' } = range.dataset;
    const light = lights.split('|')[scenes.findIndex((scene) => scene.hour === pictureAt(hour))] ?? '';
    range.valueAsNumber = hour;
    range.ariaValueText = hourText(hour, minutes, light, notice);
  }
}

/** Shows the hour's notice on the owner's phone, and marks its entry on the day sheet. */
function showNews(): void {
  const { hour } = state;
  const hours = newsHours();
  const last = hours.findLast((newsHour) => newsHour <= hour);
  for (const entry of inRoom('li')) {
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
    inRoom('figcaption')[0]?.animate(NOTICE_ENTERS, { duration: 250, easing: 'ease-out' });
  }
  state.newsHour = last;
}

/** The pause is pressed when nothing moves by itself. */
function showPause(): void {
  const pressed = !state.hoursPass && !state.filmsPlay;
  for (const button of inRoom('[aria-pressed]')) button.ariaPressed = String(pressed);
}

/** Sets whether hours pass and films play. */
function setMotion(hoursPass: boolean, filmsPlay: boolean): void {
  Object.assign(state, { hoursPass, filmsPlay });
  showPause();
}

/** The film of a scene, with the element that it is played in. */
function filmOf(scene: number): Film {
  const place = pictureLayer(scene) ?? inRoom('figure i')[0];
  return { place: place as HTMLElement, hour: clockHour(scene) };
}

/** Plays the film of the shown picture, unless the visitor is elsewhere or has just touched the page. */
function playFilm(): void {
  const { filmsPlay, filmResumes, hoursPass, inView, pageIsSettled, pictures } = state;
  if (!filmsPlay || !hasFilms() || filmResumes || document.hidden || !inView.has(pictureFrame())) {
    haltFilm();
    return;
  }
  const shown = pictureAt(state.hour);
  const next = pictureAt(nextHour());
  const pictureIsThere = shown === pictureAt(FIRST_HOUR) || pictures.has(shown);
  if (!pageIsSettled || !pictureIsThere) return;
  const following = hoursPass && next !== shown ? filmOf(next) : undefined;
  showFilm(filmOf(shown), following, playFilm, () => setMotion(state.hoursPass, false));
}

/** Stops the film on its frame for a moment. */
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
 * Turns the room to an hour. After input the key moves at once, the scene in the next frame and the words in the one
 * after, so that a slow phone answers the input first.
 */
async function turnTo(hour: number, byInput: boolean): Promise<void> {
  state.hour = hour;
  moveKey();
  if (byInput) await nextFrame();
  // Asked now: a picture that comes while the words are written would not be shown.
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

/** One hour passes, once its picture is there. */
async function passHour(): Promise<void> {
  if (!state.hoursPass || !state.inView.has(room()) || document.hidden) return;
  const hour = nextHour();
  await loadPicture(pictureAt(hour));
  if (state.hoursPass) await turnTo(hour, false);
}

/** Once the visitor has turned an hour, hours pass by themselves no more. */
function onInput({ target: range }: Event): void {
  if (!(range as Element).matches('#home [type=range]')) return;
  room().toggleAttribute('data-slid', true);
  setMotion(false, state.filmsPlay);
  pauseFilmForInput();
  turnTo((range as HTMLInputElement).valueAsNumber, true);
}

/** The pause stops hours and films, or sets both going at once. */
function onClick({ target }: Event): void {
  if (!(target as Element).closest('#home [aria-pressed]')) return;
  const goOn = !state.hoursPass && !state.filmsPlay;
  setMotion(goOn, goOn && hasFilms());
  endInputPause();
}

/** Whoever reaches for the range will want the other pictures. */
function onReach({ target: range }: Event): void {
  if (!(range as Element).matches('[type=range]')) return;
  // The tap that reaches is answered first.
  whenQuiet(() => {
    for (const { hour: scene } of scenes) loadPicture(scene);
  });
}

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) state.inView[isIntersecting ? 'add' : 'delete'](target);
  playFilm();
});

/** Writes the hour into the room as it is: React may have written its words or elements anew. */
function showAll(): void {
  document.documentElement.dataset.clock = 'runs';
  moveKey();
  showScene();
  showNews();
  showPause();
  watch.disconnect();
  for (const part of [room(), pictureFrame()]) watch.observe(part);
  // On the room, so that a tap elsewhere costs nothing here. A listener that is there already is not added twice.
  for (const type of ['focusin', 'pointerover']) room().addEventListener(type, onReach, true);
}

/** Hours do not pass for a visitor who asked for reduced motion or to save data, until they press the pause. */
function start(): void {
  setMotion(!prefersReducedMotion() && !savesData(), hasFilms());
  document.addEventListener(PAGE_READY, showAll);
  // In the capture phase, before React, which lets no input and no click through while it hydrates.
  const listeners = { pointerdown: pauseFilmForInput, input: onInput, click: onClick };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
  document.addEventListener('visibilitychange', playFilm);
  matchMedia(REDUCED_MOTION).addEventListener('change', ({ matches }) => {
    if (!matches) return;
    setMotion(false, false);
    playFilm();
  });
  pageSettled().then(() => {
    state.pageIsSettled = true;
    playFilm();
  });
  setTimeout(() => setInterval(passHour, HOUR_STAYS_MS), FIRST_HOUR_PASSES_AFTER_MS - HOUR_STAYS_MS);
  showAll();
}

start();
