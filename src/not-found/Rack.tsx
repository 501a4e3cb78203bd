import type { ReactNode } from 'react';
import { Drawing } from '../ui/Drawing.tsx';
import type { DrawingName } from '../ui/drawing-boxes.ts';
import styles from './Rack.module.css';

interface Pigeonhole {
  /** The room whose key hangs there. */
  room?: number;
  object?: DrawingName;
  /** Places the object in its hole. */
  className?: string | undefined;
  /** Terracotta if the guest is out on a walk, else marigold. */
  terracotta?: boolean;
  lit?: boolean;
}

const beside: readonly Pigeonhole[] = [{ room: 5, terracotta: true, lit: true }];
/** Shown only in wide windows. */
const farther: readonly Pigeonhole[] = [{ object: 'letter' }, { room: 3 }, { object: 'bowl' }];
/** The last one is shown only in wide windows. */
const below: readonly Pigeonhole[] = [
  { object: 'towels', className: styles.towels },
  { room: 9 },
  { object: 'ball', className: styles.ball },
  { object: 'leash', className: styles.leash },
  { room: 12, terracotta: true },
  { object: 'letter' },
];

function Hole({ room, object, className, terracotta, lit }: Pigeonhole) {
  return (
    <span className={`bordered ${styles.hole}`} data-lit={lit}>
      {room === undefined ? null : (
        <>
          <Drawing name="key" className={styles.key} />
          <span className={`on-light punched-top ${styles.fob}`} data-terracotta={terracotta}>
            {room}
          </span>
        </>
      )}
      {object ? <Drawing name={object} className={`${styles.object} ${className ?? ''}`} /> : null}
    </span>
  );
}

const holes = (row: readonly Pigeonhole[]) =>
  row.map((hole) => <Hole key={hole.room ?? hole.object} {...hole} />);

/**
 * The wall of pigeonholes around room 7.
 *
 * @param children room 7's place
 */
export function Rack({ children }: { children: ReactNode }) {
  return (
    <div className={`rack ${styles.rack} screen-only`}>
      <div className={styles.shelf}>
        {children}
        <div className={styles.side} aria-hidden="true">
          <span className={`bordered ${styles.hole}`} />
          {holes(beside)}
        </div>
        <div className={`${styles.side} ${styles.far}`} aria-hidden="true">
          {holes(farther)}
        </div>
      </div>
      <div className={styles.row} aria-hidden="true">
        {holes(below)}
      </div>
    </div>
  );
}
