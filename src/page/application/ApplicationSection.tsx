import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../../content/types.ts';
import type { Outcome } from '../../application/send-application.ts';
import { useApplication } from '../../application/use-application.ts';
import { email } from '../../settings.ts';
import { keyedElement } from '../../shared/keyed-elements.ts';
import { afterNextFrame } from '../../shared/scheduling.ts';
import { sectionIds } from '../section-ids.ts';
import { ApplicationForm, ByPurpose } from './ApplicationForm.tsx';
import styles from './ApplicationSection.module.css';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';

interface ApplicationSectionProps {
  content: Content;
  notify: (outcome: Outcome) => void;
}

function isInWindow(element: Element | null | undefined): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight;
}

/** The application form or, once the application has arrived, its receipt; and the address to write to instead. */
export function ApplicationSection({ content, notify }: ApplicationSectionProps) {
  const { application } = content;
  const { question } = application;
  const holder = useRef<HTMLDivElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  /** Before the last change: the form's lower edge, px from the window's top, and whether the visitor was there. */
  const before = useRef<{ bottom: number; isHere: boolean }>(undefined);

  const bottomOfForm = () => holder.current?.getBoundingClientRect().bottom ?? 0;
  const rememberPlace = () => {
    const focused = holder.current?.querySelector(':focus') ?? null;
    const button = holder.current && keyedElement('submit', holder.current);
    const isHere =
      (focused || document.activeElement === document.body) && [focused, button].some(isInWindow);
    before.current = { bottom: bottomOfForm(), isHere: !!isHere };
  };
  const state = useApplication({ beforeChange: rememberPlace, notify });
  const { status, sent, beginAnew } = state;
  const isSent = status === 'sent';

  useLayoutEffect(() => {
    if (!before.current) return;
    const { bottom, isHere } = before.current;
    before.current = undefined;
    if (!isHere) {
      // A visitor who reads on below sees nothing move.
      if (bottom < innerHeight) scrollBy({ top: bottomOfForm() - bottom, behavior: 'instant' });
    } else if (isSent) {
      receipt.current?.querySelector('h3')?.focus({ preventScroll: true });
      receipt.current?.scrollIntoView({ behavior: 'instant' });
    } else {
      const outcome = holder.current?.querySelector('[data-outcome]');
      outcome?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    }
  });

  // After the next frame, since showing the form takes a slow phone a tenth of a second.
  const writeAnother = () => {
    afterNextFrame(() => {
      flushSync(beginAnew);
      keyedElement('hotelName')?.focus();
    });
  };

  return (
    <section
      className={`${styles.section} screen-only`}
      id={sectionIds.contactPage}
      aria-labelledby="contact-page-title"
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text} data-part="">
          <h2 className="big" id="contact-page-title">
            {isSent ? (
              <span>{application.thanks}</span>
            ) : (
              <ByPurpose application={application.title} question={question.title} />
            )}
          </h2>
          {isSent ? null : (
            <>
              <p className="lead">
                <ByPurpose application={application.lead} question={question.lead} />
              </p>
              <p className="for-application">{application.individuals}</p>
              <p>
                <span>{application.byMail}</span> <a href={`mailto:${email}`}>{email}</a>
              </p>
            </>
          )}
        </div>
        <div ref={holder} className={styles.holder} id={sectionIds.hotelApplication} data-part="">
          {/* The form stays while a receipt is shown: its fields are the same elements, and cost no new layout. */}
          <div
            className={isSent ? styles.away : undefined}
            hidden={isSent && !CSS.supports('content-visibility: hidden')}
          >
            <ApplicationForm content={content} state={state} />
          </div>
          {sent ? (
            <Receipt content={content} sent={sent} hidden={!isSent} onAgain={writeAnother} root={receipt} />
          ) : null}
        </div>
        <NextSteps content={content} sent={isSent ? sent : undefined} />
      </div>
    </section>
  );
}
