import type { Stay } from '../../../content/sample-stays.ts';
import { GuestName } from '../../guest/GuestName.tsx';

/** The names of those who stay: room 7's guests, or others, invented, whose names are Turkish. */
export function StayNames({ stay: { guests, ours } }: { stay: Stay }) {
  if (!ours) return <span lang="tr">{guests.join(', ')}</span>;
  return (
    <>
      <GuestName of="cat" />
      {', '}
      <GuestName of="dog" />
    </>
  );
}
