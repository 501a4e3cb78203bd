import type { Ref } from 'react';
import type { Content } from '../../../content/types.ts';
import styles from './Receipt.module.css';

interface ReceiptProps {
  content: Content;
  filedAt: Date;
  hidden: boolean;
  onAgain: () => void;
  root: Ref<HTMLDivElement>;
}

/** The end of an application: its card, stamped, in the desk's box. Shown in the form's place. */
export function Receipt({ content, filedAt, hidden, onAgain, root }: ReceiptProps) {
  const { cardTitle, receipt } = content.application;
  return (
    <div className={styles.filed} data-sample="receipt" hidden={hidden} ref={root}>
      <i />
      <i />
      <div className={styles.card}>
        <p className={styles.kind}>{cardTitle}</p>
        <h3 tabIndex={-1}>{receipt.title}</h3>
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
