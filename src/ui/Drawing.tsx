import { type DrawingName, viewBoxes } from './drawing-boxes.ts';

/** One of the drawings. Decoration: words beside it say what matters. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox={viewBoxes[name]} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
