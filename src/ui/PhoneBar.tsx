import { Drawing } from './Drawing.tsx';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  /** Id of the section that the bar leads to. */
  target: string;
  action: string;
  /** The price, written after the action. */
  price?: string;
  /** What the bar makes the form; by default it stays what it is. */
  purpose?: 'application';
}

/**
 * A section's one call to action, on phones at the window's lower edge while the section is read. It is the last child
 * of a section with the class `with-bar`, and the section after that hides it.
 */
export function PhoneBar({ target, action, price, purpose }: PhoneBarProps) {
  return (
    <p className={`on-dark awake bordered ${styles.bar} screen-only`} data-sample="bar">
      <a className="key-button" href={`#${target}`} data-purpose={purpose}>
        <span>{action}</span>
        {price ? <small>{`· ${price}`}</small> : null}
      </a>
      <Drawing name="bell" className={styles.bell} />
    </p>
  );
}
