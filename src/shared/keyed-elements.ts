/**
 * Elements that hold the visitor's input, or wait for React, have a unique name in `data-key`. It finds them in a
 * document to which extensions, password managers and translators add elements.
 */
const KEYED = '[data-key]';

/** The page's keyed elements below an element, by their keys. If two have the same key, the first counts. */
export function keyedElements(root: ParentNode): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(KEYED)) {
    const { key = '' } = element.dataset;
    if (!elements.has(key)) elements.set(key, element);
  }
  return elements;
}

/** The page's element with a key, or null. */
export function keyedElement<T extends HTMLElement>(key: string, root: ParentNode = document): T | null {
  return root.querySelector<T>(`[data-key="${CSS.escape(key)}"]`);
}
