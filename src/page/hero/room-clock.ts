/**
 * The clock of room 7. It sets the room once to the visitor's own hour, and then to each hour that the visitor
 * chooses. It is fetched after the load and needs no React.
 */

import { FIRST_HOUR, roomHour, scenes } from '../../../content/room-day.ts';
import { PAGE_READY } from '../../shared/page-events.ts';
import { afterNextFrame, whenQuiet } from '../../shared/scheduling.ts';
import { savesData } from '../../ui/saves-data.ts';
import { viewOfHour } from './hour-view.ts';
import { entryHours, range, room } from './room-elements.ts';
import {
  letFilmsPlay,
  pauseFilmForInput,
  playFilm,
  setFilmScene,
  startFilms,
  toggleFilms,
  watchRoom,
} from './room-film.ts';
import { loadPicture, pictureIsThere, showScene } from './room-scene.ts';
import { markOwnHour, type OwnTime, showEntries, showHour, slideNoticeIn } from './room-words.ts';

/** How long the page waits before the key slides to the visitor's own hour, in ms. */
const KEY_SLIDES_AFTER_MS = 5000;

/** How long the key slides, in ms. `HourRange.module.css` repeats it (`[data-slides]`). */
const SLIDE_MS = 1200;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

let hour = FIRST_HOUR;
/** The visitor's own time, read once when the key is to slide. */
let ownTime: OwnTime | undefined;
/** Whether the key has come to rest: at the visitor's own hour, or because they moved it. */
let keyRests = false;
/** The day sheet's line that was marked last. */
let lastLine: number | undefined = FIRST_HOUR;

const nextFrame = () => new Promise<void>(afterNextFrame);
const viewNow = () => viewOfHour(hour, entryHours());

function showNews(): void {
  const view = viewNow();
  showEntries(hour, view);
  if (view.line !== lastLine && !reducedMotion.matches) slideNoticeIn();
  lastLine = view.line;
}

/**
 * Sets the room to an hour. After input the key moves at once, the scene in the next frame and the words in the one
 * after, so that a slow phone answers the input first.
 */
async function turnTo(chosen: number, byInput: boolean): Promise<void> {
  hour = chosen;
  const { scene } = viewNow();
  setFilmScene(scene);
  showHour(hour, viewNow(), ownTime);
  if (byInput) await nextFrame();
  // Read before the words are written: a picture that loads meanwhile would not be shown.
  const isThere = pictureIsThere(scene);
  showScene(viewNow());
  if (byInput) await nextFrame();
  showNews();
  if (!isThere) {
    await loadPicture(scene);
    showScene(viewNow());
  }
  playFilm();
}

function endSlide(): void {
  delete room().dataset.slides;
  keyRests = true;
  letFilmsPlay();
}

/**
 * Slides the key to the visitor's own hour, once its picture is there. Between 11 and 13 o'clock, which are not on the
 * strip, it stays where it is.
 */
async function slideToNow(): Promise<void> {
  if (keyRests) return;
  const clock = new Date();
  const own = roomHour(clock.getHours());
  if (own === undefined) {
    endSlide();
    return;
  }
  const { scene } = viewOfHour(own, entryHours());
  if (!pictureIsThere(scene)) await loadPicture(scene);
  if (keyRests) return;
  if (!pictureIsThere(scene)) {
    endSlide();
    return;
  }
  ownTime = { hour: own, minute: clock.getMinutes() };
  room().dataset.slides = '';
  markOwnHour(own);
  setTimeout(endSlide, SLIDE_MS);
  await turnTo(own, false);
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

function onClick({ target }: Event): void {
  if ((target as Element).closest('[data-room="pause"]')) toggleFilms();
}

/** A visitor whose pointer or focus comes to the range will soon need the other pictures. */
function onApproach({ target }: Event): void {
  if (target !== range()) return;
  // The tap itself is answered first.
  whenQuiet(() => {
    for (const { hour: scene } of scenes) loadPicture(scene);
  });
}

/** Writes the hour into the room again: React may have replaced words or elements. */
function showAll(): void {
  document.documentElement.dataset.clock = 'runs';
  showHour(hour, viewNow(), ownTime);
  if (ownTime) markOwnHour(ownTime.hour);
  showScene(viewNow());
  showNews();
  watchRoom();
  // On the room, so that a tap elsewhere costs nothing here. A listener that is already there is not added twice.
  for (const type of ['focusin', 'pointerover']) room().addEventListener(type, onApproach, true);
}

/** Starts the clock. With Save-Data the key does not slide, so that no other picture is fetched. */
function start(): void {
  startFilms(reducedMotion);
  document.addEventListener(PAGE_READY, showAll);
  // In the capture phase, before React, which stops input and clicks while it hydrates.
  const listeners = { pointerdown: onPointerDown, input: onInput, click: onClick };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
  if (!savesData()) setTimeout(slideToNow, KEY_SLIDES_AFTER_MS);
  setFilmScene(viewNow().scene);
  showAll();
}

start();
