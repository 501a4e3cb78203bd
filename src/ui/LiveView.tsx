import styles from './LiveView.module.css';
import { Picture, type PictureSource } from './Picture.tsx';
import { Time } from './Time.tsx';

interface LiveViewProps {
  source: PictureSource;
  alt: string;
  sizes: string;
  room: string;
  sample: string;
  /** The camera's clock. */
  time: string;
  className?: string | undefined;
  /** Whether a film plays over the picture. */
  hasFilm?: boolean;
}

/** The view through a room's camera, always labelled a sample. */
export function LiveView({ source, alt, sizes, room, sample, time, className, hasFilm }: LiveViewProps) {
  return (
    <figure className={`recess on-dark ${styles.live} ${className ?? ''}`} data-film={hasFilm || undefined}>
      <Picture source={source} alt={alt} sizes={sizes} />
      <Time className={styles.time}>{time}</Time>
      <figcaption className={styles.caption}>
        <span className={styles.room}>{room}</span>
        <span className={`on-light ${styles.sample}`}>{sample}</span>
      </figcaption>
    </figure>
  );
}
