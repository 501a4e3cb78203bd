import type { Content } from '../../../content/types.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { sectionIds } from '../section-ids.ts';
import { CheckInCard } from './CheckInCard.tsx';
import { DaySheet } from './DaySheet.tsx';
import styles from './Hero.module.css';
import { Room } from './Room.tsx';

/**
 * The hotel's front desk: the wall with room 7's place in the rack, and the counter. Phones show the room before the
 * lead; Tab follows where browsers support it (Hero.module.css).
 */
export function Hero({ content }: { content: Content }) {
  const { hero } = content;
  return (
    <section className={styles.hero} id={sectionIds.home}>
      <div className={`awake ${styles.wall}`}>
        <h1>{hero.title}</h1>
        <p className={`lead ${styles.lead}`}>
          <span>{hero.lead.before}</span>
          <span className={styles.extra}>{hero.lead.extra}</span>
          <span>{hero.lead.after}</span>
        </p>
        <div className={styles.action}>
          <a className={`key-button ${styles.download}`} href={`#${sectionIds.appStore}`}>
            <span>{hero.download}</span> <small>{hero.phones}</small>
          </a>
          <p className={styles.terms}>{hero.terms}</p>
          <p className={styles.hotels}>
            <a className="ask" href={`#${sectionIds.hotelApplication}`} data-purpose="application">
              <span>{hero.hotels.question}</span> <u>{hero.hotels.link}</u>
            </a>
          </p>
        </div>
        <Drawing name="bell" className={`${styles.bell} screen-only`} />
        <div className={`rack ${styles.rack}`}>
          <Room content={content} />
        </div>
      </div>
      <div className={`counter on-dark ${styles.counter} screen-only`}>
        <CheckInCard content={content} />
        <DaySheet content={content} />
        <p className={styles.direct} data-part="">
          {hero.noReservations}
        </p>
      </div>
    </section>
  );
}
