import type { ReactNode } from 'react';
import { Drawing } from '../../ui/Drawing.tsx';
import type { DrawingName } from '../../ui/drawing-boxes.ts';
import styles from './Rack.module.css';

interface Pigeonhole {
  key?: number;
  object?: DrawingName;
  /** Places the object in its hole. */
  className?: string | undefined;
  /** Terracotta keys are out on a walk. */
  terracotta?: boolean;
  lit?: boolean;
}

const beside: readonly Pigeonhole[] = [{ key: 5, terracotta: true, lit: true }];
/** Stand only in wide windows. */
const farther: readonly Pigeonhole[] = [{ object: 'letter' }, { key: 3 }, { object: 'bowl' }];
/** The last one stands only in wide windows. */
const below: readonly Pigeonhole[] = [
  { object: 'towels', className: styles.towels },
  { key: 9 },
  { object: 'ball', className: styles.ball },
  { object: 'leash', className: styles.leash },
  { key: 12, terracotta: true },
  { object: 'letter' },
];

function Hole({ key: number, object, className, terracotta, lit }: Pigeonhole) {
  return (
    <span
      key={number ?? object}
      className={styles.hole}
      data-lit={lit}
      data-hangs={number !== undefined || object === 'leash' || undefined}
    >
      {number === undefined ? null : (
        <span className={styles.fob} data-terracotta={terracotta}>
          {number}
        </span>
      )}
      {object ? <Drawing name={object} className={`${styles.object} ${className ?? ''}`} /> : null}
    </span>
  );
}

interface RackProps {
  /** Room 7's place. */
  children: ReactNode;
  /** What stands in the place beside it. */
  phone?: ReactNode;
}

/** The wall of pigeonholes around room 7. */
export function Rack({ children, phone }: RackProps) {
  return (
    <div className={styles.rack}>
      <div className={styles.shelf}>
        {children}
        <div className={`${styles.side} screen-only`} aria-hidden="true">
          <span className={styles.hole}>{phone}</span>
          {beside.map(Hole)}
        </div>
        <div className={`${styles.side} ${styles.far} screen-only`} aria-hidden="true">
          {farther.map(Hole)}
        </div>
      </div>
      <div className={`${styles.row} screen-only`} aria-hidden="true">
        {below.map(Hole)}
      </div>
    </div>
  );
}
