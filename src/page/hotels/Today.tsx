import { memo } from 'react';
import { type Stay, sampleStays } from '../../../content/sample-stays.ts';
import { monthDay, type OfDay } from './month.ts';
import styles from './Today.module.css';

/** Who comes or goes, with the room. */
function Names({ stays, nobody, panel }: { stays: readonly Stay[]; nobody: string; panel: OfDay['panel'] }) {
  return (
    <dd>
      {stays.length
        ? stays.map(({ room, guests }) => (
            <span key={room}>
              <b lang="tr">{guests.join(', ')}</b> <span>{panel.inRoom(room)}</span>
            </span>
          ))
        : nobody}
    </dd>
  );
}

/** The day's guests who come and who go. */
export const Today = memo(function Today({ day, panel }: OfDay) {
  const { arriving, leaving } = monthDay(sampleStays, day);
  return (
    <dl className={styles.today}>
      <div>
        <dt>{panel.arriving}</dt>
        <Names stays={arriving} nobody={panel.nobodyArrives} panel={panel} />
      </div>
      <div>
        <dt>{panel.leaving}</dt>
        <Names stays={leaving} nobody={panel.nobodyLeaves} panel={panel} />
      </div>
    </dl>
  );
});
