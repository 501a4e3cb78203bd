import type { Card } from '../../../content/types.ts';
import styles from './FeatureHead.module.css';

/** Room number, heading and text of a feature card. */
export function FeatureHead({ room, title, text }: Card & { room: number }) {
  return (
    <div className={styles.head}>
      <span className="tag numbered" aria-hidden="true">
        {room}
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
