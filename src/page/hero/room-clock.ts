/**
 * The clock of room 7: turns the hour by itself until the visitor does. Fetched after load, it runs without React,
 * and goes on when React has taken the page over.
 */

import {
  CHECK_IN_HOUR,
  CHECK_OUT_HOUR,
  clockHour,
  FIRST_HOUR,
  hourText,
  noticeAt,
  pictureAt,
  scenes,
} from '../../../content/room-day.ts';
import type { Take } from '../../film/film.ts';
import { pageSettled } from '../../film/load-film.ts';
import { whenQuiet } from '../../loading/moments.ts';
import { PAGE_READY } from '../../loading/page-events.ts';
import { savesData } from '../../ui/saves-data.ts';
import { haltFilm, hasFilms, showFilm } from './room-film.ts';

/** How long the page stands still before the day begins to pass, and how long each hour then stays, in ms. */
const STANDSTILL = 5000;
const STEP = 4000;

/** How long after the last input event the film goes on, in ms. */
const HAND_RESTS = 600;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How a notice arrives. */
const NEWS_COMES = { opacity: [0, 1], translate: ['0 -16px', '0'] };

const room = () => document.getElementById('home') as HTMLElement;
const inRoom = <T extends HTMLElement>(selector: string) => [...room().querySelectorAll<T>(selector)];
const firstPicture = () => inRoom<HTMLImageElement>('figure img')[0];

/** A number of hours that something in the room bears, such as a notice its own. */
const hoursOf = ({ dataset }: HTMLElement, name: 'hour' | 'news' | 'age') => Number(dataset[name]);
const newsHours = () => inRoom('li').map((entry) => hoursOf(entry, 'hour'));

/** Addresses of the pictures that are ready to paint, by their hours. */
const decoded = new Map<number, string>();

let hour = FIRST_HOUR;
let lastNews: number | undefined = FIRST_HOUR;
/** Whether hours pass by themselves, and whether the hours' films play; the pause ends both. */
let passes = true;
let lives = false;
let touched: ReturnType<typeof setTimeout> | undefined;
let settled = false;
/** What of the room is in view: all of it, and its picture. */
const inView = new Set<Element>();

/** Makes a picture ready to paint, in the form and width the browser chose for the first one. */
async function decode(pictureHour: number): Promise<void> {
  const first = firstPicture();
  if (!first || decoded.has(pictureHour)) return;
  const picture = new Image();
  picture.src = first.currentSrc.replace(/\d+(?=-\d+\.\w+$)/, clockHour(pictureHour));
  // A picture that cannot be had leaves the one before it in its place.
  await picture.decode().then(
    () => decoded.set(pictureHour, picture.src),
    () => {},
  );
}

function showPicture(view: HTMLElement, pictureHour: number): void {
  const source = decoded.get(pictureHour);
  if (source && view.tagName === 'I') view.style.backgroundImage = `url("${source}")`;
}

/** Lights the room for the hour; the wall follows in the styles. */
function lightRoom(): void {
  const now = pictureAt(hour);
  room().style.setProperty('--hour', String(hour));

  for (const scene of scenes) {
    const view = room().querySelector<HTMLElement>(`[data-scene="${scene.hour}"]`) ?? firstPicture();
    if (!view) continue;
    showPicture(view, scene.hour);
    // Later pictures lie on earlier ones, which stay until a later one has come. The first lies on the second.
    const shown = scene.hour === CHECK_IN_HOUR ? now === CHECK_IN_HOUR : scene.hour <= now;
    view.toggleAttribute('data-shown', shown);
    view.ariaHidden = String(scene.hour !== now);
    if (scene.hour === now) room().toggleAttribute('data-dark', 'dark' in scene);
  }

  for (const view of inRoom('[data-now]')) showPicture(view, now);
}

/** Moves the key to the hour, turns its digits and has the range say it; key and digits move in the styles. */
function moveKey(): void {
  for (const part of inRoom('.turns')) part.style.setProperty('--hour', String(hour));
  const notice = inRoom(`[data-news="${noticeAt(hour, newsHours())}"] strong`)[0]?.textContent ?? '';
  for (const range of inRoom<HTMLInputElement>('[type=range]')) {
    const { minutes = '', lights = '' } = range.dataset;
    const light = lights.split('|')[scenes.findIndex((scene) => scene.hour === pictureAt(hour))] ?? '';
    range.valueAsNumber = hour;
    range.ariaValueText = hourText(hour, minutes, light, notice);
  }
}

/** Writes the hour on the owner's phone and the day sheet. */
function writeHour(): void {
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
  if (last !== lastNews && !matchMedia(REDUCED_MOTION).matches) {
    inRoom('figcaption')[0]?.animate(NEWS_COMES, { duration: 250, easing: 'ease-out' });
  }
  lastNews = last;
}

