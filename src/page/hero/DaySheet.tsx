import type { Content } from '../../../content/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RoomTime } from '../../ui/RoomTime.tsx';
import styles from './DaySheet.module.css';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR, FIRST_HOUR, hourText, pictureAt } from './room-day.ts';

const hours = Array.from({ length: CHECK_OUT_HOUR - CHECK_IN_HOUR + 1 }, (_, index) => CHECK_IN_HOUR + index);

const isNight = (hour: number) => hour >= 21 && hour < 31;

/** The words on the range of the hour as it is sent; the clock says the others in the same way. */
function firstHourText({ day, lights, minutes }: Content['hero']): string {
  const last = day.findLast(({ hour }) => hour <= FIRST_HOUR);
  return hourText(FIRST_HOUR, minutes, lights[pictureAt(FIRST_HOUR)], last?.status ?? '');
}

/** Room 7's day on paper: ruled hours, the key hung on the one shown, and its signed entries so far. */
export function DaySheet({ content }: { content: Content }) {
  const { hero } = content;
  const entryHours = hero.day.map(({ hour }) => hour);

  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 className={styles.title}>{hero.dayTitle}</h2>
        <p className={styles.sample}>
          <span className={styles.hint}>{`${hero.hourHint} `}</span>
          <span>{content.sample}</span>
        </p>
        <button className={styles.pause} type="button" aria-pressed="false" aria-label={hero.pause}>
          <Icon name="pause" />
          <Icon name="play" />
        </button>
        <RoomTime className={styles.clock} />
      </div>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <i
            key={hour}
            data-night={isNight(hour) || undefined}
            data-entry={entryHours.includes(hour) || undefined}
          />
        ))}
        <b className={`${styles.key} turns`} />
        <input
          type="range"
          aria-label={hero.hourLabel}
          aria-valuetext={firstHourText(hero)}
          min={CHECK_IN_HOUR}
          max={CHECK_OUT_HOUR}
          defaultValue={FIRST_HOUR}
          data-minutes={hero.minutes}
          data-lights={Object.values(hero.lights).join('|')}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {hero.dayScale.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ol className={styles.entries}>
        {hero.day.map(({ hour, time, status, note, staff }) => (
          <li
            key={hour}
            data-hour={hour}
            data-ahead={hour > FIRST_HOUR || undefined}
            data-shown={hour === FIRST_HOUR || undefined}
          >
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
