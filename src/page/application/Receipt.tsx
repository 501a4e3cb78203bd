import type { Ref } from 'react';
import type { Content } from '../../../content/types.ts';
import styles from './Receipt.module.css';

interface ReceiptProps {
  content: Content;
  filedAt: Date;
  onAgain: () => void;
  heading: Ref<HTMLHeadingElement>;
}

/** The end of an application: its card, stamped, in the desk's box. Nothing to send again is in sight. */
export function Receipt({ content, filedAt, onAgain, heading }: ReceiptProps) {
  const { cardTitle, receipt } = content.application;
  return (
    <div className={styles.filed} data-sample="receipt">
      <i />
      <i />
      <div className={styles.card}>
        <p className={styles.kind}>{cardTitle}</p>
        <h3 ref={heading} tabIndex={-1}>
          {receipt.title}
        </h3>
        <p className={styles.text}>{receipt.text}</p>
        <p className={styles.stamp}>
          <strong>{receipt.stamp}</strong>
          <span>{receipt.date(filedAt)}</span>
        </p>
      </div>
      <div className={styles.box}>
        <p className={styles.plate}>{receipt.box}</p>
        <button className="key-button" type="button" onClick={onAgain}>
          {receipt.again}
        </button>
      </div>
    </div>
  );
}
