import { sampleGuests } from '../../content/sample-guests.ts';
import type { Species } from '../../content/types.ts';
import { useGuest } from './use-guest.ts';

/** The name of room 7's cat or dog, isolated from the text around it, which may run in another direction. */
export function GuestName({ of }: { of: Species }) {
  const name = useGuest().names[of];
  return <bdi lang={name === sampleGuests[of] ? 'tr' : undefined}>{name}</bdi>;
}

/** The names of both of room 7's guests, the cat first. */
export function GuestNames() {
  return (
    <>
      <GuestName of="cat" />
      {', '}
      <GuestName of="dog" />
    </>
  );
}
