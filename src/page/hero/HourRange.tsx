import {
  CHECK_IN_HOUR,
  CHECK_OUT_HOUR,
  dayEntries,
  FIRST_HOUR,
  hours,
  NIGHT_VISION_HOUR,
} from '../../../content/room-day.ts';
import type { Content, GuestNames } from '../../../content/types.ts';
import { useGuest } from '../../guest/use-guest.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HourRange.module.css';
import { hourText, isDark, viewOfHour } from './hour-view.ts';
import { RoomTime } from './RoomTime.tsx';

/** The range's text for the hour that is served; the clock writes that of the others. */
function firstHourText({ day, lights, minutes }: Content['hero'], names: GuestNames): string {
  const entries = dayEntries(day);
  const view = viewOfHour(
    FIRST_HOUR,
    entries.map(({ hour }) => hour),
  );
  const notice = entries.find(({ hour }) => hour === view.notice)?.notice(names) ?? '';
  return hourText(FIRST_HOUR, minutes, lights[view.scene], notice);
}

/**
 * The room's day as a strip of hours below its picture. The key on the strip is the range's handle and shows the time.
 * The pause of the films stands beside it, where it covers no picture.
 */
export function HourRange({ content: { hero } }: { content: Content }) {
  const { names } = useGuest();
  const newsHours = dayEntries(hero.day).map(({ hour }) => hour);
  return (
    <div className={`focus-ring bordered ${styles.plate} screen-only`}>
      <div className={styles.range}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <i key={hour} data-night={isDark(hour) || undefined}>
              {hour === NIGHT_VISION_HOUR ? <Drawing name="moon" /> : null}
              {newsHours.includes(hour) ? <Drawing name="mark" className={styles.news} /> : null}
            </i>
          ))}
        </div>
        <b className={`${styles.key} turns`} aria-hidden="true">
          <Drawing name="hour-key" />
          <RoomTime className={styles.time} minutes={hero.minutes} />
        </b>
        {/* Browsers would restore the value after a reload or on the way back, but not the room around it. */}
        <input
          className="cover slider"
          type="range"
          data-key="hour"
          autoComplete="off"
          aria-label={hero.hourLabel}
          aria-valuetext={firstHourText(hero, names)}
          min={CHECK_IN_HOUR}
          max={CHECK_OUT_HOUR}
          defaultValue={FIRST_HOUR}
          data-minutes={hero.minutes}
          data-lights={Object.values(hero.lights).join('|')}
        />
        <div className={styles.scale} aria-hidden="true">
          {hero.dayScale.map((label) => (
            <span key={label} data-scale={label}>
              {label}
            </span>
          ))}
        </div>
        <span className={styles.hint} aria-hidden="true">
          {hero.hourHint}
        </span>
        {/* The clock moves this under the visitor's own hour. */}
        <span className={styles.now} data-room="now" aria-hidden="true">
          {hero.now}
        </span>
      </div>
      <button
        className={`icon-button on-dark bordered with-script ${styles.pause}`}
        type="button"
        data-room="pause"
        aria-pressed="false"
        aria-label={hero.pause}
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}
