import { memo } from 'react';
import { monthDay, type OfDay } from './month.ts';
import { StayNames } from './StayNames.tsx';
import styles from './Today.module.css';

/** Who comes or goes, with the room. */
function Names({ stays, nobody, panel }: Omit<OfDay, 'day'> & { nobody: string }) {
  return (
    <dd>
      {stays.length
        ? stays.map((stay) => (
            <span key={stay.room}>
              <StayNames stay={stay} /> <span>{panel.inRoom(stay.room)}</span>
            </span>
          ))
        : nobody}
    </dd>
  );
}

/** The day's guests who come and who go. */
export const Today = memo(function Today({ day, stays, panel }: OfDay) {
  const { arriving, leaving } = monthDay(stays, day);
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
