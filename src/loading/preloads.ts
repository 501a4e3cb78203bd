function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

/** Has the browser fetch scripts without running them. */
export function preloadScripts(...addresses: string[]): void {
  for (const href of addresses.filter(Boolean)) addLink({ rel: 'modulepreload', href });
}

/** Asks for fonts before the body does; `addresses` have spaces between them. */
export function preloadFonts(addresses: string): void {
  for (const href of addresses.split(' ')) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
}
