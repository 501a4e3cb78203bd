import type { Content, StoreLabel } from '../../../content/types.ts';
import type { Language } from '../../language/languages.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './AppStore.module.css';
import { appStoreAddress, googlePlayAddress } from './store-addresses.ts';

function StoreLink({ href, label }: { href: string; label: StoreLabel }) {
  return (
    <a href={href} rel="noopener">
      <span>
        <span>{label.before}</span>
        <b lang="en">{label.store}</b>
        <span>{label.after}</span>
      </span>
    </a>
  );
}

/** The call to download: two plain store buttons, and a tag to scan. */
export function AppStore({ content, language }: { content: Content; language: Language }) {
  const { store } = content;
  return (
    <section className={styles.store} id={sectionIds.appStore} aria-labelledby="app-store-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 className="huge" id="app-store-title">
            {store.title}
          </h2>
          <p className="lead">{store.lead}</p>
          <div className={styles.stores}>
            <StoreLink href={appStoreAddress(language)} label={store.appStore} />
            <StoreLink href={googlePlayAddress(language)} label={store.googlePlay} />
          </div>
        </div>
        <div className={styles.tag}>
          <span className={styles.string} aria-hidden="true" />
          <div className={styles.face}>
            <QrCode name="download" alt={store.qrAlt} />
            <p>{store.tag}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
