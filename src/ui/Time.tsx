/** A time of day as the page's language writes it, "14.02" or "14:02", and as machines read it. */
export function Time({ children, className }: { children: string; className?: string | undefined }) {
  const [hours, minutes] = children.split(/[.:]/);
  return (
    <time className={className} dateTime={`${hours}:${minutes}`}>
      <span>{hours}</span>
      <span className="colon">{children.charAt(hours?.length ?? 0)}</span>
      <span>{minutes}</span>
    </time>
  );
}