/** The pause is pressed when nothing moves by itself. */
function showPause(): void {
  for (const button of inRoom('[aria-pressed]')) button.ariaPressed = String(!passes && !lives);
}

const hourAfter = () => (hour === CHECK_OUT_HOUR ? CHECK_IN_HOUR : hour + 1);
const pictureFrame = () => inRoom('figure > div')[0] as HTMLElement;

function takeOf(pictureHour: number): Take {
  const place = room().querySelector<HTMLElement>(`[data-scene="${pictureHour}"]`) ?? inRoom('figure i')[0];
  return { place: place as HTMLElement, hour: clockHour(pictureHour) };
}

/** Plays the shown picture's film, if all is ready for it, and its visitor is there and at rest. */
function rollFilm(): void {
  const now = pictureAt(hour);
  const next = pictureAt(hourAfter());
  const lies = now === pictureAt(FIRST_HOUR) || decoded.has(now);
  if (!lives || !hasFilms() || touched || document.hidden || !inView.has(pictureFrame())) haltFilm();
  else if (settled && lies) {
    showFilm(takeOf(now), passes && next !== now ? takeOf(next) : undefined, rollFilm, () => {
      lives = false;
      showPause();
    });
  }
}

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
  rollFilm();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Turns the room to an hour, in a frame; after an input event the key comes at once, the light in the next, then the words. */
async function turnTo(next: number, byHand: boolean): Promise<void> {
  hour = next;
  moveKey();
  if (byHand) await nextFrame();
  // Asked now: a picture that comes while the words are written would not be shown.
  const lies = decoded.has(pictureAt(next));
  lightRoom();
  if (byHand) await nextFrame();
  writeHour();
  if (!lies) {
    await decode(pictureAt(next));
    lightRoom();
  }
  rollFilm();
}

/** Input is answered first: the film stops on its frame for a moment. */
function giveWay(): void {
  if (inView.size === 0) return;
  clearTimeout(touched);
  touched = setTimeout(() => {
    touched = undefined;
    rollFilm();
  }, HAND_RESTS);
  haltFilm();
}

/** One hour on, and after the last one the next day's first; never to a picture that is not there yet. */
async function passHour(): Promise<void> {
  if (!passes || !inView.has(room()) || document.hidden) return;
  const next = hourAfter();
  await decode(pictureAt(next));
  if (passes) await turnTo(next, false);
}

/** A turned hour is the visitor's: hours pass by themselves no more. */
function onInput({ target: range }: Event): void {
  if (!(range as Element).matches('#home [type=range]')) return;
  room().toggleAttribute('data-slid', true);
  passes = false;
  showPause();
  giveWay();
  turnTo((range as HTMLInputElement).valueAsNumber, true);
}

/** The pause stops hours and films, or sets both going. */
function onClick({ target }: Event): void {
  if (!(target as Element).closest('#home [aria-pressed]')) return;
  const goesOn = !passes && !lives;
  passes = goesOn;
  lives = goesOn && hasFilms();
  // Who sets the room going sees it go at once.
  clearTimeout(touched);
  touched = undefined;
  showPause();
  rollFilm();
}

/** Whoever reaches for the hour will want the other pictures. */
function onReach({ target: range }: Event): void {
  if (!(range as Element).matches('[type=range]')) return;
  // The tap that reaches is answered first.
  whenQuiet(() => {
    for (const scene of scenes) decode(scene.hour);
  });
}

function showAll(): void {
  document.documentElement.dataset.clock = 'runs';
  moveKey();
  lightRoom();
  writeHour();
  showPause();
  watch.disconnect();
  for (const part of [room(), pictureFrame()]) watch.observe(part);
  // In the room, so that a tap elsewhere costs nothing here; who listens already is not added twice.
  for (const type of ['focusin', 'pointerover']) room().addEventListener(type, onReach, true);
}

/** The clock stands still for a visitor who asked for reduced motion or to save data, until they start it. */
function start(): void {
  passes = !matchMedia(REDUCED_MOTION).matches && !savesData();
  lives = hasFilms();
  document.addEventListener(PAGE_READY, showAll);
  // In the capture phase, and above React, which lets no input and no click through while it hydrates.
  const hear = { pointerdown: giveWay, input: onInput, click: onClick };
  for (const [type, listener] of Object.entries(hear)) document.addEventListener(type, listener, true);
  document.addEventListener('visibilitychange', rollFilm);
  matchMedia(REDUCED_MOTION).addEventListener('change', ({ matches }) => {
    if (!matches) return;
    passes = lives = false;
    showPause();
    rollFilm();
  });
  pageSettled().then(() => {
    settled = true;
    rollFilm();
  });
  setTimeout(() => setInterval(passHour, STEP), STANDSTILL - STEP);
  showAll();
}

start();
