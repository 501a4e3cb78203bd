/** A time of day as the page's language writes it, "14.02" or "14:02", and as machines read it. */
export function Time({ children, className }: { children: string; className?: string | undefined }) {
  const [hours = '', minutes] = children.split(/[.:]/);
  const separator = children.charAt(hours.length);
  return (
    <time className={className} dateTime={`${hours}:${minutes}`}>
      <span>{hours}</span>
      <span className={separator === ':' ? 'colon' : undefined}>{separator}</span>
      <span>{minutes}</span>
    </time>
  );
}
