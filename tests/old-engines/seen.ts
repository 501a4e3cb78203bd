/** What is seen of a page: each element's box and painted colours, to compare one engine with another. */
import type { Page } from '@playwright/test';

/** How far an edge may be from where another engine has it, in px and as a share. Lines of text may break elsewhere. */
const PLACE_TOLERANCE = { px: 30, share: 0.01 };

/** How far a channel of a colour may be from another engine's, of 255. Shades may differ. */
const COLOUR_TOLERANCE = 40;

/**
 * What is not compared: strokes of drawings, what is not seen, columns of a table, which paint nothing and which engines
 * measure in their own ways, and the phone's bars, which need scroll timelines to be hidden while their section is out
 * of view; `phone-bar.spec.ts` checks them.
 */
const LEFT_OUT = 'svg *, script, style, template, col, .visually-hidden, [data-sample=bar]';

/** An element as it is seen: what it is, its box from the section's upper edge in px, and its colours as 0 to 255. */
export interface Seen {
  name: string;
  box: number[] | null;
  colours: Record<string, number[]>;
}

/**
 * Every element of a page, in the document's order, those that are not seen without a box; while a dialog is open, the
 * dialog alone. Today's headless Chromium then narrows the page by the width of a scrollbar that it does not show.
 */
export async function seenOf(page: Page): Promise<Seen[]> {
  const json = await page.evaluate((leftOut) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const painted = new Map<string, number[]>();
    /** Red, green, blue and opacity of a colour, in whatever way an engine writes it. */
    const channels = (colour: string): number[] => {
      const known = painted.get(colour);
      if (known || !context) return known ?? [];
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const found = [...context.getImageData(0, 0, 1, 1).data];
      painted.set(colour, found);
      return found;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // The names of the options that Chromium 109 knows.
      return (
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > 0 && height > 0
      );
    };
    const dialog = document.querySelector(':modal');
    const seen = [...(dialog ? [dialog] : []), ...(dialog ?? document.body).querySelectorAll('*')]
      .filter((element) => !element.closest(leftOut))
      .map((element) => {
        const { id, dataset, localName, parentElement } = element as HTMLElement;
        const own = id || dataset?.key || dataset?.sample || element.classList[0] || '';
        const name = `${localName} ${own || `in ${parentElement?.classList[0] ?? ''}`}`;
        if (!isSeen(element)) return { name, box: null, colours: {} };
        const style = getComputedStyle(element);
        const section =
          element.closest('section[id], footer, header, dialog')?.getBoundingClientRect().top ?? -scrollY;
        const { left, top, width, height } = element.getBoundingClientRect();
        // Lines may break elsewhere, so an element within a line may be anywhere.
        const box = style.display.startsWith('inline')
          ? []
          : [left, top - section, width, height].map(Math.round);
        const colours = {
          ground: channels(style.backgroundColor),
          text: channels(style.color),
          ...(element.matches(':modal')
            ? { backdrop: channels(getComputedStyle(element, '::backdrop').backgroundColor) }
            : {}),
          ...(localName === 'svg' && style.fill !== 'none' ? { fill: channels(style.fill) } : {}),
        };
        return { name, box, colours };
      });
    // Playwright takes long to pass on thousands of objects.
    return JSON.stringify(seen);
  }, LEFT_OUT);
  return JSON.parse(json);
}

/** What differs between the same page in two engines, a line each. */
export function differences(expected: readonly Seen[], found: readonly Seen[]): string[] {
  const names = (elements: readonly Seen[]) => elements.map(({ name }) => name);
  const odd = names(expected).findIndex((name, index) => name !== names(found)[index]);
  if (odd !== -1) return [`${names(found)[odd]} is in the place of ${names(expected)[odd]}`];
  return expected.flatMap(({ name, box, colours }, index) => {
    const other = found[index];
    if (!box || !other?.box) {
      return Boolean(box) === Boolean(other?.box)
        ? []
        : [`${name} is ${box ? 'not ' : ''}seen at ${other?.box ?? box}`];
    }
    const there = other.box;
    const isMoved = box.some(
      (number, at) =>
        Math.abs(number - (there[at] ?? 0)) > Math.max(PLACE_TOLERANCE.px, PLACE_TOLERANCE.share * number),
    );
    const changed = Object.entries(colours).filter(([part, channels]) =>
      channels.some((channel, at) => Math.abs(channel - (other.colours[part]?.[at] ?? 0)) > COLOUR_TOLERANCE),
    );
    return [
      ...(isMoved ? [`${name} is at ${there}, not at ${box}`] : []),
      ...changed.map(([part, channels]) => `${name}: ${part} is ${other.colours[part]}, not ${channels}`),
    ];
  });
}
