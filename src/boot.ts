/**
 * The first script, inline in the head: it runs before anything paints and is all that runs at load.
 * React is fetched when the browser is idle. It starts at the visitor's first input, or when the form comes near. Room
 * 7's clock starts by itself.
 */
import { cleanAddressAtSubmit } from './boot/clean-address.ts';
import { deferRest } from './boot/defer-rest.ts';
import { letEnterGoOn } from './boot/enter-goes-on.ts';
import { keepOneQuestionOpen } from './boot/one-question.ts';
import { followPurpose } from './boot/purpose.ts';
import { queueActions } from './boot/queued-actions.ts';
import { letTouchesScrollRanges } from './boot/range-touch.ts';
import { timeOfDay } from './boot/time-of-day.ts';
import { mailWhatIsTyped } from './boot/typed-mail.ts';
import { documentLanguage } from './language/document-language.ts';
import { redirectFor } from './language/redirect.ts';
import { savedLanguage } from './language/saved-language.ts';
import { takeOverAnchors } from './scroll/anchors.ts';
import { markCurrentSection } from './scroll/current-section.ts';
import { followHeaderScroll } from './scroll/header-scroll.ts';
import { holdPressedQuestions } from './scroll/hold-place.ts';
import { PAGE_READY } from './shared/page-events.ts';
import { loadTwice, pageScripts } from './shared/page-scripts.ts';
import { whenNear, whenPainted, whenQuiet } from './shared/scheduling.ts';
import { wireDialogs } from './ui/dialog-behaviour.ts';
import { hasSlowLine, savesData } from './ui/saves-data.ts';

/** React starts when the form is this near to the window, as a root margin. */
const FORM_ROOT_MARGIN = '600px';

/**
 * Any of these events starts React. `pointerup` is not one of them: the frame that starting asks for would delay the
 * tap's click.
 */
const firstInputs = ['pointermove', 'click', 'pointercancel', 'keydown', 'focusin'] as const;

function boot(): void {
  const { client = '', roomClock = '', fonts, ...words } = pageScripts();
  // Chromium delays the first paint by up to 100 ms for fonts that the head asks for. A slow line cannot bring them by then.
  if (fonts && !hasSlowLine()) preloadFonts(fonts);

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of firstInputs) removeEventListener(type, start, true);
    // The browser handles the input first.
    whenQuiet(() => {
      if (savesData()) startRoomClock(roomClock);
      loadTwice(() => import(/* @vite-ignore */ client), 'client').catch(goOnWithoutReact);
    });
  };
  // Before the queue, which keeps a press from everything else.
  followPurpose();
  const goOnWithoutReact = queueActions(start);
  for (const type of firstInputs) addEventListener(type, start, { capture: true, passive: true });

  // In development the styles come with React's modules, so React starts at once. The clock waits for React, which
  // would report what the clock has changed as a mismatch.
  if (import.meta.env.DEV) {
    start();
    document.addEventListener(PAGE_READY, () => startRoomClock(roomClock), { once: true });
  }
  takeOverAnchors(import.meta.env.DEV ? () => {} : deferRest());
  followHeaderScroll();
  holdPressedQuestions();
  keepOneQuestionOpen();
  cleanAddressAtSubmit();
  mailWhatIsTyped();
  letEnterGoOn();
  letTouchesScrollRanges();
  wireDialogs();
  document.addEventListener(PAGE_READY, markCurrentSection);
  document.addEventListener('DOMContentLoaded', () => {
    markCurrentSection();
    whenNear('[data-key="application"]', FORM_ROOT_MARGIN, start);
  });
  addEventListener('load', () => {
    if (savesData() || import.meta.env.DEV) return;
    whenPainted(() => {
      preloadScripts(client, words[documentLanguage()] ?? '');
      whenNear('#home', '0px', () => startRoomClock(roomClock));
    });
  });
  // The styles of the page with script follow this mark, so it comes last: if anything above throws, the page is the
  // one without script.
  const { dataset } = document.documentElement;
  dataset.timeOfDay = timeOfDay(new Date().getHours());
  dataset.script = 'runs';
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

/** Has the browser fetch scripts without running them. */
function preloadScripts(...addresses: string[]): void {
  for (const href of addresses.filter(Boolean)) addLink({ rel: 'modulepreload', href });
}

/** Asks for fonts before the body does; `addresses` have spaces between them. */
function preloadFonts(addresses: string): void {
  for (const href of addresses.split(' ')) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
}

/** Starts room 7's clock. Without it the whole day sheet is written. */
function startRoomClock(address: string): void {
  import(/* @vite-ignore */ address).catch(() => {
    document.documentElement.dataset.clock = 'failed';
  });
}

const otherDocument = redirectFor(location, savedLanguage(), import.meta.env.BASE_URL);
if (otherDocument) {
  // Nothing may be painted in the wrong language while the other document loads.
  document.documentElement.hidden = true;
  location.replace(otherDocument);
} else {
  boot();
}
