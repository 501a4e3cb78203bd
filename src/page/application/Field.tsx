import type { Field as FieldWords } from '../../../content/types.ts';
import { type FieldName, type FieldSpec, fields } from '../../../contract/fields.ts';
import styles from './Field.module.css';

/** A labelled field of the registration card. It is uncontrolled: the browser keeps what is typed. */
export function Field({ name, words }: { name: FieldName; words: FieldWords }) {
  const { type = 'text', autoComplete, required, rows, wide }: FieldSpec = fields[name];
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
