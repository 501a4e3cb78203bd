/**
 * Counts visits and acts for the owner, as the Events API of Plausible takes them
 * (https://plausible.io/docs/events-api). It is in the documents only if `site.config.ts` sets `statistics`. It keeps
 * nothing on the device, and sends nothing that the visitor typed.
 */
import { PAGE_ACT } from './shared/page-events.ts';
import { whenLoaded, whenPainted } from './shared/scheduling.ts';

/** From `site.config.ts`, written in by the build. */
declare const STATISTICS: { domain: string; endpoint: string };

/** Signals of a visitor who asks not to be counted: Global Privacy Control, and the older Do Not Track. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

const asksNotToBeCounted = ({ globalPrivacyControl, doNotTrack }: PrivacySignals) =>
  globalPrivacyControl === true || doNotTrack === '1';

/** The language that is shown: the current one of the flags. A translator rewrites `<html lang>`. */
const shownLanguage = () =>
  document.querySelector<HTMLElement>('a[data-language][aria-current]')?.dataset.language ?? '';

/** The origin that the visitor came from; empty for none, or for the page's own. */
function referrer(): string {
  const { origin } = new URL(document.referrer || location.href);
  return origin === location.origin ? '' : origin;
}

/** Sends one event. Whatever happens to it changes nothing for the visitor. */
function count(name: string, props: Readonly<Record<string, string>> = {}): void {
  fetch(STATISTICS.endpoint, {
    method: 'POST',
    // The visitor may be leaving for a store.
    keepalive: true,
    credentials: 'omit',
    // The answer is not read. A text of this kind needs no request before it that asks for leave.
    mode: 'no-cors',
    body: JSON.stringify({
      name,
      domain: STATISTICS.domain,
      url: location.origin + location.pathname,
      referrer: referrer(),
      props: { language: shownLanguage(), ...props },
    }),
  }).catch(() => {});
}

function countFromNowOn(): void {
  count('pageview');
  document.addEventListener(PAGE_ACT, ({ detail }) => count(detail));
  const countStore = ({ target, button }: MouseEvent) => {
    const store = (target as Element).closest<HTMLElement>('a[data-store]')?.dataset.store;
    if (store && button !== 2) count('Store', { store });
  };
  document.addEventListener('click', countStore, { passive: true });
  // The mouse's middle button opens a tab of its own; the right one opens a menu.
  document.addEventListener('auxclick', countStore, { passive: true });
}

if (!asksNotToBeCounted(navigator)) whenLoaded(() => whenPainted(countFromNowOn));
