import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LinkedNoticeCopy, LinkedSentence, NoticeCopy } from '../../content/types.ts';
import { Drawing } from './Drawing.tsx';
import { Icon } from './Icon.tsx';
import styles from './Toast.module.css';
import type { ToastState } from './use-toast.ts';

interface ToastProps {
  toast: ToastState;
  notices: { success: NoticeCopy; failure: LinkedNoticeCopy; toastLabel: string; closeToast: string };
  /** The failure's message with its link. */
  failureMessage: ReactNode;
}

interface AnnouncerProps {
  notice: NoticeCopy | LinkedNoticeCopy | null;
  assertive: boolean;
  /** Changes with each notice, so that the same one is said again. */
  count: number;
}

function plainText(message: string | LinkedSentence): string {
  return typeof message === 'string' ? message : message.before + message.link + message.after;
}

/** Announces a notice to screen readers in live regions, which exist empty and are filled a frame later. */
function Announcer({ notice, assertive, count }: AnnouncerProps) {
  const words = notice ? `${notice.title} ${plainText(notice.message)}` : '';
  const [said, setSaid] = useState({ words, count });
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid({ words, count }));
    return () => cancelAnimationFrame(frame);
  }, [words, count]);
  // Empty as soon as there is a new notice: React may merge emptying and refilling with the same words into one
  // change.
  const text = said.words === words && said.count === count ? words : '';
  return (
    <div className="visually-hidden">
      <div aria-live="polite">{assertive ? '' : text}</div>
      <div aria-live="assertive">{assertive ? text : ''}</div>
    </div>
  );
}

/** The notification toast at the top right (spec §2). It follows a switch of language. */
export function Toast({ toast, notices, failureMessage }: ToastProps) {
  const { type, visible, hide, hold } = toast;
  const notice = type === 'success' ? notices.success : notices.failure;
  const element = useRef<HTMLElement>(null);
  const returnFocusTo = useRef<Element>(null);

  useEffect(() => {
    if (visible) returnFocusTo.current = document.activeElement;
  }, [visible]);

  const close = () => {
    if (element.current?.contains(document.activeElement) && returnFocusTo.current instanceof HTMLElement) {
      returnFocusTo.current.focus({ preventScroll: true });
    }
    hide();
  };

  return (
    <>
      <Announcer notice={visible ? notice : null} assertive={type === 'error'} count={toast.count} />
      <section
        ref={element}
        aria-label={notices.toastLabel}
        className={`on-light bordered ${styles.toast}`}
        data-toast=""
        data-type={type}
        hidden={!visible}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={() => hold('focus', true)}
        onBlur={() => hold('focus', false)}
      >
        <span className={styles.sign}>
          {type === 'success' ? <Drawing name="bell" /> : <Icon name="alert-triangle" />}
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{notice.title}</p>
          <p>{type === 'success' ? notices.success.message : failureMessage}</p>
        </div>
        <button className="icon-button" type="button" aria-label={notices.closeToast} onClick={close}>
          <Icon name="x" />
        </button>
      </section>
    </>
  );
}
