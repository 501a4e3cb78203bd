import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { GameFace, GameWords } from '../../../content/types.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './Game.module.css';
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

/** How far each arrow key goes in the hand, in cards. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-side]')];
  const next = cards[cards.indexOf(event.target as HTMLElement) + (steps[event.key] ?? Number.NaN)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What the game says now: the part in bold, and the rest. */
function lineOf(game: MemoryGame | null, words: GameWords): readonly [string, string] {
  if (!game) return ['', words.rules];
  const { hand, open, found, turns } = game;
  const nameOf = (face: GameFace | undefined) => (face ? words.faces[face] : '');
  const left = pairsLeft(game);
  if (open.length === 2) return [words.noMatch, words.openAnother];
  if (open.length === 1) return [`${nameOf(hand[open[0] ?? 0])}.`, words.findPair];
  if (left === FACES.length) return ['', words.dealt];
  return left === 0
    ? [words.won(turns), words.moreInApp]
    : [words.found(nameOf(found.at(-1))), words.pairsLeft(left)];
}

/** A card's face and, once it is dealt, its back above it. */
function Card({ face, back }: { face: GameFace; back: boolean }) {
  return (
    <span className={styles.card}>
      <Drawing name={face} />
      {back ? (
        <span className={styles.back}>
          <Drawing name="mark" />
        </span>
      ) : null}
    </span>
  );
}

/** How far the game is: not begun, dealt and no turn taken, on, or won. */
function phaseOf(game: MemoryGame | null): 'still' | 'dealt' | 'on' | 'won' {
  if (!game) return 'still';
  if (pairsLeft(game) === 0) return 'won';
  return game.turns === 0 ? 'dealt' : 'on';
}

/** A memory game, dealt in the browser only. Before that, and without script, its cards lie face up. */
export function Game({ words, getApp }: { words: GameWords; getApp: string }) {
  const [game, setGame] = useState<MemoryGame | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const appLink = useRef<HTMLAnchorElement>(null);

  const phase = phaseOf(game);
  const playing = phase === 'dealt' || phase === 'on';
  useEffect(() => {
    const { activeElement } = document;
    // A press that waited for React must not move the focus of a visitor who has gone on.
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return;
    const goal =
      phase === 'dealt'
        ? root.current?.querySelector<HTMLElement>('[data-side]')
        : phase === 'won' && appLink.current;
    if (goal) goal.focus({ preventScroll: true });
  }, [phase]);

  const [bold, rest] = lineOf(game, words);
  const second = game?.open[1];
  return (
    <div
      className={`${styles.game} ${phase === 'won' ? 'awake ' : ''}screen-only`}
      data-phase={phase}
      ref={root}
    >
      {game ? (
        // biome-ignore lint/a11y/useSemanticElements: a group of cards is no set of fields
        <div className={styles.hand} role="group" aria-label={words.hand} onKeyDown={goByArrow}>
          {game.hand.map((face, place) => {
            const side = sideOf(game, place);
            const says = side === 'closed' ? [words.closed] : [words.faces[face]];
            if (side === 'found') says.push(words.matched);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place
                key={place}
                type="button"
                data-side={side}
                aria-label={[words.card(place + 1), ...says].join(', ')}
                onClick={() => setGame(openCard(game, place))}
              >
                <Card face={game.seen[place] as GameFace} back />
              </button>
            );
          })}
        </div>
      ) : (
        <div className={styles.hand} role="img" aria-label={words.stillAlt}>
          {FACE_UP.map((face, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place
            <Card key={place} face={face} back={false} />
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <Drawing name="bell" className={styles.bell} />
        <p role="status">
          {second === undefined || !game ? null : (
            <span className="visually-hidden">{`${words.faces[game.hand[second] as GameFace]}. `}</span>
          )}
          <b>{bold}</b> <span>{rest}</span>
        </p>
        {playing ? (
          <p className={styles.turns} aria-hidden="true">
            {game?.turns ? (
              <>
                <b>{game.turns}</b> <span>{words.turns(game.turns)}</span>
              </>
            ) : null}
          </p>
        ) : (
          <div className={`line ${styles.ways}`}>
            {game ? (
              <a className="key-button" href={`#${sectionIds.appStore}`} ref={appLink}>
                {getApp}
              </a>
            ) : null}
            <button
              className={game ? styles.again : 'key-button'}
              type="button"
              data-early
              data-key="play"
              onClick={() => setGame(deal(game?.seen ?? FACE_UP))}
            >
              <span>{game ? words.again : words.play}</span>
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
