import { roomHour, scenes } from '../../../content/room-day.ts';
import { type HourView, hourText } from './hour-view.ts';
import { entries, hoursOf, inRoom, part, range, room } from './room-elements.ts';

/** The visitor's own hour and minute. */
export interface OwnTime {
  hour: number;
  minute: number;
}

/** Numbers nearer than this to the visitor's own hour are hidden, in px from middle to middle: 16 px between the texts. */
const NUMBERS_KEEP_AWAY = 50;

const NOTICE_ENTERS = { opacity: [0, 1], translate: ['0 -16px', '0'] };

/**
 * Moves the key and the digits to the hour and writes the range's text. On the visitor's own hour the digits have
 * minutes.
 */
export function showHour(hour: number, view: HourView, own: OwnTime | undefined): void {
  for (const turned of inRoom('.turns')) turned.style.setProperty('--hour', String(hour));
  const slider = range();
  if (!slider) return;
  const { minutes = '', lights = '' } = slider.dataset;
  const digits = own?.hour === hour ? String(own.minute).padStart(2, '0') : minutes.slice(1);
  for (const time of inRoom('.room-time')) time.dataset.minutes = digits;
  const notice = inRoom(`[data-news="${view.notice}"] strong`)[0]?.textContent ?? '';
  const light = lights.split('|')[scenes.findIndex((scene) => scene.hour === view.scene)] ?? '';
  slider.valueAsNumber = hour;
  slider.ariaValueText = hourText(hour, minutes, light, notice);
}

/** Marks the visitor's own hour below the strip, and hides the numbers too near to it. */
export function markOwnHour(hour: number): void {
  const mark = part('now');
  if (!mark) return;
  room().toggleAttribute('data-now', true);
  mark.style.setProperty('--hour', String(hour));
  const labels = inRoom('[data-scale]');
  // A number is as wide as its hour.
  const step = labels[0]?.getBoundingClientRect().width ?? 0;
  for (const label of labels) {
    const labelled = roomHour(Number(label.dataset.scale)) ?? hour;
    label.toggleAttribute('data-hidden', Math.abs(labelled - hour) * step < NUMBERS_KEEP_AWAY);
  }
}

/** Shows the hour's notice on the owner's phone, and marks its entry on the day sheet. */
export function showEntries(hour: number, { line, notice, age }: HourView): void {
  for (const entry of entries()) {
    entry.toggleAttribute('data-ahead', hoursOf(entry, 'hour') > hour);
    entry.toggleAttribute('data-shown', hoursOf(entry, 'hour') === line);
  }
  for (const news of inRoom('[data-news]')) {
    news.toggleAttribute('data-shown', hoursOf(news, 'news') === notice);
  }
  for (const text of inRoom('[data-age]')) {
    text.toggleAttribute('data-shown', hoursOf(text, 'age') === age);
  }
}

/** Slides the notice in, as a new one arrives on a phone. */
export function slideNoticeIn(): void {
  part('notice')?.animate(NOTICE_ENTERS, { duration: 250, easing: 'ease-out' });
}
