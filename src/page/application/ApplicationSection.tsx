import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../../content/types.ts';
import { email } from '../../../site.config.ts';
import type { Outcome } from '../../application/send-application.ts';
import { useApplication } from '../../application/use-application.ts';
import { sectionIds } from '../section-ids.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './ApplicationSection.module.css';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';

interface ApplicationSectionProps {
  content: Content;
  notify: (outcome: Outcome) => void;
}

/** The hotel's registration card or, once it has arrived, its receipt; and whom to write to instead. */
export function ApplicationSection({ content, notify }: ApplicationSectionProps) {
  const { application } = content;
  const holder = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the button stood when the outcome came, px from the window's top; unset if the form was out of sight. */
  const buttonTop = useRef<number>(undefined);

  const topOfButton = () => holder.current?.querySelector('[type=submit]')?.getBoundingClientRect().top ?? 0;
  const state = useApplication((outcome) => {
    const { top, bottom } = holder.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    buttonTop.current = bottom > 0 && top < innerHeight ? topOfButton() : undefined;
    notify(outcome);
  });
  const { status, filedAt, beginAnew } = state;
  const filed = status === 'filed';

  useLayoutEffect(() => {
    if (buttonTop.current === undefined) return;
    const { activeElement } = document;
    const isHere = activeElement === document.body || holder.current?.contains(activeElement);
    if (!filed) {
      // What comes above the button leaves it under the pointer, as far as the toast does not cover it.
      scrollBy({ top: topOfButton() - buttonTop.current, behavior: 'instant' });
      const outcome = holder.current?.querySelector('[data-outcome]');
      outcome?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    } else if (isHere) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('[data-sample]')?.scrollIntoView({ behavior: 'instant' });
    }
    buttonTop.current = undefined;
  });

  const writeAnother = () => {
    flushSync(beginAnew);
    holder.current?.querySelector('input')?.focus();
  };

  return (
    <section
      className={`${styles.section} screen-only`}
      id={sectionIds.contactPage}
      aria-labelledby="contact-page-title"
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 className="big" id="contact-page-title">
            {application.title}
          </h2>
          <p className="lead">{application.lead}</p>
          <p>{application.individuals}</p>
          <p>
            <span>{application.byMail}</span> <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <div ref={holder} className={styles.holder} id={sectionIds.hotelApplication}>
          <ApplicationForm content={content} state={state} />
          {filed ? (
            <Receipt content={content} filedAt={filedAt} onAgain={writeAnother} heading={heading} />
          ) : null}
        </div>
        <NextSteps content={content} filed={filed} />
      </div>
    </section>
  );
}
