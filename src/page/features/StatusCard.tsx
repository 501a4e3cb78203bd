import type { Content, Status } from '../../../content/types.ts';
import { GuestName } from '../../guest/GuestName.tsx';
import { useGuest } from '../../guest/use-guest.ts';
import { photos } from '../../pictures/pictures.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Time } from '../../ui/Time.tsx';
import { FeatureHead } from './FeatureHead.tsx';
import styles from './StatusCard.module.css';
import { statuses, statusLights } from './statuses.ts';

const FIRST_STATUS: Status = 'eaten';

/**
 * A status as the staff mark it and as the owner's phone shows it. It works with CSS alone. It is about the visitor's
 * pet, or the sample dog.
 */
export function StatusCard({ content }: { content: Content }) {
  const words = content.features.status;
  const { guest, names } = useGuest();
  const species = guest?.name ? guest.species : 'dog';
  const name = names[species];
  return (
    <article className={`on-light bordered ${styles.card}`} data-sample="status" data-part="">
      <FeatureHead {...words} sample={content.sample} />
      <div className={`${styles.sides} screen-only`}>
        <fieldset className={styles.side}>
          <legend className="visually-hidden">{words.statusesLabel(name)}</legend>
          <p className={styles.name} aria-hidden="true">
            {words.atHotel}
          </p>
          <div className={`bordered ${styles.panel}`}>
            <p className={styles.small}>{words.panel}</p>
            <p className={styles.guest}>
              <b>
                <GuestName of={species} />
              </b>{' '}
              <span>{content.room}</span>
            </p>
            {statuses.map((status) => (
              <label key={status} className="punched-start">
                <input
                  className="cover"
                  type="radio"
                  name="status"
                  value={status}
                  data-key={`status-${status}`}
                  defaultChecked={status === FIRST_STATUS}
                />
                <span>{words.statuses[status].status}</span>
              </label>
            ))}
            <p className={`stack ${styles.small} ${styles.sent}`}>
              {statuses.map((status) => (
                <span key={status} data-of={status}>
                  <span>{words.sent}</span> <Time>{words.statuses[status].time}</Time>
                </span>
              ))}
            </p>
          </div>
        </fieldset>
        {/* biome-ignore lint/a11y/useSemanticElements: a phone is no set of fields */}
        <div className={styles.side} role="group" aria-label={words.notification}>
          <p className={styles.name} aria-hidden="true">
            {words.onPhone}
          </p>
          <div className={`stack bordered ${styles.phone}`} aria-live="polite">
            {statuses.map((status) => {
              const { time, date, photoAlts, headline, note } = words.statuses[status];
              return (
                <div key={status} data-of={status} data-light={statusLights[status]}>
                  <p className={styles.clock}>
                    <Time>{time}</Time> <span>{date}</span>
                  </p>
                  <div className={`bordered ${styles.note}`}>
                    <Picture source={photos[species][status]} alt={photoAlts[species]} sizes="300px" />
                    <div className={styles.words}>
                      <p className={styles.from}>
                        <Drawing name="mark" /> <span>{words.sender}</span>
                      </p>
                      <p className={styles.headline}>{headline(name)}</p>
                      <p>{note}</p>
                    </div>
                  </div>
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </article>
  );
}
