import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { Content } from '../../../content/types.ts';
import { isBlank } from '../../../contract/clean-text.ts';
import { fieldNames } from '../../../contract/fields.ts';
import { keepDraft } from '../../application/draft.ts';
import { emptyBlankFields, fieldsAreValid, formField } from '../../application/form-fields.ts';
import { clearTooLarge, stopTooLarge } from '../../application/size-limit.ts';
import type { ApplicationState } from '../../application/use-application.ts';
import { usePurpose } from '../../application/use-purpose.ts';
import { email } from '../../settings.ts';
import { setPurpose } from '../../shared/purpose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dialogIds } from '../section-ids.ts';
import styles from './ApplicationForm.module.css';
import { BackOnline } from './BackOnline.tsx';
import { Field } from './Field.tsx';
import { MailLink } from './MailLink.tsx';

/**
 * A text of the form in both of its purposes. The root's attribute says which is shown (shared.css), also before React
 * has come.
 */
export function ByPurpose({ application, question }: { application: string; question: string }) {
  return (
    <>
      <span className="for-application">{application}</span>
      <span className="for-question">{question}</span>
    </>
  );
}

interface ApplicationFormProps {
  content: Content;
  state: ApplicationState;
}

/** The hotel application (spec §3 to §5). The browser validates the fields; only their size is checked here. */
export function ApplicationForm({ content, state }: ApplicationFormProps) {
  const { application } = content;
  const { question } = application;
  const purpose = usePurpose();
  const fieldsOfQuestion = { ...application.fields, ...question.fields };
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

  useEffect(() => {
    if (!form.current) return;
    const end = keepDraft(form.current);
    // A draft that names a hotel may have been kept before its field was left.
    if (!isBlank(formField(form.current, 'hotelName').value)) setPurpose('application');
    return end;
  }, []);

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
      <div className={`line ${styles.top}`}>
        <h3 className="stack">
          <ByPurpose application={application.cardTitle} question={question.cardTitle} />
        </h3>
        <p>{application.required}</p>
      </div>
      <div className={styles.fields}>
        {fieldNames.map((name) => (
          <Field
            key={name}
            name={name}
            words={application.fields[name]}
            placeholder={(purpose === 'question' ? fieldsOfQuestion : application.fields)[name].placeholder}
            ifAny={name === 'hotelName' ? question.ifAny : undefined}
          />
        ))}
      </div>
      <p role="status">
        <span className={`without-script ${styles.withoutScript}`}>
          <ByPurpose application={application.withoutScript.before} question={question.withoutScript} />
          <a href={`mailto:${email}`}>{application.withoutScript.link}</a>
          <span>{application.withoutScript.after}</span>
        </span>
      </p>
      <div className={styles.end}>
        {/* Firefox would remember a disabled button across a reload. */}
        <button
          ref={button}
          className={`key-button with-script ${styles.submit}`}
          type="submit"
          data-key="submit"
          disabled={sending}
          autoComplete={sending ? 'off' : undefined}
          onClick={prepareValidation}
        >
          {sending ? (
            <span>{application.sending}</span>
          ) : (
            <span className="stack">
              <ByPurpose application={application.submit} question={question.submit} />
            </span>
          )}
          {sending ? null : <Icon name="arrow-right" />}
        </button>
        {status === 'error' ? (
          <div className={`on-light ${styles.outcome}`} data-outcome="error">
            <p>
              <strong>{application.notSent}</strong>
            </p>
            <BackOnline>
              <ByPurpose application={application.backOnline} question={question.backOnline} />
            </BackOnline>
            <div className={`line ${styles.byMail}`}>
              <MailLink content={content} className="key-button">
                {application.sendByMail}
              </MailLink>
              <b>{email}</b>
            </div>
          </div>
        ) : null}
        {status === 'sent-before-edit' ? (
          <p className={`on-light ${styles.outcome}`} data-outcome="success">
            <ByPurpose application={application.arrived} question={question.arrived} />
          </p>
        ) : null}
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
