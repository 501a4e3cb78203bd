import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

export type Scheme = 'light' | 'dark';

const DARK_RULE = '@media (prefers-color-scheme: dark)';

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

/**
 * A colour of the page's tokens as sRGB, for what cannot read a stylesheet: pictures, the manifest, the
 * browser's own bar. Colours beyond sRGB are clipped, as browsers do.
 *
 * @param token name in `src/styles/tokens.css`, with its two hyphens
 * @returns `#rrggbb`
 * @throws if there is no such token, or it is no colour
 */
export function tokenColor(token: string, scheme: Scheme = 'light'): string {
  const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split(DARK_RULE);
  const values = new Map([...declarations(light), ...(scheme === 'dark' ? declarations(dark) : [])]);
  let value = values.get(token);
  for (let name = token; value?.startsWith('var('); value = values.get(name)) name = value.slice(4, -1);
  const hex = formatHex(value);
  if (!hex) throw new Error(`${token} is no colour of src/styles/tokens.css.`);
  return hex;
}
