import { useEffect, useState } from 'react';
import type { Content, Store, StoreLabel } from '../../../content/types.ts';
import type { Language } from '../../language/languages.ts';
import { origin } from '../../settings.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import type { DrawingName } from '../../ui/drawing-boxes.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { AskNearby } from '../AskNearby.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './AppStore.module.css';
import { storeAddresses, stores } from './store-addresses.ts';
import { TellHotel } from './TellHotel.tsx';

/** Each store's kind of phone. */
const phones: Readonly<Record<Store, DrawingName>> = { appStore: 'phone-island', googlePlay: 'phone-keys' };

/** A link to a store, with a plain drawing of its kind of phone: the stores' own marks may not be redrawn. */
function StoreLink({ store, href, label }: { store: Store; href: string; label: StoreLabel }) {
  return (
    <a className="bordered target" href={href} data-store={store}>
      <Drawing name={phones[store]} />
      <span>
        <span>{label.before}</span>
        <b lang="en">{label.store}</b>
        <span>{label.after}</span>
      </span>
    </a>
  );
}

/** The call to download: two plain store buttons, and a tag to scan where the page is not on the phone itself. */
export function AppStore({ content, language }: { content: Content; language: Language }) {
  const { store } = content;
  const [own, setOwn] = useState<Store>('appStore');
  useEffect(() => {
    if (/Android/.test(navigator.userAgent)) setOwn('googlePlay');
  }, []);
  // The visitor's own store comes first.
  const ordered = [...stores].sort((a, b) => Number(b === own) - Number(a === own));
  return (
    <section
      className={`on-light ${styles.store}`}
      id={sectionIds.appStore}
      aria-labelledby="app-store-title"
    >
      <div className={`wrap ${styles.columns}`} data-part="">
        <div className={styles.text}>
          <h2 className={styles.title} id="app-store-title">
            {store.title}
          </h2>
          <p className={`lead ${styles.lead}`}>
            <span className="screen-only">
              <span>{store.lead.before}</span>
              <span className={styles.extra}>{store.lead.extra}</span>
              <span>{store.lead.after}</span>{' '}
            </span>
            <span>{store.free}</span>
          </p>
          <div className={styles.stores}>
            {ordered.map((name) => (
              <StoreLink
                key={name}
                store={name}
                href={storeAddresses[name](language)}
                label={store.stores[name]}
              />
            ))}
          </div>
          <div>
            <AskNearby content={content} place="stores" />
          </div>
          <TellHotel content={content} language={language} />
        </div>
        <div className={styles.tag}>
          <span className={`pin ${styles.string} screen-only`} aria-hidden="true" />
          <div className={`on-dark punched-top bordered ${styles.face}`}>
            <QrCode alt={store.qrAlt} />
            <p>
              <span>{store.tag}</span>
              <span className="paper-only">{`: ${new URL(origin).host}`}</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
