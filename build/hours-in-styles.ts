import type { Plugin } from 'postcss';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR, clockHour, FIRST_HOUR, pictureAt } from '../content/room-day.ts';
import type { PictureHour } from '../content/types.ts';

const hours = Array.from({ length: CHECK_OUT_HOUR - CHECK_IN_HOUR + 1 }, (_, index) => CHECK_IN_HOUR + index);
const firstOf = (scene: PictureHour) => Number(hours.find((hour) => pictureAt(hour) === scene));

/** What the styles know of room 7's day, by the custom property they name it with. */
const written: Readonly<Record<string, number | string>> = {
  '--check-in-hour': CHECK_IN_HOUR,
  '--stay-hours': CHECK_OUT_HOUR - CHECK_IN_HOUR,
  '--hour-count': hours.length,
  '--first-hour': FIRST_HOUR,
  '--lights-out-hour': firstOf(22),
  '--morning-hour': firstOf(32),
  /**
   * All of them in digits, one below the other, below an empty line: a browser takes a text to have moved when its
   * first line begins elsewhere, as it does in another font.
   */
  '--hour-digits': `"${hours.map((hour) => `\\a ${clockHour(hour)}`).join('')}"`,
};

/**
 * Writes the hours of room 7's day into the styles, where they stand as `var(--check-in-hour)`: a fact of the content,
 * and a number that the browser need not look up.
 */
export function writeHours(): Plugin {
  return {
    postcssPlugin: 'write-hours',
    Declaration(declaration) {
      if (!declaration.value.includes('var(')) return;
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (kept, name: string) =>
        String(written[name] ?? kept),
      );
    },
  };
}
