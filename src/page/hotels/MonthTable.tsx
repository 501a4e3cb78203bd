import { memo } from 'react';
import { ourGuests, ROOMS, sampleStays } from '../../../content/sample-stays.ts';
import styles from './MonthTable.module.css';
import {
  DAYS,
  firstDayInWindow,
  nameBeside,
  numbers,
  type OfDay,
  roomCells,
  stayTime,
  WINDOW,
  weekdayOf,
} from './month.ts';

const rows = numbers(ROOMS).map((room) => ({ room, cells: roomCells(sampleStays, room) }));

/** The month's days. The key covers the number of the day shown, and leaves the two beside it room. */
function Days({ day, panel }: OfDay) {
  const first = firstDayInWindow(day);
  return (
    <thead>
      <tr>
        <td className="turns" />
        {numbers(DAYS).map((number) => (
          <th
            key={number}
            scope="col"
            data-in-window={(number >= first && number < first + WINDOW) || undefined}
            data-near={Math.abs(number - day) < 2 ? (number === day ? 'shown' : 'beside') : undefined}
          >
            <small>{panel.weekdays[weekdayOf(number)]?.short}</small> <span>{number}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The month as a table: a room is a row, a day a column, a stay a cell as wide as its days. */
export const MonthTable = memo(function MonthTable({ day, panel }: OfDay) {
  const first = firstDayInWindow(day);
  return (
    <table className={`${styles.table} turns`}>
      <caption className="visually-hidden">{panel.stays}</caption>
      <colgroup>
        <col />
      </colgroup>
      <Days day={day} panel={panel} />
      <tbody>
        {rows.map(({ room, cells }) => (
          <tr key={room}>
            <th scope="row" className="turns">
              <span className="visually-hidden">{`${panel.roomNumber} `}</span>
              <span>{room}</span>
            </th>
            {cells.map(({ from, days, stay }) =>
              stay ? (
                <td
                  key={from}
                  colSpan={days}
                  className={styles.stay}
                  data-time={stayTime(stay, day)}
                  data-ours={stay.guests === ourGuests || undefined}
                  data-begun={from < first || undefined}
                  data-name={nameBeside(stay, first)}
                  data-goes-on={stay.to > DAYS || undefined}
                >
                  <b className="turns" lang="tr">
                    {stay.guests.join(', ')}
                  </b>
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
