/** Whether the page's texts fit: into their boxes, into the window, and beside each other in the header. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Texts that reach beyond the window's edge, or beyond a box that cuts them off. */
const cutOffText = () => {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim()) continue;
    if (parent.closest('.skip-link, .visually-hidden, svg, textarea')) continue;
    // A name that is too long for its stay ends in dots; the day's sheet has the whole name.
    if (parent.closest('[data-ours] b')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
        cut.push(`beyond the window: ${text.data}`);
        break;
      }
      let clipper: Element | null = parent;
      while (clipper && clipper !== document.body) {
        const { overflowX, overflowY } = getComputedStyle(clipper);
        const edge = clipper.getBoundingClientRect();
        const wide = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
        const scrolls = overflowY === 'auto' || overflowY === 'scroll';
        // A line's box may be cut off a little: its letters take about the inner four fifths.
        const inset = box.height * 0.1;
        const tall =
          overflowY !== 'visible' &&
          !scrolls &&
          (box.top + inset < edge.top - 1 || box.bottom - inset > edge.bottom + 1);
        if (wide || tall) {
          cut.push(
            `cut off in <${clipper.tagName.toLowerCase()} class="${clipper.className}">: ${text.data}`,
          );
          break;
        }
        clipper = clipper.parentElement;
      }
    }
  }
  return [...new Set(cut)];
};

/** What makes the page scroll sideways; nothing if it does not. */
const sideways = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    .map((element) => element.outerHTML.slice(0, 80));
  return [`${scrollWidth - clientWidth} px too wide`, ...wide.slice(-4)];
};

/** Texts in letters smaller than 15 px. It runs in the page, so it uses nothing from outside itself. */
export const smallPrint = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    // In the room, texts of the other hours count, too.
    const mustBeSeen = !parentElement?.closest('#home');
    const isShown = { visibilityProperty: mustBeSeen, opacityProperty: mustBeSeen };
    if (!parentElement?.checkVisibility(isShown) || !textContent?.trim()) continue;
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
    // A text of size 0 is not shown.
    if (size > 0 && size < 15) found.push(`${size} px: ${textContent}`);
  }
  return found;
};

/** Words that are broken over more than one line. */
export const brokenWords = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text as Text).data.matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
};

/** Parts of the header that overlap, or reach out of it. */
const crowdedHeader = () => {
  const header = document.querySelector('header');
  const outer = header?.getBoundingClientRect();
  const parts = [...(header?.querySelectorAll('a, button') ?? [])]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const own = part.getBoundingClientRect();
      const inner = range.getBoundingClientRect();
      return {
        name: part.getAttribute('aria-label') ?? part.textContent,
        left: Math.min(own.left, inner.left),
        right: Math.max(own.right, inner.right),
        top: own.top,
        bottom: own.bottom,
      };
    });
  const crowded: string[] = [];
  for (const [index, one] of parts.entries()) {
    if (outer && (one.left < outer.left - 1 || one.right > outer.right + 1)) crowded.push(`out: ${one.name}`);
    for (const other of parts.slice(index + 1)) {
      const meet =
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      if (meet) crowded.push(`${one.name} on ${other.name}`);
    }
  }
  return crowded;
};

/** Spaces the page's text as widely as WCAG 1.4.12 says that users may. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Expects everything to fit its place and the window, and to be large enough to read. */
export async function expectFits(page: Page, state: string): Promise<void> {
  for (const faults of [sideways, cutOffText, smallPrint, crowdedHeader]) {
    expect.soft(await page.evaluate(faults), state).toEqual([]);
  }
}
