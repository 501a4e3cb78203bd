import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { Content } from '../../../content/types.ts';
import { fieldNames } from '../../../contract/fields.ts';
import { keepDraft } from '../../application/draft.ts';
import { emptyBlankFields, fieldsAreValid, formField } from '../../application/form-fields.ts';
import { clearTooLarge, stopTooLarge } from '../../application/size-limit.ts';
import type { ApplicationState } from '../../application/use-application.ts';
import { email } from '../../settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dialogIds } from '../section-ids.ts';
import styles from './ApplicationForm.module.css';
import { BackOnline } from './BackOnline.tsx';
import { Field } from './Field.tsx';
import { MailLink } from './MailLink.tsx';

interface ApplicationFormProps {
  content: Content;
  state: ApplicationState;
}

/** The hotel application (spec §3 to §5). The browser validates the fields; only their size is checked here. */
export function ApplicationForm({ content, state }: ApplicationFormProps) {
  const { application } = content;
  const { status, submit, prepare } = state;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = status === 'sending';

  useEffect(() => {
    // A button that was disabled has lost the focus it had.
    if ((status === 'error' || status === 'sent-before-edit') && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [status]);

  useEffect(() => (form.current ? keepDraft(form.current) : undefined), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field's message does not follow a switch of language
  useEffect(() => {
    if (form.current) clearTooLarge(form.current);
  }, [application]);

  // Runs before the browser validates. Blank fields become empty, so that the browser's own message appears. If our
  // fields are valid, it does not validate: an extension's hidden required field would stop the form silently.
  const prepareValidation = () => {
    if (!form.current) return;
    emptyBlankFields(form.current);
    form.current.noValidate = fieldsAreValid(form.current);
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // For a submit without a press of the button, such as one that waited for React.
    prepareValidation();
    if (!fieldsAreValid(currentTarget)) {
      fieldNames.map((name) => formField(currentTarget, name)).find((field) => !field.reportValidity());
      return;
    }
    if (stopTooLarge(currentTarget, application.tooLong)) return;
    submit(currentTarget);
  };

  return (
    <form
      ref={form}
      className={`filing-card bordered ${styles.card}`}
      data-key="application"
      onSubmit={onSubmit}
      onChange={prepare}
    >
      <div className={styles.top}>
        <h3>{application.cardTitle}</h3>
        <p>{application.required}</p>
      </div>
      <div className={styles.fields}>
        {fieldNames.map((name) => (
          <Field key={name} name={name} words={application.fields[name]} />
        ))}
      </div>
      <p role="status">
        <span className={`without-script ${styles.withoutScript}`}>
          <span>{application.withoutScript.before}</span>
          <a href={`mailto:${email}`}>{application.withoutScript.link}</a>
          <span>{application.withoutScript.after}</span>
        </span>
      </p>
      {status === 'error' ? (
        <div className={`on-light ${styles.outcome}`} data-outcome="error">
          <p>
            <Icon name="alert-triangle" />
            <strong>{`${application.failure.title}.`}</strong>
          </p>
          <p>
            <span>{application.failureContact}</span>
            <b>{email}</b>
          </p>
          <BackOnline words={application.backOnline} />
          <MailLink content={content} className="key-button">
            {application.sendByMail}
          </MailLink>
        </div>
      ) : null}
      {status === 'sent-before-edit' ? (
        <p className={`on-light ${styles.outcome}`} data-outcome="success">
          {application.arrived}
        </p>
      ) : null}
      <div className={styles.end}>
        {/* Firefox would remember a disabled button across a reload. */}
        <button
          ref={button}
          className={`key-button with-script ${styles.submit}`}
          type="submit"
          data-key="submit"
          disabled={sending}
          autoComplete="off"
          onClick={prepareValidation}
        >
          <span>{sending ? application.sending : application.submit}</span>
          {sending ? null : <Icon name="arrow-right" />}
        </button>
        <p className={styles.notice}>
          <span>{application.privacyNotice.before}</span>
          <button type="button" command="show-modal" commandfor={dialogIds.privacy}>
            {application.privacyNotice.link}
          </button>
          <span>{application.privacyNotice.after}</span>
        </p>
      </div>
    </form>
  );
}
