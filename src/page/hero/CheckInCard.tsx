import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import type { Guest } from '../../guest/stored-guest.ts';
import { type GuestStore, useGuest } from '../../guest/use-guest.ts';
import { tellAct } from '../../shared/page-events.ts';
import styles from './CheckInCard.module.css';
import { CheckInLabel } from './CheckInLabel.tsx';
import { CheckInQuestion, clearQuestion } from './CheckInQuestion.tsx';

/** How long the scanner's line passes over the card, in ms; the styles have it, too. */
const SCAN_TIME = 700;

/** The card's state in a sentence, for screen readers. */
function sentence(card: Content['hero']['card'], { guest, names }: GuestStore): string {
  if (!guest) return card.question;
  const { name, stay } = guest;
  const who = name
    ? `${name} ${card.says[stay].one}`
    : `${names.cat} ${card.and} ${names.dog} ${card.says[stay].two}`;
  return `${who} ${card.entries[stay].note}`;
}

/**
 * The luggage label on the counter, a sample. It asks for the visitor's pet, checks it in and out, and starts again,
 * whatever the room's hour. Without script it shows the sample guests' label, which is served behind the question.
 */
export function CheckInCard({ content }: { content: Content }) {
  const { card } = content.hero;
  const store = useGuest();
  const { guest, change } = store;
  const stay = guest?.stay ?? 'empty';
  const [scan, setScan] = useState<'none' | 'runs' | 'done'>('none');
  const label = useRef<HTMLElement>(null);
  const keys = {
    empty: useRef<HTMLButtonElement>(null),
    in: useRef<HTMLButtonElement>(null),
    out: useRef<HTMLAnchorElement>(null),
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: Guest | undefined) => {
    change(next);
    setScan('done');
    if (next?.stay === 'in') tellAct('Check-in');
  };
  const scanTo = (next: Guest) => {
    if (scan === 'runs') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      write(next);
      return;
    }
    setScan('runs');
    timer.current = setTimeout(() => write(next), SCAN_TIME);
  };
  const beginAnew = () => {
    if (label.current) clearQuestion(label.current);
    write(undefined);
  };

  const shown = useRef<keyof typeof keys>('empty');
  // The pressed button is hidden now, so focus goes to the next key. Some browsers do not focus a pressed button:
  // focus is then on the body.
  useLayoutEffect(() => {
    if (shown.current === stay) return;
    shown.current = stay;
    const { activeElement } = document;
    const isHere = label.current?.contains(activeElement);
    if (isHere || (scan === 'done' && activeElement === document.body)) keys[stay].current?.focus();
  });

  return (
    <aside
      ref={label}
      className={`pin ${styles.hang}`}
      aria-label={card.label}
      data-sample="check-in"
      data-part=""
      data-stay={stay}
      data-scan={scan}
    >
      <div className={`on-light punched-top bordered ${styles.label}`}>
        <p className={styles.kind}>
          <span>{card.title}</span> <small>{content.sample}</small>
        </p>
        <div className={`stack ${styles.faces}`}>
          <CheckInQuestion card={card} button={keys.empty} onCheckIn={scanTo} />
          <CheckInLabel
            card={card}
            getApp={content.store.getApp}
            outButton={keys.in}
            appLink={keys.out}
            onCheckOut={() => guest && scanTo({ ...guest, stay: 'out' })}
            onBeginAnew={beginAnew}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {scan === 'done' ? sentence(card, store) : ''}
      </p>
    </aside>
  );
}
