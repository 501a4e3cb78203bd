import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DrawingName, viewBoxes } from '../src/ui/drawing-boxes.ts';
import { type IconName, iconNames } from '../src/ui/Icon.tsx';
import { tokenColor } from './token-colors.ts';

const require = createRequire(import.meta.url);

/** Icons that are filled: they are drawn too small to be read as outlines. */
const solid: readonly IconName[] = ['pause', 'play'];

function iconSymbol(name: IconName): string {
  const file = readFileSync(require.resolve(`feather-icons/dist/icons/${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(file)?.[1]?.replace(/><\/\w+>/g, '/>');
  const fill = solid.includes(name) ? 'currentColor' : 'none';
  return `<symbol id="icon-${name}" fill="${fill}" stroke="currentColor" stroke-width="2.4" stroke-linecap="square">${shapes}</symbol>`;
}

function objects(): string {
  const svg = readFileSync(new URL('../src/ui/objects.svg', import.meta.url), 'utf8').replaceAll('\n', '');
  expectDrawings(svg);
  return svg;
}

/**
 * Compares the drawings' symbols with the names that have a view box.
 *
 * @throws if a name has no symbol, or a symbol has no name
 */
export function expectDrawings(svg: string, names: readonly string[] = Object.keys(viewBoxes)): void {
  const drawn = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);
  const missing = names.find((name) => !drawn.includes(name));
  if (missing) throw new Error(`objects.svg has no drawing ${missing}, which drawing-boxes.ts names.`);
  const nameless = drawn.find((name) => !names.includes(name));
  if (nameless) throw new Error(`drawing-boxes.ts has no view box for ${nameless}, which objects.svg draws.`);
}

/** Every drawing and icon of the page as `<symbol>` elements. They never change, so they are outside React's tree. */
export function symbols(): string {
  return objects() + iconNames.map(iconSymbol).join('');
}

/** Splits the drawings and icons into those that some HTML uses and all others, as `<symbol>` elements. */
export function symbolsIn(html: string): { symbols: string; otherSymbols: string } {
  const all = symbols().match(/<symbol id="[^"]+".*?<\/symbol>/g) ?? [];
  const used = (symbol: string) => html.includes(`href="#${symbol.split('"')[1]}"`);
  return { symbols: all.filter(used).join(''), otherSymbols: all.filter((symbol) => !used(symbol)).join('') };
}

/** Replaces tokens by their colours, for pictures, which cannot read the page's styles. `currentColor` stays. */
export function withTokenColors(svg: string): string {
  return (
    svg
      // Only some places of the page set a variable that has a fallback. A picture takes the fallback.
      .replace(/var\(--[\w-]+,(none|var\([^)]*\))\)/g, '$1')
      .replace(/var\((--[\w-]+)\)/g, (_use, token) => tokenColor(token))
  );
}

/** A flat object's shapes and the size of its box, in its own units. */
export function objectShapes(name: DrawingName): { shapes: string; width: number; height: number } {
  const [, shapes] = new RegExp(`<symbol id="${name}">(.*?)</symbol>`).exec(objects()) ?? [];
  const [, , width, height] = viewBoxes[name].split(' ').map(Number);
  if (!shapes || !width || !height) throw new Error(`objects.svg has no drawing ${name}.`);
  return { shapes: withTokenColors(shapes), width, height };
}
