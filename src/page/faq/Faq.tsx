import type { Content } from '../../../content/types.ts';
import { AskNearby } from '../AskNearby.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './Faq.module.css';

/** The questions, at most one open (spec §2). The browser keeps the state; React must not (`open` is uncontrolled). */
export function Faq({ content }: { content: Content }) {
  const { faq } = content;
  return (
    <section className={styles.faq} id={sectionIds.faq} aria-labelledby="faq-title">
      <div className={`wrap ${styles.columns}`} data-part="">
        <div className={styles.text}>
          <h2 className="big" id="faq-title">
            {faq.title}
          </h2>
          <p>
            <span>{faq.more.before}</span>
            <a href={`#${sectionIds.contactPage}`} data-purpose="question">
              {faq.more.link}
            </a>
            <span>{faq.more.after}</span>
          </p>
        </div>
        <div>
          {faq.questions.map(({ question, answer, isAboutChoosing }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: by index, or a switch of language would close the open one
            <details key={index} name="faq" data-key={`question-${index + 1}`} className={styles.question}>
              <summary>
                <span className="tag" aria-hidden="true">
                  {index + 1}
                </span>
                <span>{question}</span>
              </summary>
              <p>{answer}</p>
              {isAboutChoosing ? <AskNearby content={content} place="faq" /> : null}
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
