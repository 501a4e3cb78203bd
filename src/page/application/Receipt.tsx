import type { Ref } from 'react';
import type { Content } from '../../../content/types.ts';
import type { SentApplication } from '../../application/use-application.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import styles from './Receipt.module.css';

interface ReceiptProps {
  content: Content;
  sent: SentApplication;
  hidden: boolean;
  onAgain: () => void;
  root: Ref<HTMLDivElement>;
}

/**
 * The receipt of an application, or of a message without a hotel's name: the stamped card in the desk's box. It takes
 * the form's place.
 */
export function Receipt({ content, sent, hidden, onAgain, root }: ReceiptProps) {
  const { cardTitle, receipt } = content.application;
  const words = sent.isMessage ? receipt.message : { ...receipt.application, card: cardTitle };
  return (
    <div className={styles.filed} data-sample="receipt" hidden={hidden} ref={root}>
      <i />
      <i />
      <div className={`filing-card on-light bordered ${styles.card}`}>
        <p className={styles.kind} data-receipt="">
          {words.card}
        </p>
        <div className={styles.title}>
          <h3 tabIndex={-1}>{words.title}</h3>
          <p className={styles.stamp} data-stamp="">
            <strong>{receipt.stamp}</strong>
            <span>{receipt.date(sent.at)}</span>
          </p>
        </div>
      </div>
      <div className={`on-dark awake bordered ${styles.box}`}>
        <button className="key-button" type="button" onClick={onAgain}>
          {words.again}
        </button>
        <Drawing name="bell" className={styles.bell} />
      </div>
    </div>
  );
}
