import type { ReactNode } from 'react';
import { Drawing } from '../../ui/Drawing.tsx';
import type { DrawingName } from '../../ui/drawing-boxes.ts';
import styles from './Rack.module.css';

interface Pigeonhole {
  key?: number;
  object?: DrawingName;
  /** Places the object in its hole. */
  className?: string;
  /** Terracotta keys are out on a walk. */
  terracotta?: boolean;
  lit?: boolean;
  /** Stands only in the sixth column of wide windows. */
  wide?: boolean;
}

const pigeonholes: readonly Pigeonhole[] = [
  { key: 3 },
  { object: 'letter' },
  { key: 5, terracotta: true, lit: true },
  { object: 'bowl', wide: true },
  { wide: true },
  { key: 6, wide: true },
  { object: 'towels', className: styles.towels },
  { key: 9 },
  { object: 'ball', className: styles.ball, lit: true },
  { object: 'leash', className: styles.leash },
  { key: 12, terracotta: true },
  { object: 'letter', wide: true },
];

/** The wall of pigeonholes; its first place is given to the live room. */
export function Rack({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rack}>
      {children}
      {pigeonholes.map(({ key, object, className, terracotta, lit, wide }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the wall never changes
          key={index}
          className={`${styles.hole} screen-only`}
          data-lit={lit}
          data-wide={wide}
          data-hangs={key !== undefined || object === 'leash' || undefined}
          aria-hidden="true"
        >
          {key === undefined ? null : (
            <span className={styles.fob} data-terracotta={terracotta}>
              {key}
            </span>
          )}
          {object ? <Drawing name={object} className={`${styles.object} ${className ?? ''}`} /> : null}
        </span>
      ))}
    </div>
  );
}
