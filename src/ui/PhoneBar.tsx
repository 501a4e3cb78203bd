import { Drawing } from './Drawing.tsx';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  /** Id of the section that the bar leads to. */
  target: string;
  action: string;
  /** The price, written after the action. */
  price?: string;
}

/**
 * A section's one call to action, on phones at the window's lower edge while the section is read. It is the last child
 * of a section with the class `with-bar`, at whose end it comes to rest.
 */
export function PhoneBar({ target, action, price }: PhoneBarProps) {
  return (
    <p className={`on-dark awake bordered ${styles.bar} screen-only`} data-sample="bar">
      <a className="key-button" href={`#${target}`}>
        <span>{action}</span>
        {price ? <small>{`· ${price}`}</small> : null}
      </a>
      <Drawing name="bell" className={styles.bell} />
    </p>
  );
}
