/** A time of day as the page's language writes it, "14.02" or "14:02", and as machines read it. */
export function Time({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <time className={className} dateTime={children.replace('.', ':')}>
      {children}
    </time>
  );
}
