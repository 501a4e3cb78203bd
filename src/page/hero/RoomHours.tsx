import type { Content } from '../../../content/types.ts';
import styles from './RoomHours.module.css';
import { FIRST_HOUR, pictureAt, scenes } from './room-day.ts';

/** Room 7 at its other hours, laid over the first picture; the clock brings each picture when its hour is near. */
export function RoomHours({ content }: { content: Content }) {
  return (
    <>
      {scenes.map(({ hour }) =>
        hour === pictureAt(FIRST_HOUR) ? null : (
          <i
            key={hour}
            className={styles.scene}
            data-scene={hour}
            role="img"
            aria-label={content.hero.pictureAlts[hour]}
            aria-hidden="true"
          />
        ),
      )}
      <span className={styles.night} aria-hidden="true">
        {content.features.camera.night}
      </span>
    </>
  );
}
