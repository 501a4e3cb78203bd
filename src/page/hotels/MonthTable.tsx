import { memo } from 'react';
import { ROOMS } from '../../../content/sample-stays.ts';
import styles from './MonthTable.module.css';
import {
  DAYS,
  type DayProps,
  daysInWindow,
  firstDayInWindow,
  nameBeside,
  numbers,
  roomCells,
  stayTime,
  WINDOW,
  weekdayOf,
} from './month.ts';
import { StayNames } from './StayNames.tsx';

/**
 * The month's days, on phones with their weekdays. `data-near` marks the day whose number the key covers, and those
 * beside it.
 */
function Days({ day, panel }: Omit<DayProps, 'stays'>) {
  const first = firstDayInWindow(day);
  return (
    <thead className={styles.days}>
      <tr>
        <td className="turns" />
        {numbers(DAYS).map((number) => {
          const weekday = panel.weekdays[weekdayOf(number)];
          return (
            <th
              key={number}
              scope="col"
              aria-label={`${number} ${weekday?.name}`}
              data-weekday={weekday?.short}
              data-in-window={(number >= first && number < first + WINDOW) || undefined}
              data-near={Math.abs(number - day) < 2 ? (number === day ? 'shown' : 'beside') : undefined}
            >
              {number}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The month as a table: a room is a row, a day a column, a stay a cell as wide as its days. */
export const MonthTable = memo(function MonthTable({ day, stays, panel }: DayProps) {
  const first = firstDayInWindow(day);
  return (
    <table className={`${styles.table} turns`}>
      <caption className="visually-hidden">{panel.stays}</caption>
      <colgroup>
        <col />
        <col span={DAYS} />
      </colgroup>
      <Days day={day} panel={panel} />
      <tbody>
        {numbers(ROOMS).map((room) => (
          <tr key={room}>
            <th scope="row" className="turns">
              <span className="visually-hidden">{`${panel.roomNumber} `}</span>
              {room}
            </th>
            {roomCells(stays, room).map(({ from, days, stay }) =>
              stay ? (
                <td
                  key={from}
                  colSpan={days}
                  className={`punched-start ${styles.stay}`}
                  data-time={stayTime(stay, day)}
                  data-ours={stay.ours}
                  data-begun={from < first || undefined}
                  data-name={nameBeside(stay, first)}
                  // Not as a `style` attribute, which the page's policy refuses in the served HTML.
                  ref={(cell) => cell?.style.setProperty('--seen', String(daysInWindow(stay, first)))}
                  data-goes-on={stay.to > DAYS || undefined}
                >
                  <StayNames stay={stay} className="turns" />
                  <span className="visually-hidden">{` ${panel.stay(stay.from, stay.to)}`}</span>
                </td>
              ) : (
                <td key={from} colSpan={days} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
