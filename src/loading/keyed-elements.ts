/**
 * Elements that keep something of the visitor's, or wait for React, have a name of their own in `data-key`. By it they
 * are found again in a document to which extensions, password managers and translators add elements of their own.
 */
const KEYED = '[data-key]';

/** The page's keyed elements below an element, by their keys; of two with one key the first counts. */
export function keyedElements(root: ParentNode): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(KEYED)) {
    const { key = '' } = element.dataset;
    if (!elements.has(key)) elements.set(key, element);
  }
  return elements;
}

/** The page's element with a key. */
export function keyedElement<T extends HTMLElement>(key: string, root: ParentNode = document): T | null {
  return root.querySelector<T>(`[data-key="${CSS.escape(key)}"]`);
}
