/** The hour of room 7 in digits, as the clock turns it; the range says it in words. */
export function RoomTime({ className }: { className: string | undefined }) {
  return (
    <span className={`${className} room-time`} aria-hidden="true">
      <i className="turns" />
    </span>
  );
}
