import { useEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Time } from '../../ui/Time.tsx';
import styles from './CheckInCard.module.css';

/** How long the scanner takes over the card, in ms. */
const SCAN_TIME = 700;

/** What the desk has written on the label: nothing yet, the way in, or the way out, too. */
type LabelState = 'empty' | 'in' | 'out';

const following: Readonly<Record<LabelState, LabelState>> = { empty: 'in', in: 'out', out: 'empty' };

/** A line of the label, written or waiting to be. */
function Line({ label, date, value }: { label: string; date?: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      {value ? (
        <dd>
          {date ? <span>{`${date} `}</span> : null}
          <span>{value}</span>
        </dd>
      ) : (
        <dd className={styles.unwritten} />
      )}
    </div>
  );
}

/**
 * The luggage label on the counter, a sample to scan: in, out, and from the start. Independent of the room's hour.
 * No decoder reads its code: the corners are keys, the bell covers half the modules.
 */
export function CheckInCard({ content }: { content: Content }) {
  const { card } = content.hero;
  const [stay, setStay] = useState<LabelState>('in');
  const [scan, setScan] = useState<'none' | 'runs' | 'done'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = () => {
    if (scan === 'runs') return;
    const write = () => {
      setStay(following[stay]);
      setScan('done');
    };
    if (stay === 'out' || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      write();
      return;
    }
    setScan('runs');
    timer.current = setTimeout(write, SCAN_TIME);
  };

  const [first, second] = card.guests;
  const written = stay !== 'empty';
  const entry = stay === 'empty' ? undefined : card.entries[stay];
  return (
    <aside
      className={styles.hang}
      aria-label={card.label}
      data-sample="check-in"
      data-part=""
      data-stay={stay}
      data-scan={scan}
    >
      <div className={styles.label}>
        <div>
          <p className={styles.kind}>{card.title}</p>
          {written ? (
            <p className={styles.guests}>
              <span lang="tr">{first}</span> <span>{card.and}</span> <span lang="tr">{second}</span>
            </p>
          ) : (
            <p className={`${styles.guests} ${styles.unwritten}`} />
          )}
          <dl>
            <Line
              label={card.checkIn}
              date={card.checkInDate}
              value={written ? card.entries.in.time : undefined}
            />
            <Line
              label={card.checkOut}
              date={card.checkOutDate}
              value={stay === 'out' ? card.entries.out.time : undefined}
            />
            <Line label={card.roomLabel} value={written ? '7' : undefined} />
          </dl>
        </div>
        <div>
          <div className={styles.code} aria-hidden="true">
            <Drawing name="sample-code" />
            <span className={styles.bell}>
              <Drawing name="bell" />
              {stay === 'in' ? <Drawing name="rings" className={styles.rings} /> : null}
            </span>
          </div>
          <small>{card.sampleCode}</small>
        </div>
        <div className={styles.entry} role="status">
          {entry ? (
            <p key={stay}>
              <Time>{entry.time}</Time>
              <strong>{entry.status}</strong>
              <span>{entry.note}</span>
            </p>
          ) : (
            <p key={stay}>{card.hint}</p>
          )}
        </div>
        <button
          type="button"
          className={`key-button ${styles.scan}`}
          onClick={turn}
          data-early
          data-key="check-in"
        >
          <span>{card.actions[stay]}</span>
        </button>
      </div>
    </aside>
  );
}
