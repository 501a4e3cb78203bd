/** Elements of both languages, among which the reader's place is found. */
const LANDMARKS = 'main :is(h1, h2, h3, p, li, summary, label), footer :is(p, h3)';

/**
 * Remembers which element the visitor is reading, a third down the viewport: texts of another language have other
 * heights.
 *
 * @returns a function that scrolls the element back to its place
 */
export function keepReadingPlace(): () => void {
  const line = innerHeight / 3;
  let nearest: Element | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const element of document.querySelectorAll(LANDMARKS)) {
    const box = element.getBoundingClientRect();
    if (box.height && Math.abs(box.top - line) < distance) {
      nearest = element;
      distance = Math.abs(box.top - line);
    }
  }
  // A page at its top stays at its top.
  if (!nearest || scrollY === 0) return () => {};
  const kept = nearest;
  const before = kept.getBoundingClientRect().top;
  return () => scrollBy({ top: kept.getBoundingClientRect().top - before, behavior: 'instant' });
}
