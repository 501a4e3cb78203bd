import gb from 'flags/GB.svg';
import turkey from 'flags/TR.svg';
import { type Language, languageCodes, languagePath, languages } from '../../language/languages.ts';
import styles from './Flags.module.css';

const flags: Readonly<Record<Language, string>> = { tr: turkey, en: gb };

interface FlagsProps {
  language: Language;
  onSwitch: (language: Language) => void;
  label: string;
  /** Whether the languages' names stand beside the flags. */
  named?: boolean;
}

/** The two flag buttons: links to the other document, switched in place by script. */
export function Flags({ language, onSwitch, label, named = false }: FlagsProps) {
  return (
    <ul className={styles.flags} aria-label={label}>
      {languageCodes.map((code) => {
        const { name } = languages[code];
        return (
          <li key={code}>
            <a
              href={languagePath(code, import.meta.env.BASE_URL)}
              lang={code}
              hrefLang={code}
              data-language={code}
              aria-current={code === language ? 'true' : undefined}
              aria-label={named ? undefined : name}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onSwitch(code);
              }}
            >
              {/* Low: else React asks the document to preload each. */}
              <img src={flags[code]} alt="" width="27" height="18" fetchPriority="low" />
              {named ? <span>{name}</span> : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
