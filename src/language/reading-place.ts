/** Elements that stand in both languages, among which the reader's place is found. */
const LANDMARKS = 'main :is(h1, h2, h3, p, li, summary, label), footer :is(p, h3)';

/**
 * Remembers which element the visitor is reading, a third down the viewport, and gives back a function
 * that scrolls it there again: texts of another language have other heights.
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
  // At the top of the page the top is the place.
  if (!nearest || scrollY === 0) return () => {};
  const kept = nearest;
  const before = kept.getBoundingClientRect().top;
  return () => scrollBy({ top: kept.getBoundingClientRect().top - before, behavior: 'instant' });
}
