import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../../content/types.ts';
import type { Outcome } from '../../application/send-application.ts';
import { useApplication } from '../../application/use-application.ts';
import { keyedElement } from '../../loading/keyed-elements.ts';
import { afterNextFrame } from '../../loading/scheduling.ts';
import { email } from '../../settings.ts';
import { sectionIds } from '../section-ids.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
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

/** Scrolls an element out from under the toast, which larger or wider letters make higher than any margin. */
function scrollClearOfToast(element: Element): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]:not([hidden])');
  if (!toast) return;
  // Not from its box, which is still moving down.
  const end = Number.parseFloat(getComputedStyle(toast).top) + toast.offsetHeight;
  scrollBy({ top: Math.min(0, element.getBoundingClientRect().top - end), behavior: 'instant' });
}

/** The application form or, once the application has arrived, its receipt; and the address to write to instead. */
export function ApplicationSection({ content, notify }: ApplicationSectionProps) {
  const { application } = content;
  const holder = useRef<HTMLDivElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  /** Before the last change: the form's lower edge, px from the window's top, and whether the visitor was there. */
  const before = useRef<{ bottom: number; isHere: boolean }>(undefined);

  const bottomOfForm = () => holder.current?.getBoundingClientRect().bottom ?? 0;
  const rememberPlace = () => {
    const field = holder.current?.querySelector(':focus');
    const button = holder.current && keyedElement('submit', holder.current);
    const isHere = (field || document.activeElement === document.body) && [field, button].some(isInWindow);
    before.current = { bottom: bottomOfForm(), isHere: !!isHere };
  };
  const state = useApplication({ beforeChange: rememberPlace, notify });
  const { status, sent, beginAnew } = state;
  const isSent = status === 'sent';

  useLayoutEffect(() => {
    if (!before.current) return;
    const { bottom, isHere } = before.current;
    before.current = undefined;
    if (isSent && isHere && receipt.current) {
      receipt.current.querySelector('h3')?.focus({ preventScroll: true });
      receipt.current.scrollIntoView({ behavior: 'instant' });
      scrollClearOfToast(receipt.current);
      return;
    }
    // The button stays under the pointer, unless the toast would cover the outcome above it. A visitor who reads on
    // below sees nothing move.
    if (isHere || bottom < innerHeight) scrollBy({ top: bottomOfForm() - bottom, behavior: 'instant' });
    if (isHere) {
      const outcome = holder.current?.querySelector('[data-outcome]');
      outcome?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      if (outcome) scrollClearOfToast(outcome);
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
            {application.title}
          </h2>
          <p className="lead">{application.lead}</p>
          <p>{application.individuals}</p>
          <p>
            <span>{application.byMail}</span> <a href={`mailto:${email}`}>{email}</a>
          </p>
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
        <NextSteps content={content} isSent={isSent} />
      </div>
    </section>
  );
}
