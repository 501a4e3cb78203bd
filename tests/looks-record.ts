/**
 * How a part of the page looks, as text that is easy to review: an element a line, indented as it is nested. What holds
 * at every width of the window stands once; if something differs, each width has a column.
 *
 *     a 0,28 254×64 Besley 20/24 700 on button
 *     h1 Besley 700 ink | 16,76 328×69 40/44 | 40,90 600×44 40/44 | 80,120 640×88 48/52
 *     li ×3 on card | – | 0,0 200×80 to 432,0 | 0,0 300×60 to 632,0 border 1 solid ink
 *
 * Its place in its parent and its size in px, then what it does not take over from its parent: font, size, line height
 * and weight, colours by the names of their tokens, border, radius, shadow and so on. `–`: it is not shown at this
 * width. Elements in a row that are alike are one line, with the place of the last. An element without a look of its
 * own that only fills its parent, or has no size, counts as not shown; what is in it is.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { converter, parse } from 'culori';

/** The widths of the window that a record has, in px, in the order of its columns. */
export const WIDTHS = [360, 768, 1280] as const;

/** How far, in px, a box may be from where it was: browsers round letters to other widths. */
const TOLERANCE = 2;

/** An element or a pseudo-element as one theme shows it at one width. */
interface Shown {
  name: string;
  /** Left and top in the window, width and height, in px. A pseudo-element in the text has but the first two. */
  box: number[];
  /** A text each, first of what is inherited; none if it is not shown. Colours are as the browser computed them. */
  style: string[];
  inside: Shown[];
}

/** An element or a pseudo-element as it looks at one width. */
export interface Seen {
  name: string;
  /** Its box, then what differs from its parent, or from an element without style. Empty if it is not shown. */
  looks: string[];
  inside: Seen[];
}

/** Of the texts about what is inherited, those that the outermost element need not say. */
const INHERITED = ['', '', '', '', 'start', 'none', 'normal'];

/**
 * Reads a part of the page. It runs in the page, so it uses nothing from outside itself.
 *
 * @returns a `Shown` as JSON: Playwright takes long to hand over a deep object
 */
function readPart(selector: string): string {
  const round = (lengths: string) =>
    lengths.replace(/(\d*\.?\d+)px/g, (_all, length) => String(Math.round(length * 10) / 10));
  const functionsIn = (value: string) =>
    [...new Set(value.match(/url|polygon|inset|circle|[a-z-]+-gradient/g))].join(' ');

  const styleOf = (style: CSSStyleDeclaration): string[] => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const widths = sides.map((side) => Number.parseFloat(style[`border${side}Width`]));
    const widest = sides[widths.indexOf(Math.max(...widths))] ?? 'Top';
    return [
      style.fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
      `${round(style.fontSize)}/${round(style.lineHeight)}`,
      style.fontStyle === 'normal' ? style.fontWeight : `${style.fontWeight} ${style.fontStyle}`,
      style.color,
      style.textAlign,
      style.textTransform,
      round(style.letterSpacing),
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : `on ${style.backgroundColor}`,
      style.backgroundImage === 'none' ? '' : `image ${functionsIn(style.backgroundImage)}`,
      widths.some((width) => width > 0)
        ? `border ${round(style.borderWidth)} ${style[`border${widest}Style`]} ${style[`border${widest}Color`]}`
        : '',
      style.borderRadius === '0px' ? '' : `radius ${round(style.borderRadius)}`,
      style.boxShadow === 'none' ? '' : `shadow ${round(style.boxShadow)}`,
      style.clipPath === 'none' ? '' : `clip ${functionsIn(style.clipPath)}`,
      style.opacity === '1' ? '' : `opacity ${style.opacity}`,
      style.textDecorationLine === 'none' ? '' : style.textDecorationLine,
    ];
  };

  const read = (element: Element): Shown => {
    // What is in a hidden element may be shown.
    const isShown = element.checkVisibility({ visibilityProperty: true });
    const { left, top, width, height } = element.getBoundingClientRect();
    const pseudo = (name: '::before' | '::after'): Shown => {
      const style = isShown ? getComputedStyle(element, name) : undefined;
      if (!style || ['none', 'normal'].includes(style.content))
        return { name, box: [], style: [], inside: [] };
      const lengths = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
      const isInText = lengths.some(Number.isNaN);
      const box = isInText ? [left, top] : lengths.map((length, side) => length + ([left, top][side] ?? 0));
      return { name, box, style: styleOf(style), inside: [] };
    };
    const children = element.localName === 'svg' ? [] : [...element.children];
    return {
      name: element.localName,
      box: isShown ? [left, top, width, height] : [],
      style: isShown ? styleOf(getComputedStyle(element)) : [],
      inside: [pseudo('::before'), ...children.map(read), pseudo('::after')],
    };
  };

  const part = document.querySelector(selector);
  if (!part) throw new Error(`${selector} is not on the page`);
  return JSON.stringify(read(part));
}

