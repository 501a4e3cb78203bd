import styles from './RoomTime.module.css';

/** Room 7's time in digits, which the clock moves. The range says it to screen readers. */
export function RoomTime({ className }: { className: string | undefined }) {
  return (
    <span className={`${className} room-time ${styles.strip}`} aria-hidden="true">
      <i className="turns" />
    </span>
  );
}
