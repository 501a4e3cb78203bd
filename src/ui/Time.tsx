/**
 * A time of day as the page's language writes it, "14.02" or "14:02", and as machines read it. A colon has an element of
 * its own, which gives it room.
 */
export function Time({ children, className }: { children: string; className?: string | undefined }) {
  const [hours = '', minutes = ''] = children.split(/[.:]/);
  return (
    <time className={className} dateTime={`${hours}:${minutes}`}>
      {children.includes(':') ? (
        <>
          <span>{hours}</span>
          <span className="colon">:</span>
          <span>{minutes}</span>
        </>
      ) : (
        children
      )}
    </time>
  );
}
