import type { Content } from '../../../content/types.ts';
import { brand } from '../../../site.config.ts';
import type { Language } from '../../language/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dialogIds, navigationLinks, sectionIds } from '../section-ids.ts';
import { Brand } from './Brand.tsx';
import { Flags } from './Flags.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  content: Content;
  language: Language;
  onSwitch?: (language: Language) => void;
  /** Address of the page, if the header is in another document, which has no menu. */
  page?: string;
}

/** The header: it floats over the page and docks at the top as the page scrolls. */
export function Header({ content, language, onSwitch, page = '' }: HeaderProps) {
  const { header } = content;
  return (
    <header className={`bordered ${styles.header}`} data-whole={page ? '' : undefined}>
      <div className={styles.row}>
        <div className={styles.start}>
          <a className={`target ${styles.home}`} href={page || `#${sectionIds.home}`}>
            <Brand name={brand[language]} />
          </a>
          <nav className={styles.links} aria-label={header.navigation}>
            {navigationLinks(content, page).map(({ href, label }) => (
              // The first script may mark the current link before React runs.
              <a key={href} className="target place" href={href} suppressHydrationWarning>
                {label}
              </a>
            ))}
          </nav>
          <Flags language={language} onSwitch={onSwitch} label={header.languages} />
        </div>
        {/* The slot is as wide as its label, written a second time by the styles. */}
        <span className={styles.slot} data-label={header.getApp}>
          <span className={styles.spare}>
            <a className={`key-button ${styles.app}`} href={`${page}#${sectionIds.appStore}`}>
              {header.getApp}
            </a>
          </span>
        </span>
      </div>
      <a className={`target bordered ${styles.contact}`} href={`${page}#${sectionIds.contactPage}`}>
        {header.contactUs}
      </a>
      {page ? null : (
        <button
          className={`icon-button ${styles.menu}`}
          type="button"
          command="show-modal"
          commandfor={dialogIds.menu}
          data-menu=""
          aria-label={header.openMenu}
        >
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}
