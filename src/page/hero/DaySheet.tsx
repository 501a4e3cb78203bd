import type { Content } from '../../../content/types.ts';
import styles from './DaySheet.module.css';

/** First hour of the room's day, at check-in; the sheet rules the twenty hours from there. */
const CHECK_IN_HOUR = 14;
const hours = Array.from({ length: 20 }, (_, index) => (CHECK_IN_HOUR + index) % 24);

/** The hour the picture in the rack shows. */
const SHOWN_HOUR = 17;

const isNight = (hour: number) => hour >= 21 || hour < 7;

/** Room 7's day on paper: ruled hours, the key hung on the one shown, and four signed entries. */
export function DaySheet({ content }: { content: Content }) {
  const { hero } = content;
  const entryHours = hero.day.map(({ hour }) => hour);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 className={styles.title}>{hero.dayTitle}</h2>
        <p className={styles.sample}>{content.sample}</p>
        <time className={styles.clock}>{hero.pictureTime}</time>
      </div>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <i
            key={hour}
            data-night={isNight(hour) || undefined}
            data-entry={entryHours.includes(hour) || undefined}
            data-shown={hour === SHOWN_HOUR || undefined}
          />
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {hero.dayScale.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ol className={styles.entries}>
        {hero.day.map(({ hour, time, status, note, staff }) => (
          <li key={hour} data-shown={hour === SHOWN_HOUR || undefined}>
            <time>{time}</time>
            <strong>{status}</strong>
            <span>
              <span>{note}</span> <span className={styles.staff}>{staff}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
