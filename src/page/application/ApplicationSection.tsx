import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../../content/types.ts';
import type { Outcome } from '../../application/send-application.ts';
import { useApplication } from '../../application/use-application.ts';
import { email } from '../../settings.ts';
import { keyedElement } from '../../shared/keyed-elements.ts';
import { afterNextFrame } from '../../shared/scheduling.ts';
import { FROM_TABLET } from '../../ui/media.ts';
import { sectionIds } from '../section-ids.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './ApplicationSection.module.css';
import { ByPurpose } from './ByPurpose.tsx';
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

function scrollDown(top: number): void {
  scrollBy({ top, behavior: 'instant' });
}

/** The space below the toast's shadow, in px: to the field that the visitor was in, and to the way out of a failure. */
const BELOW_TOAST_PX = { field: 8, outcome: 16 } as const;

/** How much the section's receipt scrolls further on phones, in px, where the section above would show its bar. */
const FURTHER_ON_PHONES_PX = 48;

/** Where the toast with its shadow has ended in the window, in px; undefined without a toast. */
function endOfToast(): number | undefined {
  const toast = document.querySelector<HTMLElement>('[data-toast]:not([hidden])');
  if (!toast) return undefined;
  const style = getComputedStyle(toast);
  // Not from its box, which is still moving down.
  return (
    Number.parseFloat(style.top) + toast.offsetHeight + Number.parseFloat(style.getPropertyValue('--drop'))
  );
}

/** How far an element reaches above a place in the window, in px; 0 if it begins below it. */
function reachAbove(place: number, element: Element | null | undefined): number {
  return element ? Math.max(0, place - element.getBoundingClientRect().top) : 0;
}

/** Shows the stamped receipt whole, with the section's heading beside it or above. */
function showReceipt(receipt: HTMLElement): void {
  receipt.closest('section')?.scrollIntoView({ behavior: 'instant' });
  if (!matchMedia(FROM_TABLET).matches) scrollDown(FURTHER_ON_PHONES_PX);
  // Larger or wider letters make the toast higher.
  scrollDown(-reachAbove(endOfToast() ?? 0, receipt.querySelector('[data-receipt]')));
}

/**
 * Shows what has come of a sending, without the toast over the field that the visitor was in. Where the window is too
 * low for field and button, the outcome comes right below the toast.
 */
function showOutcome(outcome: Element, field: Element | null, button: Element | null): void {
  outcome.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  const end = endOfToast();
  if (end === undefined) return;
  const room = innerHeight - (button ?? outcome).getBoundingClientRect().bottom;
  const covered = reachAbove(end + BELOW_TOAST_PX.field, field?.closest('[data-field]'));
  scrollDown(-(covered <= room ? covered : reachAbove(end + BELOW_TOAST_PX.outcome, outcome)));
}

/** The application form or, once the application has arrived, its receipt; and the address to write to instead. */
export function ApplicationSection({ content, notify }: ApplicationSectionProps) {
  const { application } = content;
  const { question } = application;
  const holder = useRef<HTMLDivElement>(null);
  const receipt = useRef<HTMLDivElement>(null);
  /** Before the last change: the form's lower edge, px from the window's top, and whether the visitor was there. */
  const before = useRef<{ bottom: number; isHere: boolean; field: Element | null }>(undefined);

  const bottomOfForm = () => holder.current?.getBoundingClientRect().bottom ?? 0;
  const submitButton = () => holder.current && keyedElement('submit', holder.current);
  const fieldsOfForm = () => holder.current?.querySelectorAll('[data-field]') ?? [];
  const rememberPlace = () => {
    const focused = holder.current?.querySelector(':focus') ?? null;
    const isHere =
      (focused || document.activeElement === document.body) && [focused, submitButton()].some(isInWindow);
    // Who presses the button was in the last field.
    const field = focused?.closest('[data-field]') ?? [...fieldsOfForm()].at(-1) ?? null;
    before.current = { bottom: bottomOfForm(), isHere: !!isHere, field };
  };
  const state = useApplication({ beforeChange: rememberPlace, notify });
  const { status, sent, beginAnew } = state;
  const isSent = status === 'sent';

  useLayoutEffect(() => {
    if (!before.current) return;
    const { bottom, isHere, field } = before.current;
    before.current = undefined;
    if (isSent && isHere && receipt.current) {
      receipt.current.querySelector('h3')?.focus({ preventScroll: true });
      showReceipt(receipt.current);
      return;
    }
    // The button stays under the pointer, unless the toast would cover the outcome above it. A visitor who reads on
    // below sees nothing move.
    if (isHere || bottom < innerHeight) scrollDown(bottomOfForm() - bottom);
    const outcome = holder.current?.querySelector('[data-outcome]');
    if (isHere && outcome) showOutcome(outcome, field, submitButton());
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
