import type { Benefit, Content } from '../../../content/types.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import type { DrawingName } from '../../ui/drawing-boxes.ts';
import { PhoneBar } from '../../ui/PhoneBar.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './Hotels.module.css';
import { HotelTag } from './HotelTag.tsx';
import { MonthSheet } from './MonthSheet.tsx';

/** The drawing in each benefit's pigeonhole, in their order on the page. */
const drawings: Readonly<Record<Benefit, DrawingName>> = {
  satisfaction: 'carrier',
  communication: 'telephone',
  distinction: 'window',
  panel: 'board',
  reservations: 'ringing',
  events: 'cake',
};
const benefits = Object.keys(drawings) as readonly Benefit[];

/** What the club does for hotels: a sample month, the benefits, and a free pigeonhole. */
export function Hotels({ content }: { content: Content }) {
  const { hotels } = content;
  return (
    <section
      className={`with-bar on-dark awake ${styles.hotels}`}
      id={sectionIds.hotels}
      aria-labelledby="hotels-title"
    >
      <div className="wrap">
        <div className={styles.head} data-part="">
          <h2 className="big" id="hotels-title">
            {hotels.title}
          </h2>
          <p className="lead">{hotels.lead}</p>
        </div>
        <MonthSheet panel={hotels.panel} />
        <div className={styles.wall} data-part="">
          {benefits.map((benefit) => (
            <article key={benefit} className={`bordered ${styles.hole}`}>
              <h3>{hotels.benefits[benefit].title}</h3>
              <p>{hotels.benefits[benefit].text}</p>
              <Drawing name={drawings[benefit]} className="screen-only" />
            </article>
          ))}
          <HotelTag content={content} />
        </div>
      </div>
      <PhoneBar target={sectionIds.hotelApplication} action={hotels.apply} />
    </section>
  );
}
