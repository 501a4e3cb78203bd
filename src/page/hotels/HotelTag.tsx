import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { Content } from '../../../content/types.ts';
import { fillField } from '../../application/fill-field.ts';
import { PAGE_READY } from '../../loading/page-events.ts';
import { sectionIds } from '../section-ids.ts';
import styles from './HotelTag.module.css';

/** A luggage label with a field for the hotel's name, which also fills the application's; and a link to the form. */
export function HotelTag({ content }: { content: Content }) {
  const { vacancy, apply } = content.hotels;
  const field = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // Copies what was typed before React ran, once the application's draft is restored. An empty tag must not clear
    // the draft.
    const onReady = () => {
      if (field.current?.value) fillField('hotelName', field.current.value);
    };
    document.addEventListener(PAGE_READY, onReady, { once: true });
    return () => document.removeEventListener(PAGE_READY, onReady);
  }, []);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    link.current?.click();
  };

  return (
    <div className={`on-light bordered ${styles.free} screen-only`}>
      <form
        className={`punched-top bordered ${styles.tag}`}
        data-sample="hotel-tag"
        data-key="hotel-tag-form"
        onSubmit={onSubmit}
      >
        <label htmlFor="hotel-tag">{content.application.fields.hotelName.label}</label>
        <input
          ref={field}
          className="with-script"
          id="hotel-tag"
          data-key="hotel-tag"
          type="text"
          maxLength={40}
          placeholder=" "
          autoComplete="organization"
          enterKeyHint="go"
          onChange={({ target }) => fillField('hotelName', target.value)}
        />
        <i className={`without-script ${styles.line}`} />
        {/* For Enter in the field; other visitors use the link. */}
        <button type="submit" hidden>
          {apply}
        </button>
      </form>
      <h3>{vacancy}</h3>
      <a
        ref={link}
        className="key-button"
        href={`#${sectionIds.hotelApplication}`}
        data-purpose="application"
      >
        {apply}
      </a>
    </div>
  );
}
