/**
 * How a part of the page looks, as text that is easy to review: an element a line, indented as it is nested.
 *
 *     h1 16,76 328×69 Besley 40/44 700 ink on sheet ×3 to 16,400
 *
 * Its place in its parent and its size in px, then what it does not take over from its parent: font, size, line height
 * and weight, colours by the names of their tokens, border, radius, shadow and so on. Elements in a row that are alike
 * are one line, with the place of the last.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { converter, parse } from 'culori';

/** How far, in px, a box may be from where it was: browsers round letters to other widths. */
const TOLERANCE = 2;

/** An element or a pseudo-element as one theme shows it. */
interface Seen {
  name: string;
  /** Left and top from its parent's, width and height, in px; none for a pseudo-element in the text. */
  box: number[] | undefined;
  /** What differs from its parent, or from an element without style. Colours are as the browser computed them. */
  style: string[];
  inside: Seen[];
}

/** Reads a part of the page. It runs in the page, so it uses nothing from outside itself. */
function readPart(selector: string): Seen {
  const font = ({ fontFamily, fontSize, lineHeight, fontWeight, fontStyle }: CSSStyleDeclaration) => {
    const family = fontFamily.split(',')[0]?.replaceAll('"', '');
    const style = fontStyle === 'normal' ? '' : ` ${fontStyle}`;
    return `${family} ${round(fontSize)}/${round(lineHeight)} ${fontWeight}${style}`;
  };
  const round = (lengths: string) =>
    lengths.replace(/(\d*\.?\d+)px/g, (_all, length) => String(Math.round(length * 10) / 10));
  const functionsIn = (value: string) =>
    [...new Set(value.match(/url|polygon|inset|circle|[a-z-]+-gradient/g))].join(' ');

  const styleOf = (style: CSSStyleDeclaration, parent: CSSStyleDeclaration | undefined): string[] => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const widths = sides.map((side) => Number.parseFloat(style[`border${side}Width`]));
    const widest = sides[widths.indexOf(Math.max(...widths))] ?? 'Top';
    const edges = new Set(widths).size === 1 ? String(widths[0]) : widths.join(' ');
    const inherited = (property: 'color' | 'textAlign' | 'textTransform' | 'letterSpacing') =>
      style[property] === parent?.[property] ? '' : style[property];
    return [
      parent && font(style) === font(parent) ? '' : font(style),
      inherited('color'),
      parent ? inherited('textAlign') : '',
      parent ? inherited('textTransform') : '',
      parent ? round(inherited('letterSpacing')) : '',
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : `on ${style.backgroundColor}`,
      style.backgroundImage === 'none' ? '' : `image ${functionsIn(style.backgroundImage)}`,
      widths.some((width) => width > 0)
        ? `border ${edges} ${style[`border${widest}Style`]} ${style[`border${widest}Color`]}`
        : '',
      style.borderRadius === '0px' ? '' : `radius ${round(style.borderRadius)}`,
      style.boxShadow === 'none' ? '' : `shadow ${round(style.boxShadow)}`,
      style.clipPath === 'none' ? '' : `clip ${functionsIn(style.clipPath)}`,
      style.opacity === '1' ? '' : `opacity ${style.opacity}`,
      style.textDecorationLine === 'none' ? '' : style.textDecorationLine,
    ].filter((text) => text !== '');
  };

  const read = (element: Element, origin: DOMRect, parent?: CSSStyleDeclaration): Seen[] => {
    if (!element.checkVisibility()) return [];
    const children = [...element.children];
    // What is in a hidden element may be shown.
    if (!element.checkVisibility({ visibilityProperty: true })) {
      return children.flatMap((child) => read(child, origin, parent));
    }
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const { left, top, width, height } = rect;
    const pseudo = (name: '::before' | '::after'): Seen[] => {
      const drawn = getComputedStyle(element, name);
      if (['none', 'normal'].includes(drawn.content)) return [];
      const place = [drawn.left, drawn.top, drawn.width, drawn.height].map((length) =>
        Math.round(Number.parseFloat(length)),
      );
      const box = place.some(Number.isNaN) ? undefined : place;
      return [{ name, box, style: styleOf(drawn, style), inside: [] }];
    };
    const inside = element.localName === 'svg' ? [] : children.flatMap((child) => read(child, rect, style));
    return [
      {
        name: element.localName,
        box: [left - origin.left, top - origin.top, width, height].map(Math.round),
        style: styleOf(style, parent),
        inside: [...pseudo('::before'), ...inside, ...pseudo('::after')],
      },
    ];
  };

  const root = document.querySelector(selector);
  const [part] = root ? read(root, root.getBoundingClientRect()) : [];
  if (!part) throw new Error(`${selector} is not on the page`);
  return part;
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

/** How a part looks in both themes. A colour is named after its token, or is what it is in light and in dark. */
export async function readLooks(page: Page, selectors: readonly string[]): Promise<string[]> {
  const themes = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const read = [];
    for (const selector of selectors) read.push(await page.evaluate(readPart, selector));
    themes.push({ read, tokens: await readTokens(page) });
  }
  const [light, dark] = themes;
  if (!light || !dark) return [];
  const names = new Map<string, string>();
  light.tokens.forEach(([token, color], index) => {
    const pair = `${color} ${dark.tokens[index]?.[1]}`;
    if (!names.has(pair)) names.set(pair, token);
  });

  const looksOf = (inLight: string, inDark: string): string => {
    const others = inDark.match(COLOR) ?? [];
    return inLight.replace(COLOR, (computed) => {
      const pair = [plainColor(computed), plainColor(others.shift() ?? '')];
      return names.get(pair.join(' ')) ?? (pair[0] === pair[1] ? `${pair[0]}` : `${pair[0]}|${pair[1]}`);
    });
  };
  const write = (seen: readonly Seen[], inDark: readonly Seen[]): string[] => {
    const lines: string[] = [];
    let last = '';
    let count = 1;
    seen.forEach(({ name, box, style, inside }, index) => {
      const other = inDark[index];
      const [left, top, width, height] = box ?? [];
      const place = box ? ` ${left},${top}` : '';
      const looks = [
        ...(box ? [`${width}×${height}`] : []),
        looksOf(style.join(' '), other?.style.join(' ') ?? ''),
      ].join(' ');
      const below = write(inside, other?.inside ?? []).map((line) => ` ${line}`);
      const alike = [name, looks, ...below].join('\n');
      count = alike === last ? count + 1 : 1;
      last = alike;
      const row = lines.length - 1 - below.length;
      if (count > 1) lines[row] = `${lines[row]?.replace(/ ×\d+ to .*$/, '')} ×${count} to${place}`;
      else lines.push(`${name}${place} ${looks}`.trimEnd(), ...below);
    });
    return lines;
  };
  return light.read.map((part, index) => `${write([part], dark.read.slice(index)).join('\n')}\n`);
}

/** Whether two lines say the same but for boxes that differ within the tolerance. */
function isClose(one: string, other: string): boolean {
  const numbers = /(?<= )(-?\d+)[,×](-?\d+)(?= |$)/g;
  if (one.replace(numbers, '') !== other.replace(numbers, '')) return false;
  const [before, now] = [one, other].map((line) => [...line.matchAll(numbers)].flatMap((m) => m.slice(1)));
  return before?.every((number, at) => Math.abs(Number(number) - Number(now?.[at])) <= TOLERANCE) ?? false;
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
