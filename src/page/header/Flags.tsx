import { type Language, languageCodes, languagePath, languages } from '../../language/languages.ts';
import { isPlainClick } from '../../scroll/anchors.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import styles from './Flags.module.css';

interface FlagsProps {
  language: Language;
  /** Unset in a document without React, where flags are links alone. */
  onSwitch?: ((language: Language) => void) | undefined;
  label: string;
  /** Whether the languages' names stand beside the flags. */
  named?: boolean;
}

/** The two flag buttons: links to the other document, switched in place by script. */
export function Flags({ language, onSwitch, label, named = false }: FlagsProps) {
  return (
    <ul className={styles.flags} aria-label={label}>
      {languageCodes.map((code) => {
        const name = languages[code].name;
        return (
          <li key={code}>
            <a
              className="target place"
              href={languagePath(code, import.meta.env.BASE_URL)}
              lang={code}
              hrefLang={code}
              data-language={code}
              aria-current={code === language ? 'true' : undefined}
              aria-label={named ? undefined : name}
              onClick={(event) => {
                if (!onSwitch || !isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                onSwitch(code);
              }}
            >
              <Drawing name={`flag-${code}`} />
              {named ? <span>{name}</span> : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
