import type { Card, Content } from '../../../content/types.ts';
import type { SentApplication } from '../../application/use-application.ts';
import styles from './NextSteps.module.css';

interface StepsProps {
  steps: readonly Card[];
  /** What marks the first step as the current one. */
  current?: string;
  className?: string;
}

function Steps({ steps, current, className }: StepsProps) {
  return (
    <ol aria-labelledby="next-steps-title" className={className}>
      {steps.map((step, index) => {
        const isCurrent = current && index === 0;
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
  );
}

interface NextStepsProps {
  content: Content;
  /** What has been sent, while its receipt is shown. */
  sent: SentApplication | undefined;
}

/** What happens after an application, or a question, step by step; the first step is the current one once it is sent. */
export function NextSteps({ content, sent }: NextStepsProps) {
  const { next, question } = content.application;
  return (
    <div className={styles.next} data-part="">
      <h3 id="next-steps-title">{next.title}</h3>
      {sent ? (
        <Steps steps={sent.isMessage ? question.steps : next.steps} current={next.current} />
      ) : (
        <>
          <Steps steps={next.steps} className="for-application" />
          <Steps steps={question.steps} className="for-question" />
        </>
      )}
    </div>
  );
}
