import { Drawing } from '../../ui/Drawing.tsx';
import styles from './Brand.module.css';

/** Names with more letters than this are set smaller on phones, where they would need three lines. */
const LONG_NAME = 24;

/** The mark and the name, in the header and in the menu. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand} data-long={name.length > LONG_NAME || undefined}>
      <Drawing name="mark" />
      <span>{name}</span>
    </span>
  );
}
