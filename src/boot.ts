/**
 * The first script, inline in the head: it runs before anything paints and is all that runs at load.
 * React and everything else is fetched when the page is quiet and started by the visitor's first move.
 */
import { keepEarlyEvents } from './boot/early-events.ts';
import { fetchAhead, whenPainted, whenQuiet } from './boot/fetch-ahead.ts';
import { redirectFor } from './language/redirect.ts';
import { savedLanguage } from './language/saved-language.ts';
import { importAgain, pageScripts } from './loading/page-scripts.ts';
import { takeOverAnchors } from './scroll/anchors.ts';
import { markCurrentSection } from './scroll/current-section.ts';
import { followHeaderScroll } from './scroll/header-scroll.ts';
import { wireDialogs } from './ui/dialog-behaviour.ts';
import { savesData } from './ui/saves-data.ts';

/** How near the form comes before React starts, as a root margin. */
const FORM_NEARNESS = '600px';

/** The visitor's first moves, any of which starts React; a finger may first finish its tap. */
const intents = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'keydown', 'focusin'] as const;

function boot(): void {
  const root = document.documentElement;
  const { client = '', clock = '', [root.lang]: words = '' } = pageScripts();

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    showLateStyles();
    for (const type of intents) removeEventListener(type, onIntent, true);
    // What the visitor did is answered first.
    whenQuiet(() => {
      if (savesData()) startRoomClock(clock);
      import(/* @vite-ignore */ client)
        .catch(() => importAgain(client))
        .catch(() => {
          root.dataset.script = 'failed';
          goOnWithoutReact();
        });
    });
  };
  const onIntent = ({ type }: Event) => (type === 'pointerdown' ? showLateStyles : start)();
  const goOnWithoutReact = keepEarlyEvents(start);
  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });

  // In development the styles come with the modules, so they cannot wait for a move.
  if (import.meta.env.DEV) start();

  takeOverAnchors();
  followHeaderScroll();
  document.addEventListener('DOMContentLoaded', () => {
    wireDialogs();
    markCurrentSection();
    whenNear('form', FORM_NEARNESS, start);
  });
  addEventListener('load', () => {
    if (savesData()) return;
    whenPainted(() => {
      showLateStyles();
      fetchAhead([client, words]);
      whenNear('#home', '0px', () => startRoomClock(clock));
    });
  });
}

/** The styles of dialogs and toast, fetched for print, hold for the screen. */
function showLateStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-late]');
  if (!link) return;
  delete link.dataset.late;
  // A copy: browsers style the whole page anew when the media of a sheet change, not when one is added.
  const copy = link.cloneNode() as HTMLLinkElement;
  copy.media = 'all';
  link.after(copy);
}

/** Room 7 lives before React does; without its clock the day sheet shows the whole day, written. */
function startRoomClock(address: string): void {
  import(/* @vite-ignore */ address).catch(() => {
    document.documentElement.dataset.clock = 'failed';
  });
}

/** Does something once, when an element comes near: within a root margin of the window. */
function whenNear(selector: string, rootMargin: string, task: () => void): void {
  const element = document.querySelector(selector);
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin },
  );
  observer.observe(element);
}

const elsewhere = redirectFor(location, savedLanguage(), import.meta.env.BASE_URL);
if (elsewhere) {
  // Nothing of the wrong language may paint while the other document is on its way.
  document.documentElement.hidden = true;
  location.replace(elsewhere);
} else {
  boot();
}
