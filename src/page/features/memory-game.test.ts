import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLUMNS,
  deal,
  FACE_UP,
  FACES,
  type MemoryGame,
  openCard,
  pairsLeft,
  sideOf,
} from './memory-game.ts';

/** A source of numbers as `Math.random` that gives the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const games = fc.integer().map((seed) => deal(FACE_UP, randomFrom(seed)));
const places = fc.nat({ max: 2 * FACES.length - 1 });
const allPlaces = [...Array(2 * FACES.length).keys()];

describe('a hand that is dealt', () => {
  it('is four pairs, all closed, and no turn taken', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect([...game.hand].sort()).toEqual([...FACES, ...FACES].sort());
        expect(allPlaces.map((place) => sideOf(game, place))).toEqual(allPlaces.map(() => 'closed'));
        expect([game.turns, pairsLeft(game)]).toEqual([0, 4]);
      }),
    );
  });

  it('has the cards of no pair side by side or one above the other', () => {
    fc.assert(
      fc.property(games, ({ hand }) => {
        for (const face of FACES) {
          const [first, second] = allPlaces.filter((place) => hand[place] === face) as [number, number];
          const rows = Math.floor(second / COLUMNS) - Math.floor(first / COLUMNS);
          const columns = Math.abs((second % COLUMNS) - (first % COLUMNS));
          expect(rows + columns).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('is another one each time, and any face may lie in any place', () => {
    const hands = fc.sample(games, 400).map(({ hand }) => hand);
    expect(new Set(hands.map(String)).size).toBeGreaterThan(200);
    for (const place of allPlaces) expect(new Set(hands.map((hand) => hand[place])).size).toBe(FACES.length);
  });
});

describe('a game', () => {
  it('shows at most two unmatched cards, and counts a turn for every second card opened', () => {
    fc.assert(
      fc.property(games, fc.array(places, { maxLength: 40 }), (dealt, moves) => {
        let game = dealt;
        let opened = 0;
        for (const place of moves) {
          const before = game;
          game = openCard(game, place);
          if (sideOf(before, place) === 'closed') {
            opened += 1;
            expect(sideOf(game, place)).not.toBe('closed');
          } else expect(game).toBe(before);
          expect(game.open.length).toBeLessThanOrEqual(2);
          expect(game.turns).toBe(Math.floor(opened / 2));
          // What is found stays found.
          expect(game.found.slice(0, before.found.length)).toEqual(before.found);
        }
      }),
    );
  });

  it('keeps what a card has shown until the card is opened', () => {
    fc.assert(
      fc.property(games, fc.array(places, { maxLength: 20 }), (dealt, moves) => {
        const game = moves.reduce(openCard, dealt);
        for (const place of allPlaces) {
          const opened = moves.includes(place);
          expect(game.seen[place]).toBe(opened ? game.hand[place] : FACE_UP[place]);
        }
      }),
    );
  });

  it('leaves two that differ open until the next card is opened', () => {
    fc.assert(
      fc.property(games, places, places, places, (game, first, second, third) => {
        fc.pre(new Set([first, second, third]).size === 3 && game.hand[first] !== game.hand[second]);
        const two = openCard(openCard(game, first), second);
        expect([first, second].map((place) => sideOf(two, place))).toEqual(['open', 'open']);
        expect(allPlaces.filter((place) => sideOf(openCard(two, third), place) === 'open')).toEqual([third]);
      }),
    );
  });

  it('is won when every pair was found, in four turns at best', () => {
    fc.assert(
      fc.property(games, (dealt) => {
        const pairs = FACES.map((face) => allPlaces.filter((place) => dealt.hand[place] === face));
        const won = pairs.flat().reduce<MemoryGame>(openCard, dealt);
        expect([pairsLeft(won), won.turns]).toEqual([0, 4]);
        expect(allPlaces.every((place) => sideOf(won, place) === 'found')).toBe(true);
      }),
    );
  });
});
