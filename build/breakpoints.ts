import { readFileSync } from 'node:fs';

/** The file that names the widths and heights at which the layout changes. */
export const BREAKPOINTS_FILE = 'src/styles/breakpoints.css';

/**
 * The media queries of {@link BREAKPOINTS_FILE} that are one least width, for scripts: `MEDIA.fromTablet` stands for
 * `(min-width: 640px)`, which every browser knows.
 *
 * @returns what Vite puts in the place of each name, as JavaScript
 */
export function mediaNames(): Record<string, string> {
  const css = readFileSync(new URL(`../${BREAKPOINTS_FILE}`, import.meta.url), 'utf8');
  const leastWidths = css.matchAll(/^@custom-media --([\w-]+) \(width >= (\w+)\);$/gm);
  return Object.fromEntries(
    [...leastWidths].map(([, name = '', width]) => [
      `MEDIA.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      JSON.stringify(`(min-width: ${width})`),
    ]),
  );
}
