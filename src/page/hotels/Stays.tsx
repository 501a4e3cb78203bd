import { memo } from 'react';
import { ourGuests, ROOMS, sampleStays } from '../../../content/sample-stays.ts';
import { numbers, type OfDay, stayTime } from './month.ts';
import styles from './Stays.module.css';

/** The rooms' stays: bars on the screen, sentences to listeners. */
export const Stays = memo(function Stays({ day, panel }: OfDay) {
  return (
    <ul className={styles.lanes} aria-label={panel.stays}>
      {numbers(ROOMS).map((room) => (
        <li key={room}>
          <span className={styles.room}>
            <span className="visually-hidden">{`${panel.roomNumber} `}</span>
            <span>{room}</span>
          </span>
          <span className={`${styles.stays} turns`}>
            {sampleStays.map((stay) =>
              stay.room === room ? (
                <span
                  key={stay.from}
                  className={styles.stay}
                  data-from={stay.from}
                  data-to={stay.to}
                  data-time={stayTime(stay, day)}
                  data-ours={stay.guests === ourGuests || undefined}
                >
                  <b className="turns" lang="tr">
                    {stay.guests.join(', ')}
                  </b>
                  <span className="visually-hidden">{` ${panel.stay(stay.from, stay.to)}; `}</span>
                </span>
              ) : null,
            )}
          </span>
        </li>
      ))}
    </ul>
  );
});
