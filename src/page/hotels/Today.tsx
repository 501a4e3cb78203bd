import { memo } from 'react';
import { type DayProps, monthDay } from './month.ts';
import { StayNames } from './StayNames.tsx';
import styles from './Today.module.css';

/** The guests of some stays, with their rooms. */
function Names({ stays, nobody, panel }: Omit<DayProps, 'day'> & { nobody: string }) {
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

/** The guests who arrive and who leave on the day. */
export const Today = memo(function Today({ day, stays, panel }: DayProps) {
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
