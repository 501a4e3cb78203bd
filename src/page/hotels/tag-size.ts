import { estimatedWidth } from '../../ui/text-width.ts';

/** The sizes of a hotel's name on the tag, the largest first. */
export type TagSize = 'large' | 'medium' | 'small';

/** How many lines a text takes in a column of a width in em. A word wider than the column breaks. */
function lineCount(text: string, column: number): number {
  const space = estimatedWidth(' ');
  let lines = 1;
  let used = 0;
  for (const word of text.trim().split(/\s+/)) {
    const width = estimatedWidth(word);
    if (used && used + space + width > column) {
      lines += 1;
      used = 0;
    }
    used += (used && space) + width;
    while (used > column) {
      lines += 1;
      used -= column;
    }
  }
  return lines;
}

/**
 * The largest size at which a name fits the tag: two lines at `large`, three at `medium`. The column is 8.5 and 10.2 em
 * wide at these sizes, and 13.6 em at `small` (HotelTag.module.css).
 */
export function tagSize(name: string): TagSize {
  if (lineCount(name, 8.5) <= 2) return 'large';
  return lineCount(name, 10.2) <= 3 ? 'medium' : 'small';
}
