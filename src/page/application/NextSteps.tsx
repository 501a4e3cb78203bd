import type { Content } from '../../../content/types.ts';
import styles from './NextSteps.module.css';

/** What happens after an application, in three steps; the first is the current one once it is sent. */
export function NextSteps({ content, isSent }: { content: Content; isSent: boolean }) {
  const { title, current, steps } = content.application.next;
  return (
    <div className={styles.next} data-part="">
      <h3 id="next-steps-title">{title}</h3>
      <ol aria-labelledby="next-steps-title">
        {steps.map((step, index) => {
          const isCurrent = isSent && index === 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the same in both languages, the text is not
            <li key={index} aria-current={isCurrent ? 'step' : undefined}>
              <span className="tag" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                {isCurrent ? <p>{current}</p> : null}
                <strong>{step.title}</strong>
                <p>{step.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
