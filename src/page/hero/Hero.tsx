import type { Content } from '../../../content/types.ts';
import { pictures } from '../../pictures/pictures.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { LiveView } from '../../ui/LiveView.tsx';
import { sectionIds } from '../section-ids.ts';
import { CheckInCard } from './CheckInCard.tsx';
import { DaySheet } from './DaySheet.tsx';
import styles from './Hero.module.css';
import { Rack } from './Rack.tsx';
import { RoomHours } from './RoomHours.tsx';
import { FIRST_HOUR, pictureAt } from './room-day.ts';

/** On phones less than it is wide: a third of the bytes, and no eye sees it on a dense screen. */
const SIZES = '(min-width: 1600px) 650px, (min-width: 1100px) 46vw, (min-width: 640px) 94vw, 320px';

/** The hotel's front desk: the wall, the rack with room 7, the counter with its day sheet. */
export function Hero({ content }: { content: Content }) {
  const { hero } = content;
  return (
    <section className={styles.hero} id={sectionIds.home}>
      <div className={styles.wall}>
        <div className={styles.text}>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className={styles.action}>
            <div>
              <a className="key-button" href={`#${sectionIds.appStore}`}>
                {hero.download}
              </a>
              <p className={styles.terms}>{hero.terms}</p>
            </div>
            <Drawing name="bell" className={`${styles.bell} screen-only`} />
          </div>
        </div>
        <Rack>
          <LiveView
            source={pictures.dusk}
            alt={hero.pictureAlts[pictureAt(FIRST_HOUR)]}
            sizes={SIZES}
            room={content.room}
            sample={content.sample}
            first
          >
            <RoomHours content={content} />
          </LiveView>
        </Rack>
      </div>
      <div className={`${styles.counter} screen-only`}>
        <div className={`wrap ${styles.counterTop}`}>
          <DaySheet content={content} />
          <CheckInCard content={content} />
        </div>
      </div>
    </section>
  );
}
