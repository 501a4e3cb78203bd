import { type Stay, sampleStays } from '../../../content/sample-stays.ts';
import type { Content } from '../../../content/types.ts';
import styles from './MonthSheet.module.css';

type Panel = Content['hotels']['panel'];

const DAYS = 30;
/** Today on the sample sheet. */
const TODAY = 7;
/** Room 7, whose day the page shows. */
const OUR_ROOM = 7;

const days = Array.from({ length: DAYS }, (_, index) => index + 1);
const isWeekend = (day: number) => [6, 0].includes(day % 7);

/** A guest's row: empty days before, the stay, empty days after. */
function StayRow({ stay, panel }: { stay: Stay; panel: Panel }) {
  const { room, guest, from, to } = stay;
  return (
    <tr data-ours={room === OUR_ROOM || undefined}>
      <th scope="row">
        <span className="visually-hidden">{panel.roomNumber}</span> <b>{room}</b>{' '}
        <span lang="tr">{guest}</span> <span className={styles.dates}>{panel.stay(from, to)}</span>
      </th>
      {from > 1 ? <td colSpan={from - 1} /> : null}
      <td colSpan={to - from + 1}>
        <span className={styles.bar}>
          <i aria-hidden="true">{from}</i>
          <i aria-hidden="true">{to}</i>
        </span>
      </td>
      {to < DAYS ? <td colSpan={DAYS - to} /> : null}
    </tr>
  );
}

/** The management panel's month of check-ins and check-outs, a sample, as a real table. */
export function MonthSheet({ panel }: { panel: Panel }) {
  const totals = [
    { label: panel.checkIns, value: sampleStays.filter(({ from }) => from <= TODAY).length },
    { label: panel.checkOuts, value: sampleStays.filter(({ to }) => to < TODAY).length },
    {
      label: panel.inHouse,
      value: sampleStays.filter(({ from, to }) => from <= TODAY && TODAY <= to).length,
    },
  ];
  return (
    <div className={`${styles.panel} screen-only`}>
      <div className={styles.top}>
        <h3 className={styles.month} id="month-title">
          {panel.month}
        </h3>
        <p className={styles.label}>{panel.label}</p>
        <dl>
          {totals.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a text, is what stays in both languages
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className={styles.sheet} aria-labelledby="month-title">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{panel.guest}</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-weekend={isWeekend(day) || undefined}
                aria-current={day === TODAY ? 'date' : undefined}
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleStays.map((stay) => (
            <StayRow key={`${stay.room}-${stay.guest}`} stay={stay} panel={panel} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
