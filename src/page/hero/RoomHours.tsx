import type { Content } from '../../../content/types.ts';
import styles from './RoomHours.module.css';
import { FIRST_HOUR, sceneAt, scenes } from './room-day.ts';

const first = scenes[sceneAt(FIRST_HOUR)];

/** Room 7 at its other hours, laid over the first picture; the clock brings each picture when its hour is near. */
export function RoomHours({ content }: { content: Content }) {
  return (
    <>
      {scenes.map((scene, index) =>
        scene === first ? null : (
          <i
            key={scene.picture}
            className={styles.scene}
            data-scene={scene.picture}
            role="img"
            aria-label={content.hero.pictureAlts[index]}
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
