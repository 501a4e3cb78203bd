import type { FeatureCard } from '../../../content/types.ts';
import styles from './FeatureHead.module.css';

interface FeatureHeadProps extends FeatureCard {
  /** Says that what follows is a sample; left out where the sample says it itself. */
  sample?: string;
  /** What to do with the sample, at the end of the text; not printed. */
  task?: string;
}

/** A feature's name on a key tag, with its heading and text. */
export function FeatureHead({ tag, title, text, sample, task }: FeatureHeadProps) {
  return (
    <div className={styles.head}>
      <div className={`line ${styles.top}`}>
        <p className={`tag ${styles.tag}`}>{tag}</p>
        {sample ? <p className={`${styles.sample} screen-only`}>{sample}</p> : null}
      </div>
      <h3>{title}</h3>
      <p>
        <span>{text}</span> {task ? <span className="screen-only">{task}</span> : null}
      </p>
    </div>
  );
}
