import { dayEntries, FIRST_HOUR } from '../../../content/room-day.ts';
import type { Content } from '../../../content/types.ts';
import { useGuest } from '../../guest/use-guest.ts';
import { Time } from '../../ui/Time.tsx';
import styles from './DaySheet.module.css';
import { viewOfHour } from './hour-view.ts';

/** Room 7's day sheet: its signed entries, those to come dimmed. */
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
      <h2>{hero.dayTitle}</h2>
      <p>{content.sample}</p>
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
            <span>{note(names)}</span>
            <small>{staff}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
