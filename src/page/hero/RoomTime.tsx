/** Room 7's time in digits, which the clock moves. The range says it to screen readers. */
export function RoomTime({ className }: { className: string | undefined }) {
  return (
    <span className={`${className} room-time`} aria-hidden="true">
      <i className="turns" />
    </span>
  );
}
