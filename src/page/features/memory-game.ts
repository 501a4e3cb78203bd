import type { GameFace } from '../../../content/types.ts';

/** Cards in a row; the eight cards make two rows. */
export const COLUMNS = 4;

/** The faces, each of one pair. */
export const FACES: readonly GameFace[] = ['paw', 'key', 'moon', 'dish'];

/** The cards as they lie face up before the first game. */
export const FACE_UP: readonly GameFace[] = ['paw', 'moon', 'key', 'dish', 'dish', 'key', 'paw', 'moon'];

/** A game of memory at one moment. Places count from 0, row by row. */
export interface MemoryGame {
  hand: readonly GameFace[];
  /** What each card has shown last. A card keeps it while it is turned down, so that a new hand is not seen. */
  seen: readonly GameFace[];
  /** Places of the cards that lie open and have no pair yet: at most two. */
  open: readonly number[];
  /** Faces whose pair is found, the latest last. */
  found: readonly GameFace[];
  turns: number;
}

/** What a card shows. */
export type CardSide = 'closed' | 'open' | 'found';

/** Whether two cards of a pair lie side by side or one above the other. */
function hasNeighbours(hand: readonly GameFace[]): boolean {
  return hand.some(
    (face, place) =>
      face === hand[place + COLUMNS] || (face === hand[place + 1] && (place + 1) % COLUMNS !== 0),
  );
}

/**
 * A new game: eight cards shuffled, no two of a pair next to each other.
 *
 * @param seen what the cards show before they are turned down
 * @param random a number from 0 up to 1, as `Math.random`
 */
export function deal(seen: readonly GameFace[], random: () => number = Math.random): MemoryGame {
  const hand = [...FACES, ...FACES];
  do {
    for (let last = hand.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [hand[last], hand[other]] = [hand[other] as GameFace, hand[last] as GameFace];
    }
  } while (hasNeighbours(hand));
  return { hand, seen, open: [], found: [], turns: 0 };
}

/** Which side of a card is seen, by its place in the hand. */
export function sideOf({ hand, open, found }: MemoryGame, place: number): CardSide {
  if (found.includes(hand[place] as GameFace)) return 'found';
  return open.includes(place) ? 'open' : 'closed';
}

/**
 * The game after a card was opened. Two cards that differ stay open until the next one is opened, without a time
 * limit. An open card stays as it is.
 */
export function openCard(game: MemoryGame, place: number): MemoryGame {
  if (sideOf(game, place) !== 'closed') return game;
  const { hand, found } = game;
  const face = hand[place] as GameFace;
  const seen = game.seen.map((before, at) => (at === place ? face : before));
  const [first] = game.open;
  if (first === undefined || game.open.length === 2) return { ...game, seen, open: [place] };
  const turns = game.turns + 1;
  if (hand[first] !== face) return { ...game, seen, open: [first, place], turns };
  return { hand, seen, open: [], found: [...found, face], turns };
}

/** Pairs still to be found; none when the game is won. */
export function pairsLeft({ found }: MemoryGame): number {
  return FACES.length - found.length;
}
