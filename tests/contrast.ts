/** Contrast as rendered: what is drawn and what is behind it, as the browser computed both. */
import type { Locator } from '@playwright/test';
import { blend, type Color, clampRgb, parse, wcagContrast } from 'culori';

/** A text or a mark, with the colours that it and its ground are made of. */
interface Drawn {
  what: string;
  /** The contrast it must reach. */
  wanted: number;
  /** Its colours. The one with the most contrast counts. */
  inks: string[];
  opacity: number;
  /** What is behind it, front to back: colours, or a picture. */
  behind: string[];
}

const PICTURE = 'a picture';

/**
 * What is drawn in an element, with its focus ring if it has focus; or in each of several, focused in turn. It runs in
 * the page, so it uses nothing from outside itself. It returns JSON, since Playwright takes long to pass on many objects.
 */
function readDrawn(places: Element | (HTMLElement | SVGElement)[], picture: string): string {
  const drawn: Drawn[] = [];
  const bringIntoView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  };

  /** The colours an element paints over the point, front to back: its painted ::before, its background. */
  const layersOf = (element: Element, x: number, y: number): string[] => {
    const layers: string[] = [];
    const box = element.getBoundingClientRect();
    for (const pseudo of ['::after', '::before']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute') continue;
      const left = box.left + Number.parseFloat(style.left);
      const top = box.top + Number.parseFloat(style.top);
      const { width, height } = style;
      const isAcross = x >= left && x <= left + Number.parseFloat(width);
      const isDown = y >= top && y <= top + Number.parseFloat(height);
      if (isAcross && isDown) layers.push(style.backgroundColor);
    }
    const { backgroundImage, backgroundColor, backgroundRepeat } = getComputedStyle(element);
    // A picture that is not repeated is a drawn line or hole, not the ground.
    if (backgroundImage !== 'none' && !backgroundRepeat.includes('no-repeat')) {
      // A gradient with a hole in it ends in the colour of the ground.
      const colours = backgroundImage.match(/(?:oklch|oklab|rgba?|color|lab)\([^()]*\)/g);
      layers.push(colours?.at(-1) ?? 'transparent');
    }
    return [...layers, backgroundColor];
  };

  const ancestorsOf = (element: Element | null): Element[] =>
    element ? [element, ...ancestorsOf(element.parentElement)] : [];

  /** What is painted behind a point of an element, down to the first that nothing shows through. */
  const behind = (element: Element, x: number, y: number): string[] => {
    const stack = document.elementsFromPoint(x, y);
    const start = stack.indexOf(element);
    const layers: string[] = [];
    for (const one of start < 0 ? ancestorsOf(element) : stack.slice(start)) {
      if (one.matches('img, picture, video, svg, svg *') && !one.contains(element))
        return [...layers, picture];
      layers.push(...layersOf(one, x, y));
      if (layers.some((layer) => /^(?:rgb|oklch)\([^/]*\)$/.test(layer))) return layers;
    }
    return layers;
  };

  const opacityOf = (element: Element) =>
    ancestorsOf(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.visually-hidden, .skip-link:not(:focus)');

  /** A text must reach 7:1, or 4.5:1 where it is large. */
  const addText = (
    what: string,
    element: Element,
    { color, fontSize, fontWeight }: CSSStyleDeclaration,
    box: DOMRect,
  ) => {
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    drawn.push({
      what: `"${what.trim().slice(0, 50)}"`,
      wanted: isLarge ? 4.5 : 7,
      inks: [color],
      opacity: opacityOf(element),
      behind: behind(element, box.left + box.width / 2, box.top + box.height / 2),
    });
  };
  const addMark = (what: string, inks: string[], ground: string[], opacity = 1) =>
    drawn.push({ what, wanted: 3, inks, opacity, behind: ground });

  const read = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('svg, script, style, textarea')) continue;
      if (!isShown(parent)) continue;
      bringIntoView(parent);
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = [...range.getClientRects()].find(({ width }) => width > 1);
      if (box) addText(text.data, parent, getComputedStyle(parent), box);
    }

    // The visible parts of radio buttons, switches and ranges are other elements beside them.
    const fields = root.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox], [type=range]), textarea',
    );
    for (const field of [...fields].filter(isShown)) {
      bringIntoView(field);
      const box = field.getBoundingClientRect();
      addText(`value of ${field.name}`, field, getComputedStyle(field), box);
      if (field.placeholder.trim())
        addText(field.placeholder, field, getComputedStyle(field, '::placeholder'), box);
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(field);
      // Without a border the lines to write on are the background of what holds the field.
      const lines = getComputedStyle(field.parentElement ?? field).backgroundImage;
      const edge =
        borderBottomWidth === '0px' ? [...(lines.match(/oklch\([^)]*\)/) ?? [])] : [borderBottomColor];
      const outside = behind(field.parentElement ?? field, box.left + 4, box.bottom - 1);
      addMark(`outer edge of ${field.name}`, edge, outside);
      addMark(`inner edge of ${field.name}`, edge, behind(field, box.left + 4, box.top + 4));
    }

    for (const icon of [...root.querySelectorAll(':is(a, button) > svg')].filter(isShown)) {
      bringIntoView(icon);
      const control = icon.parentElement ?? icon;
      const box = icon.getBoundingClientRect();
      const ground = behind(control, box.left + box.width / 2, box.top + box.height / 2);
      const name = icon.querySelector('use')?.getAttribute('href') ?? 'icon';
      const what = `${name} in ${control.outerHTML.slice(0, 60)}`;
      addMark(what, [getComputedStyle(icon).color], ground, opacityOf(icon));
    }

    // A stop that cannot take focus has no ring, and so is reported.
    if (Array.isArray(places) || root.matches(':focus')) {
      // The ring is round the control, or round what shows an invisible control: a switch, a slider's plate.
      const { parentElement } = root;
      const near = [root, root.closest('label'), root.closest('fieldset'), parentElement];
      const ringed =
        [...near, parentElement?.parentElement].find(
          (place) => place && getComputedStyle(place).outlineStyle !== 'none',
        ) ?? root;
      bringIntoView(ringed);
      const box = ringed.getClientRects()[0] ?? new DOMRect();
      const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringed);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      // A ring of the element's own: a shadow without offset or blur that spreads.
      const shadow = /^((?:oklch|oklab|rgba?|color)\([^()]*\)) 0px 0px 0px [1-9]\d*px$/.exec(boxShadow);
      const inks = [isDrawn && outlineColor, shadow?.[1]].filter((ink) => typeof ink === 'string');
      const [x, y] = [box.left - 4, box.top + box.height / 2] as const;
      const around = behind(document.elementFromPoint(x, y) ?? ringed, x, y);
      addMark(`focus ring of ${ringed.outerHTML.slice(0, 80)}`, inks, around);
    }
  };

  if (!Array.isArray(places)) read(places);
  else {
    for (const stop of places) {
      stop.focus();
      read(stop);
    }
  }
  return JSON.stringify(drawn);
}

