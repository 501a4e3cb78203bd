import { readTokens, type Scheme, tokenColor } from './token-colors.ts';

/** Colours that browsers before 2023 do not know. */
const NEW_COLOR = /^(?:oklch|color-mix)\(/;

const DARK = '(prefers-color-scheme: dark)';

/**
 * The page's tokens in plain sRGB, for browsers that know neither `oklch` nor `color-mix` (Chromium before 111, Safari
 * before 16.2). Tokens that only name another token need no line.
 *
 * @returns styles to put after the page's own
 */
export function plainColors(read = readTokens): string {
  const schemes = { light: read('light'), dark: read('dark') };
  const isNew = (name: string) =>
    Object.values(schemes).some((tokens) => NEW_COLOR.test(tokens.get(name) ?? ''));
  const names = [...schemes.light.keys()].filter(isNew);
  const plain = (name: string, scheme: Scheme) => tokenColor(name, scheme, schemes[scheme]);
  const isDarkOther = (name: string) => plain(name, 'dark') !== plain(name, 'light');
  const rule = (scheme: Scheme, of: string[]) =>
    `:root,dialog::backdrop{${of.map((name) => `${name}:${plain(name, scheme)}`).join(';')}}`;
  return (
    '@supports not (color:color-mix(in oklch,red,red)){@layer tokens{' +
    `${rule('light', names)}@media ${DARK}{${rule('dark', names.filter(isDarkOther))}}}}`
  );
}
