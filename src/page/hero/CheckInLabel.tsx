import type { ReactNode, Ref } from 'react';
import type { Content } from '../../../content/types.ts';
import { GuestName } from '../../guest/GuestName.tsx';
import type { Guest } from '../../guest/stored-guest.ts';
import { useGuest } from '../../guest/use-guest.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Time } from '../../ui/Time.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './CheckInLabel.module.css';
import { nameSize } from './name-size.ts';

type Card = Content['hero']['card'];

const stays = ['in', 'out'] as const;

/** Two texts in one place, for a guest who is in and for one who is out. Both are laid out, so that nothing moves. */
function InOrOut({ children }: { children: (stay: Guest['stay']) => ReactNode }) {
  return (
    <span className="stack">
      {stays.map((stay) => (
        <span key={stay} data-of={stay}>
          {children(stay)}
        </span>
      ))}
    </span>
  );
}

/** A line of the label, written or waiting to be. */
function Line({ label, date, value }: { label: string; date?: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      {value ? (
        <dd>
          {date ? <span>{`${date} `}</span> : null}
          <span>{value}</span>
        </dd>
      ) : (
        <dd className={styles.unwritten} />
      )}
    </div>
  );
}

/** Who is in or out: the visitor's pet, or both sample guests. */
function Guests({ card }: { card: Card }) {
  const { guest, names } = useGuest();
  const own = guest?.name ? guest : undefined;
  return (
    <p className={styles.guests}>
      <span
        className={styles.name}
        data-size={nameSize(own?.name ?? `${names.cat} ${card.and} ${names.dog}`)}
      >
        {own ? (
          <GuestName of={own.species} />
        ) : (
          <>
            <GuestName of="cat" /> <span>{card.and}</span> <GuestName of="dog" />
          </>
        )}
      </span>{' '}
      <InOrOut>{(stay) => card.says[stay][own ? 'one' : 'two']}</InOrOut>
    </p>
  );
}

interface CheckInLabelProps {
  card: Card;
  /** The app's key, once the guest is out. */
  getApp: string;
  outButton: Ref<HTMLButtonElement>;
  appLink: Ref<HTMLAnchorElement>;
  onCheckOut: () => void;
  onBeginAnew: () => void;
}

/**
 * The written face of the check-in card. Its code cannot be decoded: the corners are keys, and the bell covers half
 * the modules.
 */
export function CheckInLabel({
  card,
  getApp,
  outButton,
  appLink,
  onCheckOut,
  onBeginAnew,
}: CheckInLabelProps) {
  const stay = useGuest().guest?.stay;
  return (
    <div className={styles.written} data-face="written">
      <div>
        <Guests card={card} />
        <dl>
          <Line label={card.checkIn} date={card.checkInDate} value={card.entries.in.time} />
          <Line
            label={card.checkOut}
            date={card.checkOutDate}
            value={stay === 'out' ? card.entries.out.time : undefined}
          />
          <Line label={card.roomLabel} value="7" />
        </dl>
      </div>
      <div className={styles.code} aria-hidden="true">
        <Drawing name="sample-code" />
        <span className={`${styles.bell} ${stay ? 'awake' : ''}`}>
          <Drawing name="bell" />
          {stay === 'in' ? <Drawing name="rings" className={styles.rings} /> : null}
        </span>
      </div>
      <p className={styles.entry}>
        <InOrOut>
          {(of) => (
            <>
              <Time>{card.entries[of].time}</Time> <strong>{card.entries[of].status}</strong>{' '}
              <span>{card.entries[of].note}</span>
            </>
          )}
        </InOrOut>
      </p>
      <div className={`stack with-script ${styles.steps}`}>
        <div className={styles.step} data-of="in">
          <button ref={outButton} type="button" className={`key-button ${styles.key}`} onClick={onCheckOut}>
            <span>{card.actions.out}</span>
          </button>
          <a className={`target ${styles.link}`} href={`#${sectionIds.home}`}>
            {card.actions.room}
          </a>
        </div>
        <div className={styles.step} data-of="out">
          <a ref={appLink} className={`key-button ${styles.key}`} href={`#${sectionIds.appStore}`}>
            <span>{getApp}</span>
          </a>
          <button type="button" className={`target ${styles.link}`} onClick={onBeginAnew}>
            {card.actions.again}
          </button>
        </div>
      </div>
    </div>
  );
}
