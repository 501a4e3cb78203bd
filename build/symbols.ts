import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DrawingName, viewBoxes } from '../src/ui/drawing-boxes.ts';
import { type IconName, iconNames } from '../src/ui/icon-names.ts';
import { type Scheme, tokenColor } from './token-colors.ts';

const require = createRequire(import.meta.url);

/** Too small where they stand to be read as outlines. */
const solid: readonly IconName[] = ['pause', 'play'];

function iconSymbol(name: IconName): string {
  const file = readFileSync(require.resolve(`feather-icons/dist/icons/${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(file)?.[1]?.replace(/><\/\w+>/g, '/>');
  const fill = solid.includes(name) ? 'currentColor' : 'none';
  return `<symbol id="icon-${name}" fill="${fill}" stroke="currentColor" stroke-width="2.4" stroke-linecap="square">${shapes}</symbol>`;
}

function objects(): string {
  return readFileSync(new URL('../src/ui/objects.svg', import.meta.url), 'utf8').replaceAll('\n', '');
}

/** Every drawing and icon of the page as `<symbol>` elements, outside React's tree: they never change. */
export function symbols(): string {
  return objects() + iconNames.map(iconSymbol).join('');
}

/** The drawings and icons that some HTML uses, as `<symbol>` elements, and all others. */
export function symbolsIn(html: string): { symbols: string; otherSymbols: string } {
  const all = symbols().match(/<symbol id="[^"]+".*?<\/symbol>/g) ?? [];
  const used = (symbol: string) => html.includes(`href="#${symbol.split('"')[1]}"`);
  return { symbols: all.filter(used).join(''), otherSymbols: all.filter((symbol) => !used(symbol)).join('') };
}

/** The shapes of one flat object and its box, in its own units, with the tokens' colours put in. */
export interface Shapes {
  shapes: string;
  width: number;
  height: number;
}

/** A flat object for pictures that the build makes. `currentColor` is left to the place it stands in. */
export function objectShapes(name: DrawingName, scheme: Scheme = 'light'): Shapes {
  const [, shapes] = new RegExp(`<symbol id="${name}">(.*?)</symbol>`).exec(objects()) ?? [];
  if (!shapes) throw new Error(`objects.svg has no drawing ${name}.`);
  const [, , width, height] = viewBoxes[name].split(' ').map(Number);
  return {
    shapes: shapes
      // What a place on the page may set otherwise is as it says by itself.
      .replace(/var\(--[\w-]+,(none|var\([^)]*\))\)/g, '$1')
      .replace(/var\((--[\w-]+)\)/g, (_use, token) => tokenColor(token, scheme)),
    width: width as number,
    height: height as number,
  };
}
