import type { Content } from '../../../content/types.ts';
import { pictures } from '../../pictures/pictures.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { FeatureHead } from './FeatureHead.tsx';
import styles from './NewsCard.module.css';

/** A notification as it lands on the owner's phone. */
export function NewsCard({ content }: { content: Content }) {
  const { news } = content.features;
  const last = news.statuses.length - 1;
  return (
    <article className={styles.card}>
      <FeatureHead room={104} title={news.title} text={news.text} />
      <div className={`${styles.slip} screen-only`}>
        <Picture className={styles.photo} source={pictures.findik} alt={news.photoAlt} sizes="140px" />
        <div className={styles.words}>
          <p className={styles.from}>
            <Drawing name="mark" />
            <span>{content.room}</span> <time>{news.time}</time>
          </p>
          <p className={styles.headline}>{news.headline}</p>
          <p>{news.note}</p>
          <p className={styles.sample}>{content.sample}</p>
        </div>
      </div>
      <ul className={`${styles.statuses} screen-only`}>
        {news.statuses.map((status, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a text, is what stays in both languages
          <li key={index} data-marked={index === last || undefined}>
            {status}
          </li>
        ))}
      </ul>
    </article>
  );
}
