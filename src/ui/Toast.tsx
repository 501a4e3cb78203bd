import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LinkedSentence, LinkedToastWords, ToastWords } from '../../content/types.ts';
import { Drawing } from './Drawing.tsx';
import { Icon } from './Icon.tsx';
import styles from './Toast.module.css';
import type { ToastState } from './use-toast.ts';

interface ToastProps {
  toast: ToastState;
  words: { success: ToastWords; failure: LinkedToastWords; toastLabel: string; closeToast: string };
  /** The failure's message with its link. */
  failureMessage: ReactNode;
}

interface AnnouncerProps {
  shown: ToastWords | LinkedToastWords | null;
  assertive: boolean;
  /** Changes with each toast, so that the same one is said again. */
  count: number;
}

function plainText(message: string | LinkedSentence): string {
  return typeof message === 'string' ? message : message.before + message.link + message.after;
}

/** Announces a toast to screen readers in live regions, which exist empty and are filled a frame later. */
function Announcer({ shown, assertive, count }: AnnouncerProps) {
  const words = shown ? `${shown.title} ${plainText(shown.message)}` : '';
  const [said, setSaid] = useState({ words, count });
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid({ words, count }));
    return () => cancelAnimationFrame(frame);
  }, [words, count]);
  // Empty as soon as there is a new toast: React may merge emptying and refilling with the same words into one
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
export function Toast({ toast, words, failureMessage }: ToastProps) {
  const { type, visible, hide, hold } = toast;
  const shown = type === 'success' ? words.success : words.failure;
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
      <Announcer shown={visible ? shown : null} assertive={type === 'error'} count={toast.count} />
      <section
        ref={element}
        aria-label={words.toastLabel}
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
          <p className={styles.title}>{shown.title}</p>
          <p>{type === 'success' ? words.success.message : failureMessage}</p>
        </div>
        <button className="icon-button" type="button" aria-label={words.closeToast} onClick={close}>
          <Icon name="x" />
        </button>
      </section>
    </>
  );
}
