import type { Content } from '../../../content/types.ts';
import { brand } from '../../../site.config.ts';
import type { Language } from '../../language/languages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dialogIds, navigationLinks, sectionIds } from '../section-ids.ts';
import { Brand } from './Brand.tsx';
import { Flags } from './Flags.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  content: Content;
  language: Language;
  onSwitch: (language: Language) => void;
}

/** The navigation in narrow windows: a dialog over the page. */
export function Menu({ content, language, onSwitch }: MenuProps) {
  const { header, store } = content;
  return (
    <Dialog
      id={dialogIds.menu}
      className={`on-dark ${styles.menu}`}
      label={header.menu}
      heading={<Brand name={brand[language]} />}
      closeLabel={header.closeMenu}
    >
      <nav className={styles.links} aria-label={header.navigation}>
        {navigationLinks(content).map(({ href, label }, index) => (
          <a key={href} className="target" href={href} suppressHydrationWarning>
            <span className="tag" aria-hidden="true">
              {index + 1}
            </span>
            <span>{label}</span>
          </a>
        ))}
      </nav>
      <a className="key-button" href={`#${sectionIds.appStore}`}>
        {store.getApp}
      </a>
      <a className={`key-button ${styles.contact}`} href={`#${sectionIds.contactPage}`}>
        {header.contactUs}
      </a>
      <Flags language={language} onSwitch={onSwitch} label={header.languages} named />
    </Dialog>
  );
}
