import { readFileSync } from 'node:fs';
import { type Color, formatHex, formatHex8, interpolate, parse } from 'culori';

export type Scheme = 'light' | 'dark';

const DARK_RULE = '@media (prefers-color-scheme: dark)';

/** `color-mix(in oklch, <color> <percentage>, <color>)`, the one form the tokens use. */
const MIX = /^color-mix\(in oklch, (.+) (\d+)%, (.+)\)$/;

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

/** @returns the page's tokens as they are declared for a colour scheme, by name */
export function readTokens(scheme: Scheme): Map<string, string> {
  const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split(DARK_RULE);
  return new Map([...declarations(light), ...(scheme === 'dark' ? declarations(dark) : [])]);
}

/** A colour as tokens write it: a name for another token, a mixture of two colours, or a colour of CSS. */
function resolve(value: string, tokens: ReadonlyMap<string, string>): Color | undefined {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return resolve(tokens.get(name) ?? '', tokens);
  const [, first, percentage, second] = MIX.exec(value) ?? [];
  if (!first || !second) return parse(value);
  const one = resolve(first, tokens);
  if (one && second === 'transparent') return { ...one, alpha: Number(percentage) / 100 };
  const other = resolve(second, tokens);
  return one && other && interpolate([other, one], 'oklch')(Number(percentage) / 100);
}

/**
 * A colour of the page's tokens as sRGB, for what cannot read a stylesheet: pictures, the manifest, the
 * browser's own bar. Colours beyond sRGB are clipped, as browsers do.
 *
 * @param token name in `src/styles/tokens.css`, with its two hyphens
 * @returns `#rrggbb`, or `#rrggbbaa` if it is translucent
 * @throws if there is no such token, or it is no colour
 */
export function tokenColor(token: string, scheme: Scheme = 'light', tokens = readTokens(scheme)): string {
  const color = resolve(tokens.get(token) ?? '', tokens);
  const hex = color?.alpha === undefined ? formatHex(color) : formatHex8(color);
  if (!hex) throw new Error(`${token} is no colour of src/styles/tokens.css.`);
  return hex;
}
