import { useRef, useState } from 'react';
import { isBlank } from '../../contract/clean-text.ts';
import type { Application } from '../../contract/fields.ts';
import { tellAct } from '../shared/page-events.ts';
import { setPurpose } from '../shared/purpose.ts';
import { afterNextFrame } from '../shared/scheduling.ts';
import { readApplication, sameApplication } from './application.ts';
import { saveDraft } from './draft.ts';
import { loadEmailClient } from './email-client.ts';
import { clearFields } from './form-fields.ts';
import { type Outcome, sendApplication } from './send-application.ts';

/**
 * The application's state (spec §4). After a success it is `sent`, and the fields are cleared. If they were changed
 * meanwhile it is `sent-before-edit`, and they stay.
 */
export type ApplicationStatus = 'idle' | 'sending' | 'error' | 'sent' | 'sent-before-edit';

/** One press of the button. */
interface Attempt {
  application: Application;
  /** Unset while it is under way. */
  outcome?: Outcome;
  /** Whether an earlier attempt with the same contents has succeeded late. */
  succeededLate?: boolean;
}

/** An application that the service has taken. */
export interface SentApplication {
  /** When the service answered. */
  at: Date;
  /** Whether it names no hotel: a question or a message, then. */
  isMessage: boolean;
}

/** The form's application, from its first letter to its outcome. */
export interface ApplicationState {
  status: ApplicationStatus;
  /** The last application that was sent and cleared from the fields, for its receipt. */
  sent: SentApplication | undefined;
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Loads the e-mail client, so that the next submit is quick. */
  prepare: () => void;
  /** Goes back to the form for another application. */
  beginAnew: () => void;
}

/**
 * The application's way from the form to its outcome (spec §4): one at a time, fields and draft cleared
 * on success unless changed meanwhile, kept on failure.
 *
 * @param beforeChange called just before the status changes, while the page still shows what it did
 * @param notify shows an outcome to the visitor
 */
export function useApplication({
  beforeChange,
  notify,
}: {
  beforeChange: () => void;
  notify: (outcome: Outcome) => void;
}): ApplicationState {
  const [status, setStatus] = useState<ApplicationStatus>('idle');
  const [sent, setSent] = useState<SentApplication>();
  const latest = useRef<Attempt>(undefined);

  const finish = (attempt: Attempt, outcome: Outcome, next: ApplicationStatus) => {
    attempt.outcome = outcome;
    beforeChange();
    setStatus(next);
    notify(outcome);
  };

  const succeed = (attempt: Attempt, form: HTMLFormElement) => {
    // What the visitor has changed since then has not been sent.
    const unchanged = sameApplication(attempt.application, readApplication(form));
    if (unchanged) {
      clearFields(form);
      saveDraft(form);
      setSent({ at: new Date(), isMessage: isBlank(attempt.application.hotelName) });
    }
    finish(attempt, 'success', unchanged ? 'sent' : 'sent-before-edit');
    tellAct(isBlank(attempt.application.hotelName) ? 'Question' : 'Application');
    // After the place is remembered: it changes what is on the page.
    if (unchanged) setPurpose('application');
  };

  const submit = async (form: HTMLFormElement) => {
    if (latest.current && !latest.current.outcome) return;
    const application = readApplication(form);
    const attempt: Attempt = { application };
    latest.current = attempt;

    const onLateSuccess = () => {
      const newest = latest.current ?? attempt;
      // Only the newest attempt counts, and only if it has the same contents and has not succeeded itself.
      if (newest.outcome === 'success' || !sameApplication(application, newest.application)) return;
      newest.succeededLate = true;
      if (newest.outcome) succeed(newest, form);
    };

    beforeChange();
    setStatus('sending');
    const outcome = await sendApplication(application, onLateSuccess);
    if (outcome === 'success' || attempt.succeededLate) succeed(attempt, form);
    else finish(attempt, 'error', 'error');
  };

  /** Waits for the frame that answers the visitor. */
  const prepare = () => {
    afterNextFrame(() => loadEmailClient().catch(() => {}));
  };

  return { status, sent, submit, prepare, beginAnew: () => setStatus('idle') };
}
