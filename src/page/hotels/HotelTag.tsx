import { useEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { fillField } from '../../application/fill-field.ts';
import { PAGE_READY } from '../../shared/page-events.ts';
import { sectionIds } from '../section-ids.ts';
import styles from './HotelTag.module.css';
import { tagSize } from './tag-size.ts';

const LINK_ID = 'hotel-tag-link';

/** The name in the field, in which each pasted line break becomes a space. The caret stays where it is. */
function readName(field: HTMLTextAreaElement): string {
  const { value, selectionEnd } = field;
  if (value.includes('\n')) {
    field.value = value.replaceAll('\n', ' ');
    field.setSelectionRange(selectionEnd, selectionEnd);
  }
  return field.value;
}

/** A luggage label with a field for the hotel's name, which also fills the application's; and a link to the form. */
export function HotelTag({ content }: { content: Content }) {
  const { vacancy, apply } = content.hotels;
  const field = useRef<HTMLTextAreaElement>(null);
  const [name, setName] = useState('');

  useEffect(() => {
    // Copies what was typed before React ran, once the application's draft is restored. An empty tag must not clear
    // the draft.
    const onReady = () => {
      const typed = field.current && readName(field.current);
      if (!typed) return;
      setName(typed);
      fillField('hotelName', typed);
    };
    document.addEventListener(PAGE_READY, onReady, { once: true });
    return () => document.removeEventListener(PAGE_READY, onReady);
  }, []);

  const onInput = () => {
    const typed = field.current ? readName(field.current) : '';
    setName(typed);
    fillField('hotelName', typed);
  };

  return (
    <div className={`on-light bordered ${styles.free} screen-only`}>
      <div className={`punched-top bordered ${styles.tag}`} data-sample="hotel-tag">
        <label htmlFor="hotel-tag">{content.application.fields.hotelName.label}</label>
        <div className={styles.field} data-name={name} data-size={tagSize(name)}>
          <textarea
            ref={field}
            className="with-script"
            id="hotel-tag"
            data-key="hotel-tag"
            data-enter={LINK_ID}
            rows={2}
            maxLength={40}
            placeholder=" "
            // A browser would restore the name after a reload, and the tag would fill it in again after the sending.
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            onInput={onInput}
          />
        </div>
      </div>
      <h3>{vacancy}</h3>
      <a
        id={LINK_ID}
        className="key-button"
        href={`#${sectionIds.hotelApplication}`}
        data-purpose="application"
      >
        {apply}
      </a>
    </div>
  );
}
