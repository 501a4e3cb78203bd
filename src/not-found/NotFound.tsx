import '../styles/index.css';
import type { Content } from '../../content/types.ts';
import { type Language, languageCodes, languagePath } from '../language/languages.ts';
import { Header } from '../page/header/Header.tsx';
import { Drawing } from '../ui/Drawing.tsx';
import styles from './NotFound.module.css';
import { Rack } from './Rack.tsx';

interface NotFoundProps {
  language: Language;
  contents: Readonly<Record<Language, Content>>;
}

const homeOf = (language: Language) => languagePath(language, import.meta.env.BASE_URL);

/**
 * The 404 page: the wall of pigeonholes by night, with room 7's place empty. Static hosts show the page of one
 * language to everybody, so each also says it in the other.
 */
export function NotFound({ language, contents }: NotFoundProps) {
  const { notFound } = contents[language];
  const others = languageCodes.filter((code) => code !== language);
  return (
    <>
      <Header content={contents[language]} language={language} page={homeOf(language)} />
      <main className={`on-dark ${styles.wall}`}>
        <div className={styles.text}>
          <h1>{notFound.title}</h1>
          <p className="lead">{notFound.text}</p>
          <div className={styles.action}>
            <a className="key-button" href={homeOf(language)}>
              {notFound.home}
            </a>
            <Drawing name="bell" className={styles.bell} />
          </div>
        </div>
        <Rack>
          <span className={`bordered ${styles.empty}`}>
            {/* Two eyes in the dark room. */}
            <svg className={styles.eyes} viewBox="0 0 128 40" aria-hidden="true">
              <path d="M2 20a19 19 0 1 1 38 0 19 19 0 1 1-38 0zm86 0a19 19 0 1 1 38 0 19 19 0 1 1-38 0z" />
              <path d="M11 23a5 12 0 1 1 10 0 5 12 0 1 1-10 0zm86 0a5 12 0 1 1 10 0 5 12 0 1 1-10 0z" />
            </svg>
          </span>
        </Rack>
      </main>
      <footer className={`counter on-dark ${styles.counter}`}>
        {others.map((code) => (
          <p key={code} lang={code}>
            <span>{contents[code].notFound.title}</span>{' '}
            <a className={`target ${styles.back}`} href={homeOf(code)} hrefLang={code} data-language={code}>
              {contents[code].notFound.home}
            </a>
          </p>
        ))}
      </footer>
    </>
  );
}
