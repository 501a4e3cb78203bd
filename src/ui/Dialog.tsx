import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface DialogProps {
  id: string;
  label: string;
  heading: ReactNode;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, opened by a button that names its id (`command="show-modal"`). The browser handles Escape,
 * focus and the page behind; `dialog-behaviour.ts` helps browsers without invoker commands.
 */
export function Dialog({ id, label, heading, closeLabel, className, children }: DialogProps) {
  return (
    <dialog
      id={id}
      className={`bordered ${styles.dialog} ${className ?? ''}`}
      aria-label={label}
      closedby="any"
    >
      <div className={styles.top}>
        {heading}
        <button className="icon-button" type="button" command="close" commandfor={id} aria-label={closeLabel}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