/** A colour as a screen shows it. */
function colour(css: string, opacity = 1) {
  const { alpha = 1, ...solid } = clampRgb(parse(css) as Color);
  return { ...solid, alpha: alpha * opacity };
}

/** The drawn texts and marks that are too faint: a line for each. */
function tooFaint(json: string): string[] {
  const faults = (JSON.parse(json) as Drawn[]).flatMap(({ what, wanted, inks, opacity, behind }) => {
    const end = behind.findIndex((layer) => layer === PICTURE || colour(layer).alpha === 1);
    // The contrast of a mark on a picture is not checked.
    if (behind[end] === PICTURE) return what.startsWith('"') ? `${what} stands on a picture` : [];
    const ground = blend([
      'white',
      ...behind
        .slice(0, end + 1)
        .map((layer) => colour(layer))
        .reverse(),
    ]);
    const contrasts = inks.map((ink) => wcagContrast(blend([ground, colour(ink, opacity)]), ground));
    const found = Math.max(1, ...contrasts);
    return found < wanted ? `${what}: ${found.toFixed(2)} of ${wanted}` : [];
  });
  return [...new Set(faults)];
}

/** Texts, edges of fields, icons and the focus ring of an element that are too faint: a line for each. */
export const faintIn = async (place: Locator): Promise<string[]> =>
  tooFaint(await place.evaluate(readDrawn, PICTURE));

/** The same for several elements, each while it has focus. A call for each would take longer than the check. */
export const faintAsFocused = async (stops: Locator): Promise<string[]> =>
  tooFaint(await stops.evaluateAll(readDrawn, PICTURE));
