import type { Stay } from '../../../content/sample-stays.ts';
import { GuestNames } from '../../guest/GuestName.tsx';

interface StayNamesProps {
  stay: Stay;
  className?: string;
}

/** The names of a stay's guests. All but room 7's are invented, and Turkish. */
export function StayNames({ stay: { guests, ours }, className }: StayNamesProps) {
  if (!ours) {
    return (
      <b lang="tr" className={className}>
        {guests.join(', ')}
      </b>
    );
  }
  return (
    <b className={className}>
      <GuestNames />
    </b>
  );
}
