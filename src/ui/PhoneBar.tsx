import { Drawing } from './Drawing.tsx';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  /** Id of the place it leads to. */
  target: string;
  action: string;
  /** What it costs, after the action. */
  price?: string;
}

/**
 * A section's one call to action, at the window's lower edge on phones for as long as the section is read. The last
 * child of its section, which has the class `with-bar`: it comes to rest in its place at the section's end.
 */
export function PhoneBar({ target, action, price }: PhoneBarProps) {
  return (
    <p className={`on-dark awake ${styles.bar}`} data-sample="bar">
      <a className="key-button" href={`#${target}`}>
        <span>{action}</span>
        {price ? <small>{`· ${price}`}</small> : null}
      </a>
      <Drawing name="bell" className={styles.bell} />
    </p>
  );
}
