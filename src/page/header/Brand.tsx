import { Drawing } from '../../ui/Drawing.tsx';
import styles from './Brand.module.css';

/** The mark and the name, in the header and in the menu. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <Drawing name="mark" />
      <span>{name}</span>
    </span>
  );
}
