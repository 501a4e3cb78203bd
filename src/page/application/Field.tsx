import type { Field as FieldWords } from '../../../content/types.ts';
import { type FieldName, type FieldSpec, fields } from '../../../contract/fields.ts';
import styles from './Field.module.css';

interface FieldProps {
  name: FieldName;
  words: FieldWords;
  placeholder: string;
  /** Says beside the label that a question may leave the field empty. */
  ifAny?: string | undefined;
}

/** A labelled field of the registration card. It is uncontrolled: the browser keeps what is typed. */
export function Field({ name, words, placeholder, ifAny }: FieldProps) {
  const { type = 'text', autoComplete, required, rows, wide }: FieldSpec = fields[name];
  const shared = {
    className: 'bordered',
    id: name,
    name,
    'data-key': name,
    placeholder: placeholder || undefined,
    required,
  };
  return (
    <div className={styles.field} data-wide={wide || undefined} data-field={name}>
      <label htmlFor={name}>
        <span>{words.label}</span>
        {ifAny ? <span className={`for-question ${styles.ifAny}`}>{` ${ifAny}`}</span> : null}
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
