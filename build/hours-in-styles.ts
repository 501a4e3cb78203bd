import type { Plugin } from 'postcss';
import { clockHour, FIRST_HOUR, hours, NIGHT_VISION_HOUR, pictureAt } from '../content/room-day.ts';

const firstOf = (scene: number) => Number(hours.find((hour) => pictureAt(hour) === scene));

/** What the styles know of room 7's day, by the custom property they name it with. */
const written: Readonly<Record<string, number | string>> = {
  '--check-in-hour': Math.min(...hours),
  '--stay-hours': hours.length - 1,
  '--hour-count': hours.length,
  '--first-hour': FIRST_HOUR,
  '--evening-hour': firstOf(19),
  '--lights-out-hour': firstOf(22),
  '--night-vision-hour': NIGHT_VISION_HOUR,
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
      if (declaration.prop in written) throw declaration.error('The day has a fact of this name.');
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (kept, name: string) =>
        String(written[name] ?? kept),
      );
    },
  };
}
