import { Drawing } from '../../ui/Drawing.tsx';
import styles from './Brand.module.css';

/** Mark and name, as they stand on the desk's name plate. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <Drawing name="mark" />
      <span>{name}</span>
    </span>
  );
}
