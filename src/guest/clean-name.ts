import { isBlank, singleLine } from '../../contract/clean-text.ts';

/** How long a pet's name may be, in characters as a reader counts them. */
const LONGEST_NAME = 20;

/**
 * A pet's name as the page writes it: one line of at most 20 characters as a reader counts them, in any script,
 * without control and direction characters. A name that shows nothing is empty.
 */
export function cleanName(typed: string): string {
  const line = singleLine(typed);
  if (isBlank(line)) return '';
  let name = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)) {
    if (length === LONGEST_NAME) break;
    name += segment;
    length += 1;
  }
  return name.trim();
}
