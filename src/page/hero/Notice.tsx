import { dayEntries, FIRST_HOUR, LONGEST_SILENCE, NIGHT_VISION_HOUR } from '../../../content/room-day.ts';
import type { Content } from '../../../content/types.ts';
import { useGuest } from '../../guest/use-guest.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { viewOfHour } from './hour-view.ts';
import styles from './Notice.module.css';

/** The notices on the owner's phone. All are laid out in one place; the clock shows one of them, and its age. */
export function Notice({ content }: { content: Content }) {
  const { notices } = content.hero;
  const day = dayEntries(content.hero.day);
  const { names } = useGuest();
  const asleep = day.findLast(({ hour }) => hour <= NIGHT_VISION_HOUR);
  const said = [
    ...day.map(({ hour, notice, note, staff }) => ({
      hour,
      notice: notice(names),
      line: `${staff}: ${note(names)}`,
    })),
    { hour: NIGHT_VISION_HOUR, notice: asleep?.notice(names), line: notices.nightVision },
  ];
  const view = viewOfHour(
    FIRST_HOUR,
    day.map(({ hour }) => hour),
  );
  return (
    <figcaption className={`on-light bordered ${styles.notice}`} data-room="notice">
      <span className={styles.icon}>
        <Drawing name="mark" />
      </span>
      <span className={styles.from}>{notices.from}</span>
      <span className={`stack ${styles.age}`} aria-hidden="true">
        {Array.from({ length: LONGEST_SILENCE + 1 }, (_, age) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an age is its index
          <span key={age} data-age={age} data-shown={age === view.age || undefined}>
            {age === 0 ? notices.now : notices.ago(age)}
          </span>
        ))}
      </span>
      {said.map(({ hour, notice, line }) => (
        <span
          key={hour}
          className={styles.news}
          data-news={hour}
          data-shown={hour === view.notice || undefined}
        >
          <strong>{notice}</strong>
          <span>{line}</span>
        </span>
      ))}
    </figcaption>
  );
}
