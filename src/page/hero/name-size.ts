/** The sizes of a name on the check-in card, the largest first. */
export type NameSize = 'large' | 'medium' | 'small' | 'tiny';

/** Letters that are narrow (0.45 em) and wide (1.1 em) in Besley at weight 800, estimated. All others are 0.72 em. */
const NARROW = /^[iıİIîïíìjlrtfJ1.,:;'’!|() ]$/u;
const WIDE = /^[mwMWŒÆ@%]$|\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hangul}|[\u3040-\u30FF]/u;

function estimatedWidth(text: string): number {
  let width = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (NARROW.test(segment)) width += 0.45;
    else width += WIDE.test(segment) ? 1.1 : 0.72;
  }
  return width;
}

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
