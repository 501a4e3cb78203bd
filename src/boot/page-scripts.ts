/**
 * Addresses of the page's scripts, which the build writes on the first script's own element: `client` is
 * React and the page, `clock` is room 7's, `tr` and `en` are the words.
 */
export function pageScripts(): DOMStringMap {
  return document.querySelector<HTMLElement>('script[data-client]')?.dataset ?? {};
}

/**
 * Imports a script once more after it failed. The address differs, since browsers may remember a failed
 * import by it.
 */
export function importAgain(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ `${address}?again`);
}
