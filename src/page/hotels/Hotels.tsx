import type { Content } from '../../../content/types.ts';
import { pictures } from '../../pictures/pictures.ts';
import { LiveView } from '../../ui/LiveView.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './Hotels.module.css';
import { MonthSheet } from './MonthSheet.tsx';

/** Number of the first benefit's pigeonhole. */
const FIRST_HOLE = 201;

/** What the club does for hotels: a sample month, six benefits, and a pigeonhole that waits. */
export function Hotels({ content }: { content: Content }) {
  const { hotels } = content;
  return (
    <section className={styles.hotels} id={sectionIds.hotels} aria-labelledby="hotels-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="big" id="hotels-title">
            {hotels.title}
          </h2>
          <p className="lead">{hotels.lead}</p>
        </div>
        <MonthSheet panel={hotels.panel} />
        <div className={styles.wall}>
          {hotels.benefits.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a text, is what stays in both languages
            <article key={index} className={styles.hole}>
              <h3>{title}</h3>
              <p>{text}</p>
              <span className={`${styles.shelf} screen-only`} aria-hidden="true">
                {FIRST_HOLE + index}
              </span>
            </article>
          ))}
          <div className={`${styles.room} screen-only`}>
            <LiveView
              source={pictures.day}
              alt={hotels.pictureAlt}
              sizes="(min-width: 1600px) 714px, (min-width: 1100px) 48vw, 94vw"
              room={content.room}
              sample={content.sample}
              time={hotels.pictureTime}
            />
            <span className={`${styles.shelf} screen-only`} aria-hidden="true">
              7
            </span>
          </div>
          <div className={`${styles.free} screen-only`}>
            <h3>{hotels.free}</h3>
            <a className="key-button" href={`#${sectionIds.hotelApplication}`}>
              {hotels.apply}
            </a>
            <span className={`${styles.shelf} screen-only`} aria-hidden="true">
              {FIRST_HOLE + hotels.benefits.length}
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
