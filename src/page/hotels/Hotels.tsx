import type { Content } from '../../../content/types.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import type { DrawingName } from '../../ui/drawing-boxes.ts';
import { PhoneBar } from '../../ui/PhoneBar.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './Hotels.module.css';
import { HotelTag } from './HotelTag.tsx';
import { MonthSheet } from './MonthSheet.tsx';

/** The drawing in each benefit's pigeonhole. */
const drawings: readonly DrawingName[] = ['carrier', 'telephone', 'window', 'board', 'ringing', 'cake'];

/** What the club does for hotels: a sample month, six benefits, and a free pigeonhole. */
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
          {drawings.map((drawing, index) => (
            <article key={drawing} className={`bordered ${styles.hole}`}>
              <h3>{hotels.benefits[index]?.title}</h3>
              <p>{hotels.benefits[index]?.text}</p>
              <Drawing name={drawing} className="screen-only" />
            </article>
          ))}
          <HotelTag content={content} />
        </div>
      </div>
      <PhoneBar target={sectionIds.hotelApplication} action={hotels.apply} />
    </section>
  );
}
