import { FIRST_HOUR, scenes } from '../../../content/room-day.ts';
import type { Content } from '../../../content/types.ts';
import { pictures } from '../../pictures/pictures.ts';
import { FROM_LAPTOP, FROM_LARGE_SCREEN, FROM_TABLET } from '../../ui/media.ts';
import { Picture } from '../../ui/Picture.tsx';
import { HourRange } from './HourRange.tsx';
import { viewOfHour } from './hour-view.ts';
import { Notice } from './Notice.tsx';
import styles from './Room.module.css';

/**
 * The width the room's picture is shown at, as in `<img sizes>`. On phones it is understated: that takes a third of
 * the bytes, and nobody sees it on a dense screen.
 */
export const ROOM_SIZES = `${FROM_LARGE_SCREEN} 46vw, ${FROM_LAPTOP} 57vw, ${FROM_TABLET} 92vw, 320px`;

/**
 * Room 7, the sample of what owners see: the picture of an hour, the range that changes the hour, and the latest
 * notice. The clock changes all three.
 */
export function Room({ content }: { content: Content }) {
  const { hero } = content;
  const { scene: shown } = viewOfHour(FIRST_HOUR, []);
  return (
    <figure className={styles.room} data-sample="room">
      <div className={`recess ${styles.view}`} data-room="view">
        <Picture
          source={pictures.dusk}
          alt={hero.pictureAlts[shown]}
          sizes={ROOM_SIZES}
          first
          roomPart="picture"
        />
        {/* The first picture's film plays in here. React takes the content for an empty text and leaves it alone. */}
        <i data-room="film" data-shown>
          {''}
        </i>
        {scenes.map(({ hour }) =>
          hour === shown ? null : (
            <i
              key={hour}
              data-picture={hour}
              role="img"
              aria-label={hero.pictureAlts[hour]}
              aria-hidden="true"
            >
              {''}
            </i>
          ),
        )}
      </div>
      <HourRange content={content} />
      <Notice content={content} />
    </figure>
  );
}
