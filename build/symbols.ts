import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconName } from '../src/ui/Icon.tsx';

const require = createRequire(import.meta.url);
const icons: readonly IconName[] = [
  'alert-triangle',
  'arrow-right',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'x',
];

/** Too small where they stand to be read as outlines. */
const solid: readonly IconName[] = ['pause', 'play'];

function iconSymbol(name: IconName): string {
  const file = readFileSync(require.resolve(`feather-icons/dist/icons/${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(file)?.[1];
  const fill = solid.includes(name) ? 'currentColor' : 'none';
  return `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="2.4">${shapes}</symbol>`;
}

/** Every drawing and icon of the page as `<symbol>` elements, outside React's tree: they never change. */
export function symbols(): string {
  const objects = readFileSync(new URL('../src/ui/objects.svg', import.meta.url), 'utf8').replaceAll(
    '\n',
    '',
  );
  return objects + icons.map(iconSymbol).join('');
}
