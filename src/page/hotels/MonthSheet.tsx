import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Stay, sampleStays } from '../../../content/sample-stays.ts';
import { useGuest } from '../../guest/use-guest.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './MonthSheet.module.css';
import { MonthTable } from './MonthTable.tsx';
import { DAYS, type DayProps, FIRST_DAY, monthDay, weekdayOf } from './month.ts';
import { Today } from './Today.tsx';

const guestNames = (stays: readonly Stay[]) => stays.flatMap(({ guests }) => guests).join(', ');

/** The management panel's month of arrivals and departures, a sample: the key slides from day to day. */
export function MonthSheet({ panel }: { panel: DayProps['panel'] }) {
  const { names } = useGuest();
  const stays = useMemo(() => sampleStays(names), [names]);
  const [day, setDay] = useState(FIRST_DAY);
  /** Whether a button changed the day. Unlike the range, a button does not announce the new day. */
  const [stepped, setStepped] = useState(false);
  /** The day in table and lists. They follow heading and key: a slow phone cannot draw all in one frame. */
  const drawn = useDeferredValue(day);
  const sheet = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLElement>(null);
  const range = useRef<HTMLInputElement>(null);

  const turnTo = (next: number, byButton: boolean) => {
    setDay(next);
    setStepped(byButton);
  };
  const step = (by: number) => {
    if (!range.current) return;
    // Set as text: set as a number, it would make React miss a later change back to the value it knows.
    range.current.value = String(range.current.valueAsNumber + by);
    turnTo(range.current.valueAsNumber, true);
  };
  // The range may have been moved before React ran.
  useEffect(() => setDay(range.current?.valueAsNumber ?? FIRST_DAY), []);
  // Not as `style` attributes, which the page's policy refuses in the served HTML.
  useLayoutEffect(() => key.current?.style.setProperty('--day', String(day)), [day]);
  useLayoutEffect(() => {
    for (const part of sheet.current?.querySelectorAll<HTMLElement>('.turns') ?? []) {
      part.style.setProperty('--day', String(drawn));
    }
  }, [drawn]);

  const { arrived, departed, inHouse, arriving, leaving } = monthDay(stays, day);
  const date = panel.date(day);
  const weekday = panel.weekdays[weekdayOf(day)]?.name ?? '';
  const sentence = panel.summary({
    date,
    weekday,
    inHouse,
    arriving: guestNames(arriving),
    leaving: guestNames(leaving),
  });
  const totals = [
    [panel.checkIns, arrived],
    [panel.checkOuts, departed],
    [panel.inHouse, inHouse],
  ] as const;

  return (
    <div
      className={`on-light bordered ${styles.panel} screen-only`}
      data-sample="month"
      data-part=""
      ref={sheet}
    >
      <div className={styles.head}>
        <div className={styles.turn}>
          <button
            type="button"
            className={`icon-button ${styles.step}`}
            data-early
            data-key="previous-day"
            aria-label={panel.previous}
            aria-disabled={day === 1}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-right" />
          </button>
          <h3>
            <span>{date}</span> <span className={styles.weekday}>{weekday}</span>
          </h3>
          <button
            type="button"
            className={`icon-button ${styles.step}`}
            data-early
            data-key="next-day"
            aria-label={panel.next}
            aria-disabled={day === DAYS}
            onClick={() => step(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
        <p className={`line ${styles.label}`}>
          <span>{panel.label}</span> <b className="with-script">{panel.hint}</b>
        </p>
        <dl className={styles.totals}>
          {totals.map(([label, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the same in both languages, the text is not
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.month} data-part="">
        <div className={styles.window}>
          <MonthTable day={drawn} stays={stays} panel={panel} />
        </div>
        <div className={`${styles.track} turns`}>
          <i className={`punched-top ${styles.key}`} ref={key} aria-hidden="true">
            {day}
          </i>
          {/* Browsers would restore the value after a reload or on the way back, but not the sheet around it. */}
          <input
            ref={range}
            className="cover slider with-script"
            type="range"
            data-key="day"
            autoComplete="off"
            aria-label={panel.dayLabel}
            aria-valuetext={sentence}
            min={1}
            max={DAYS}
            defaultValue={FIRST_DAY}
            onChange={({ target }) => turnTo(target.valueAsNumber, false)}
          />
        </div>
      </div>
      <Today day={drawn} stays={stays} panel={panel} />
      <p className="visually-hidden" role="status">
        {stepped ? sentence : ''}
      </p>
    </div>
  );
}