/** A colour as the browser computes it. */
const COLOR = /\b(?:rgba?|oklch|oklab|color)\([^()]*\)/g;

const toRgb = converter('rgb');

/** A colour in red, green and blue, 0 to 255, and its opacity in hundredths unless it is opaque. */
function plainColor(computed: string): string {
  const { r = 0, g = 0, b = 0, alpha = 1 } = toRgb(parse(computed)) ?? {};
  const channels = [r, g, b].map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return channels.join('.') + (alpha < 1 ? `/${Math.round(alpha * 100)}%` : '');
}

/** The colours of `tokens.css`, in its order, as the page's root has them in the theme shown. */
async function readTokens(page: Page): Promise<[token: string, color: string][]> {
  const file = await readFile('src/styles/tokens.css', 'utf8');
  const tokens = [...new Set([...file.matchAll(/^ +--([\w-]+):/gm)].map(([, token = '']) => token))];
  const colors = await page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = names.map((name) => {
      // A token that is no colour leaves the probe's own.
      probe.style.cssText = `color: rgb(1, 2, 3); background: var(--${name})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return found;
  }, tokens);
  return tokens.map((token, index) => [token, plainColor(colors[index] ?? '')]);
}

/** How parts of the page look at the present width, in both themes: a colour is named after its token. */
export async function readLooks(page: Page, selectors: readonly string[]): Promise<Seen[]> {
  const themes = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const parts: Shown[] = [];
    for (const selector of selectors) parts.push(JSON.parse(await page.evaluate(readPart, selector)));
    themes.push({ parts, tokens: await readTokens(page) });
  }
  const [light, dark] = themes;
  if (!light || !dark) return [];
  const names = new Map<string, string>();
  light.tokens.forEach(([token, color], index) => {
    const pair = `${color} ${dark.tokens[index]?.[1]}`;
    if (!names.has(pair)) names.set(pair, token);
  });

  const inBoth = (inLight: string, inDark = ''): string => {
    const others = inDark.match(COLOR) ?? [];
    if (inLight.replace(COLOR, '') !== inDark.replace(COLOR, '')) {
      return `${inLight} (dark ${inDark})`.trimStart().replace(COLOR, plainColor);
    }
    return inLight.replace(COLOR, (computed) => {
      const [one, other] = [plainColor(computed), plainColor(others.shift() ?? '')];
      return names.get(`${one} ${other}`) ?? (one === other ? one : `${one} (dark ${other})`);
    });
  };
  const see = (shown: Shown, inDark: Shown | undefined, parent: Pick<Shown, 'box' | 'style'>): Seen => {
    const { name, box } = shown;
    const style = shown.style.map((text, index) => inBoth(text, inDark?.style[index]));
    const own = style.map((text, index) => (index in INHERITED && text === parent.style[index] ? '' : text));
    const [left = 0, top = 0] = parent.box;
    const [x, y, width, height] = box.map((length, side) => Math.round(length - ([left, top][side] ?? 0)));
    const size = `${width}×${height}`;
    const fills = shown.inside.length > 2 && `${box}` === `${parent.box}`;
    const hasLine = box.length > 0 && (own.some(Boolean) || !(fills || size === '0×0'));
    return {
      name,
      looks: hasLine ? [box.length < 4 ? 'auto' : `${x},${y} ${size}`, ...own] : [],
      // What is in an element that is not shown has its place in the next one outside.
      inside: shown.inside.map((one, index) =>
        see(one, inDark?.inside[index], hasLine ? { box, style } : parent),
      ),
    };
  };
  return light.parts.map((part, index) => see(part, dark.parts[index], { box: part.box, style: INHERITED }));
}

/** The line of an element that looks so at each width. */
function lineOf(name: string, views: readonly string[][]): string {
  const isShared = (text: string, index: number) =>
    index > 0 && views.every((looks) => looks[index] === text);
  const join = (...texts: string[]) => texts.filter(Boolean).join(' ');
  const shared = views[0]?.filter(isShared) ?? [];
  const columns = views.map((looks) => join(...looks.filter((text, index) => !isShared(text, index))) || '–');
  const [first = '', ...others] = columns;
  if (others.every((column) => column === first)) return join(name, first, ...shared);
  return [join(name, ...shared), ...columns].join(' | ');
}

/** The lines of what is in an element that looks so at each width. */
function linesIn(parents: readonly (Pick<Seen, 'inside'> | undefined)[]): string[] {
  const lines: string[] = [];
  let run = { views: [['']], alike: [''], count: 0, end: 0 };
  parents[0]?.inside.forEach(({ name }, index) => {
    const elements = parents.map((parent) => parent?.inside[index]);
    const views = elements.map((element) => element?.looks ?? []);
    if (views.every((looks) => looks.length === 0)) {
      lines.push(...linesIn(elements));
      return;
    }
    const below = linesIn(elements).map((line) => ` ${line}`);
    const sizes = views.map(([box = '', ...style]) => [box.replace(/.* /, ''), ...style]);
    const alike = [lineOf(name, sizes), ...below];
    const isInRow = lines.length === run.end && alike.length === run.alike.length;
    if (isInRow && alike.every((line, at) => isClose(line, run.alike[at]))) {
      run.count += 1;
      const places = views.map(([box]) => box?.split(' ')[0]);
      const upTo = run.views.map(([box, ...style], at) => (box ? [`${box} to ${places[at]}`, ...style] : []));
      lines[lines.length - alike.length] = lineOf(`${name} ×${run.count}`, upTo);
    } else {
      run = { views, alike, count: 1, end: lines.push(lineOf(name, views), ...below) };
    }
  });
  return lines;
}

/** The record of a part that looks so at each width. */
export const record = (views: readonly Seen[]): string =>
  `${linesIn(views.map((part) => ({ inside: [part] }))).join('\n')}\n`;

/** Whether two lines say the same but for boxes that differ within the tolerance. */
function isClose(one: string, other = ''): boolean {
  const boxes = / (-?\d+)[,×](-?\d+)(?=\s|$)/g;
  const [before, now] = [one, other].map((line) => {
    const [shared, ...columns] = line.split(' | ');
    const views = WIDTHS.map((_width, index) => `${shared} ${columns[index] ?? ''}`.trimEnd()).join('\n');
    return { said: views.replace(boxes, ''), px: [...views.matchAll(boxes)].flatMap((box) => box.slice(1)) };
  });
  const isNear = (px: string, at: number) => Math.abs(Number(px) - Number(now?.px[at])) <= TOLERANCE;
  return before?.said === now?.said && before?.px.every(isNear) === true;
}

/** What is seen now, in the words of the record where they differ within the tolerance. */
export function settle(record: string, now: string): string {
  const recorded = record.split('\n');
  let next = 0;
  const settled = now.split('\n').map((line) => {
    const found = recorded.findIndex((one, index) => index >= next && isClose(one, line));
    if (found < 0) return line;
    next = found + 1;
    return recorded[found];
  });
  return settled.join('\n');
}
