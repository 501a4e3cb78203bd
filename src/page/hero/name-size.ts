import { estimatedWidth } from '../../ui/text-width.ts';

/** The sizes of a name on the check-in card, the largest first. */
export type NameSize = 'large' | 'medium' | 'small' | 'tiny';

/**
 * The largest size at which a name fits the card: one line at `large`, two at `medium` and `small`, three at `tiny`.
 * Words are kept whole where possible. The column is at least 4.1, 5.8 and 7.9 em wide at the first three
 * (CheckInLabel.module.css).
 */
export function nameSize(name: string): NameSize {
  const all = estimatedWidth(name);
  const longestWord = Math.max(...name.split(' ').map(estimatedWidth));
  if (all <= 4.1) return 'large';
  if (longestWord <= 5.8 && all <= 11) return 'medium';
  return longestWord <= 7.9 && all <= 15 ? 'small' : 'tiny';
}
