import type { Content } from '../../../content/types.ts';
import { brand, copyrightYear, seat } from '../../../site.config.ts';
import type { Language } from '../../language/languages.ts';
import { email, origin, socialAddress } from '../../settings.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { sectionIds } from '../section-ids.ts';
import styles from './Footer.module.css';

/** The footer, the desk at night: who we are, how to reach us, where to go. */
export function Footer({ content, language }: { content: Content; language: Language }) {
  const { footer } = content;
  const links = [
    { href: `#${sectionIds.home}`, label: footer.home },
    { href: `#${sectionIds.features}`, label: footer.features },
    { href: `#${sectionIds.about}`, label: footer.aboutLink },
    { href: `#${sectionIds.contact}`, label: footer.contactLink },
  ];
  return (
    <footer className={`on-dark awake ${styles.footer}`} id={sectionIds.contact}>
      <div className="wrap" data-part="">
        <p className={styles.greeting}>
          <Drawing name="bell" />
          <span>
            {Object.entries(footer.greetings).map(([time, words]) => (
              <span key={time} data-greeting={time}>
                {words}
              </span>
            ))}{' '}
            <span>{footer.lookIn}</span>
          </span>
        </p>
        <div className={styles.columns}>
          <p className={styles.about}>{footer.about}</p>
          <div>
            <h2>{footer.contact}</h2>
            <ul>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
              <li className="paper-only">{new URL(origin).host}</li>
              <li lang="tr">
                <span>{`${seat.city}, ${seat.country}`}</span>
              </li>
            </ul>
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">{footer.links}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{footer.social}</h2>
            <ul>
              <li>
                <a href={socialAddress('instagram')}>Instagram</a>
              </li>
              <li>
                <a href={socialAddress('facebook')}>Facebook</a>
              </li>
            </ul>
          </div>
        </div>
        <p className={styles.copyright}>{`© ${copyrightYear} ${brand[language]}`}</p>
      </div>
    </footer>
  );
}
