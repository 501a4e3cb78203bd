import { isLanguage } from '../language/languages.ts';
import { saveLanguage } from '../language/saved-language.ts';
import { MAIL_LINK_LIMIT } from '../loading/mail-link-limit.ts';
import { PAGE_FAILED, PAGE_READY } from '../loading/page-events.ts';
import { isPlainClick } from '../scroll/plain-click.ts';

/** How long a visitor who has done something waits for React at most, in ms. */
const PATIENCE = 10_000;

/** What only React can answer: flags, buttons that ask for it by `data-early`, the form. */
const EARLY = 'a[data-language], [data-early], form';

type Early = HTMLElement & Partial<HTMLAnchorElement & HTMLFormElement>;

const earlyElements = () => [...document.querySelectorAll<Early>(EARLY)];

/** Writes what is typed into the form's link to a mail, as much of it as any mail program takes in a link. */
function writeMail(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const text = [...[...new FormData(form).values()].filter(Boolean).join('\r\n')];
  let length = MAIL_LINK_LIMIT;
  do {
    link.search = `body=${encodeURIComponent(text.slice(0, length).join(''))}`;
    length -= 50;
  } while (link.href.length > MAIL_LINK_LIMIT);
}

/**
 * Keeps what only React can answer until it has taken the page over: each act is marked busy at once,
 * and done once when the page is ready. If React is missing (it cannot be had, it broke, or patience has
 * ended), the page goes on as one without script: flags are links, and the form offers a mail.
 *
 * @param start fetches and starts React
 * @returns what to call when React cannot be had
 */
export function keepEarlyActs(start: () => void): () => void {
  const root = document.documentElement;
  let react: 'awaited' | 'ready' | 'missing' = 'awaited';
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** In their order, by their elements' places: React may re-create the elements. */
  const kept = new Set<number>();

  /** Ends the waiting; gives back the elements whose acts were kept. */
  const settle = (outcome: typeof react): Early[] => {
    react = outcome;
    clearTimeout(patience);
    const elements = earlyElements();
    const acts = [...kept].map((place) => elements[place] as Early);
    kept.clear();
    for (const element of elements) element.ariaBusy = null;
    return acts;
  };

  const onReady = () => {
    delete root.dataset.script;
    for (const element of settle('ready')) {
      if (element.requestSubmit) element.requestSubmit();
      else element.click();
    }
  };
  const goOnWithoutReact = () => {
    root.dataset.script = 'failed';
    const address = settle('missing').findLast(({ href }) => href)?.href;
    if (address) location.href = address;
  };

  const keep = (event: Event, element: Early) => {
    event.preventDefault();
    // From React too, which handles nothing while it hydrates.
    event.stopPropagation();
    if (react !== 'awaited') return;
    const place = earlyElements().indexOf(element);
    // Of two flags the last counts.
    kept.delete(place);
    kept.add(place);
    element.ariaBusy = 'true';
    patience ??= setTimeout(goOnWithoutReact, PATIENCE);
    start();
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = react === 'missing' && target.closest<HTMLAnchorElement>('form a');
    if (link) writeMail(link, link.closest('form') as HTMLFormElement);
    const element = target.closest<Early>('a[data-language], [data-early]');
    // A right click only asks; a middle click opens.
    if (!element || event.button > 1) return;
    const { language } = element.dataset;
    // Saved first: the other document would otherwise send the visitor straight back.
    if (isLanguage(language)) saveLanguage(language);
    if (react === 'awaited' && isPlainClick(event)) keep(event, element);
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
  document.addEventListener(
    'submit',
    (event) => {
      if (react !== 'ready') keep(event, event.target as Early);
    },
    true,
  );
  document.addEventListener(PAGE_READY, onReady, { once: true });
  document.addEventListener(PAGE_FAILED, goOnWithoutReact);
  return goOnWithoutReact;
}
