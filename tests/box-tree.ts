/** The boxes of a part of the page as text: an element a line, indented as it is nested, easy to review in a diff. */
import type { Page } from '@playwright/test';

/** How far, in px, an edge may be from where it was. */
const TOLERANCE = 2;

/**
 * Boxes of an element and all that is laid out in it: name, then left, top, width and height in px. Places are
 * counted from the first box, so that a part that moves as a whole is still the same.
 */
export function readBoxes(page: Page, selector: string): Promise<string> {
  return page.evaluate((wanted) => {
    const root = document.querySelector(wanted);
    if (!root) throw new Error(`${wanted} is not on the page`);
    const origin = root.getBoundingClientRect();
    const lines: string[] = [];
    const write = (element: Element, depth: number) => {
      if (!element.checkVisibility()) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const numbers = [left - origin.left, top - origin.top, width, height].map(Math.round);
      lines.push(`${' '.repeat(depth)}${element.localName} ${numbers.join(' ')}`);
      if (element.localName === 'svg') return;
      for (const child of element.children) write(child, depth + 1);
    };
    write(root, 0);
    return `${lines.join('\n')}\n`;
  }, selector);
}

/** The differences between two trees beyond the tolerance, a line each, up to the first element of another kind. */
export function boxDifferences(expected: string, actual: string): string[] {
  const wanted = expected.trimEnd().split('\n');
  const found = actual.trimEnd().split('\n');
  const differences: string[] = [];
  for (let index = 0; index < Math.max(wanted.length, found.length); index += 1) {
    const [before = '(none)', now = '(none)'] = [wanted[index], found[index]];
    const [nameBefore, ...numbersBefore] = before.split(/(?<=\S) /);
    const [nameNow, ...numbersNow] = now.split(/(?<=\S) /);
    const report = `line ${index + 1}: ${before.trim()} is now ${now.trim()}`;
    if (nameBefore !== nameNow) return [...differences, `${report} (other elements from here on)`];
    const moved = numbersBefore.some(
      (number, at) => Math.abs(Number(number) - Number(numbersNow[at])) > TOLERANCE,
    );
    if (moved) differences.push(report);
  }
  return differences;
}
