import { dayEntries, FIRST_HOUR } from '../../../content/room-day.ts';
import type { Content } from '../../../content/types.ts';
import { GuestNames } from '../../guest/GuestName.tsx';
import { useGuest } from '../../guest/use-guest.ts';
import { Time } from '../../ui/Time.tsx';
import styles from './DaySheet.module.css';
import { viewOfHour } from './hour-view.ts';

/** Room 7's day sheet: its guests, and their day's signed entries. Of those to come, note and staff are not written yet. */
export function DaySheet({ content }: { content: Content }) {
  const { hero } = content;
  const { names } = useGuest();
  const entries = dayEntries(hero.day);
  const { line } = viewOfHour(
    FIRST_HOUR,
    entries.map(({ hour }) => hour),
  );
  return (
    <div className={`on-light bordered ${styles.sheet}`} data-part="">
      <div className={styles.head}>
        <h2>{hero.dayTitle}</h2>
        <div>
          <p className={`punched-start bordered ${styles.guests}`}>
            <GuestNames />
          </p>
          <p className={styles.sample}>{content.sample}</p>
        </div>
      </div>
      <ol>
        {entries.map(({ hour, time, status, note, staff }) => (
          <li
            key={hour}
            data-hour={hour}
            data-ahead={hour > FIRST_HOUR || undefined}
            data-shown={hour === line || undefined}
          >
            <Time>{time}</Time>
            <strong>{status}</strong>
            <span className={styles.line}>
              <span className={styles.words}>{note(names)}</span>
            </span>
            <small className={styles.line}>
              <span className={styles.words}>{staff}</span>
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
