import type { ReactNode } from 'react';
import styles from './LiveView.module.css';
import { Picture, type PictureSource } from './Picture.tsx';
import { RoomTime } from './RoomTime.tsx';

interface LiveViewProps {
  /** What lies on the picture: a room that changes shows its other hours here. */
  children?: ReactNode;
  source: PictureSource;
  alt: string;
  sizes: string;
  room: string;
  sample: string;
  /** The camera's clock; left out where the room's own turns. */
  time?: string;
  first?: boolean;
  className?: string | undefined;
}

/** The view through a room's camera, always labelled a sample. */
export function LiveView({
  children,
  source,
  alt,
  sizes,
  room,
  sample,
  time,
  first,
  className,
}: LiveViewProps) {
  return (
    <figure className={`${styles.live} ${className ?? ''}`}>
      <Picture className={styles.picture} source={source} alt={alt} sizes={sizes} first={first ?? false} />
      {children}
      {time ? <time className={styles.time}>{time}</time> : <RoomTime className={styles.time} />}
      <figcaption className={styles.caption}>
        <span className={styles.room}>{room}</span>
        <span className={styles.sample}>{sample}</span>
      </figcaption>
    </figure>
  );
}
