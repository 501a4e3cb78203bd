/**
 * Addresses of the page's scripts, which the build writes on the first script's own element: `client` is
 * React and the page, `roomClock` is room 7's, each language's code its words, `emailClient` sends, `film` plays films,
 * and `fonts` are both fonts, with a space between them.
 */
export function pageScripts(): DOMStringMap {
  return document.querySelector<HTMLElement>('script[data-client]')?.dataset ?? {};
}

/**
 * Loads one of the page's scripts, and tries once more if that fails: from another address, since browsers may
 * remember a failed import.
 *
 * @param name the script's name among the {@link pageScripts}
 */
export async function loadTwice<T>(load: () => Promise<T>, name: string): Promise<T> {
  return load().catch((fault) => {
    const address = pageScripts()[name];
    if (!address) throw fault;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  });
}
