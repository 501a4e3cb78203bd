import styles from './RoomTime.module.css';

interface RoomTimeProps {
  className: string | undefined;
  /** What follows a full hour, as in "17.00". */
  minutes: string;
}

/** Room 7's time in digits, which the clock moves. The range says it to screen readers. */
export function RoomTime({ className, minutes }: RoomTimeProps) {
  return (
    <span
      className={`${className} room-time ${styles.strip}`}
      data-separator={minutes.charAt(0)}
      data-minutes={minutes.slice(1)}
      aria-hidden="true"
    >
      <i className="turns" />
    </span>
  );
}
