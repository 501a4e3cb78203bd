import type { Field as FieldWords } from '../../../content/types.ts';
import type { Application } from '../../application/application.ts';
import styles from './Field.module.css';

interface FieldProps {
  name: keyof Application;
  words: FieldWords;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  /** Lines of a text area; without it the field is one line. */
  rows?: number;
  /** Whether it takes the card's whole width. */
  wide?: boolean;
}

/** A labelled field of the registration card. It is uncontrolled: the browser keeps what is typed. */
export function Field({ name, words, type = 'text', autoComplete, required, rows, wide }: FieldProps) {
  const shared = {
    className: 'bordered',
    id: name,
    name,
    'data-key': name,
    placeholder: words.placeholder || undefined,
    required,
  };
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <label htmlFor={name}>
        <span>{words.label}</span>
        {required ? (
          <b aria-hidden="true" className={styles.asterisk}>
            *
          </b>
        ) : null}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={type}
          autoComplete={autoComplete}
          {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </div>
  );
}
