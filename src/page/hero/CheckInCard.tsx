import type { Content } from '../../../content/types.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './CheckInCard.module.css';

/** The luggage label that hangs from the counter: the QR check-in card. */
export function CheckInCard({ content }: { content: Content }) {
  const { card } = content.hero;
  const [first, second] = card.guests;
  return (
    <aside className={styles.hang} aria-label={card.label}>
      <div className={styles.label}>
        <div className={styles.words}>
          <p className={styles.kind}>{card.title}</p>
          <p className={styles.guests}>
            <span lang="tr">{first}</span> <span>{card.and}</span> <span lang="tr">{second}</span>
          </p>
          <dl>
            <div>
              <dt>{card.checkIn}</dt>
              <dd>{card.checkInDate}</dd>
            </div>
            <div>
              <dt>{card.checkOut}</dt>
              <dd>{card.checkOutDate}</dd>
            </div>
            <div>
              <dt>{card.roomLabel}</dt>
              <dd>7</dd>
            </div>
          </dl>
          <p className={styles.hint}>{card.hint}</p>
        </div>
        <div className={styles.code}>
          <QrCode name="page" alt={card.qrAlt} />
          <small>{content.sample}</small>
        </div>
      </div>
    </aside>
  );
}
