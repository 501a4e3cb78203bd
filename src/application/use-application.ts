import { useRef, useState } from 'react';
import { type Application, readApplication, sameApplication } from './application.ts';
import { isBlank } from './clean-text.ts';
import { saveDraft } from './draft.ts';
import { loadEmailClient } from './email-client.ts';
import { clearFields } from './fields.ts';
import { type Outcome, sendApplication } from './send-application.ts';

/**
 * Where the application stands (spec §4). Success is `filed`, its fields cleared; or `arrived`, when
 * they have been changed since it was sent, and keep what they hold.
 */
export type ApplicationStatus = 'idle' | 'sending' | 'error' | 'filed' | 'arrived';

/** One press of the button. */
interface Attempt {
  application: Application;
  /** Unset while it is under way. */
  outcome?: Outcome;
  /** Whether an earlier attempt of the same application has arrived late. */
  arrived?: boolean;
}

/** An application that has arrived. */
export interface FiledApplication {
  /** When it arrived. */
  at: Date;
  /** Whether it names no hotel: a question or a message, then. */
  isMessage: boolean;
}

/** The form's application, from its first letter to its outcome. */
export interface ApplicationState {
  status: ApplicationStatus;
  /** The last application that was filed. */
  filed: FiledApplication | undefined;
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Makes the next submit quick. */
  prepare: () => void;
  /** Leaves what was filed for a new application. */
  beginAnew: () => void;
}

/**
 * The application's way from the form to its outcome (spec §4): one at a time, fields and draft cleared
 * on success unless changed meanwhile, kept on failure.
 *
 * @param beforeChange called before the status changes, and with it what the page shows
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
  const [filed, setFiled] = useState<FiledApplication>();
  const latest = useRef<Attempt>(undefined);

  const finish = (attempt: Attempt, outcome: Outcome, next: ApplicationStatus) => {
    attempt.outcome = outcome;
    beforeChange();
    setStatus(next);
    notify(outcome);
  };

  const succeed = (attempt: Attempt, form: HTMLFormElement) => {
    // What the visitor has changed since is not what arrived.
    const unchanged = sameApplication(attempt.application, readApplication(form));
    if (unchanged) {
      clearFields(form);
      saveDraft(form);
      setFiled({ at: new Date(), isMessage: isBlank(attempt.application.hotelName) });
    }
    finish(attempt, 'success', unchanged ? 'filed' : 'arrived');
  };

  const submit = async (form: HTMLFormElement) => {
    if (latest.current && !latest.current.outcome) return;
    const application = readApplication(form);
    const attempt: Attempt = { application };
    latest.current = attempt;

    const onLateSuccess = () => {
      const newest = latest.current ?? attempt;
      // A later attempt with other contents has an outcome of its own, and so does one that has arrived.
      if (newest.outcome === 'success' || !sameApplication(application, newest.application)) return;
      newest.arrived = true;
      if (newest.outcome) succeed(newest, form);
    };

    beforeChange();
    setStatus('sending');
    const outcome = await sendApplication(application, onLateSuccess);
    if (outcome === 'success' || attempt.arrived) succeed(attempt, form);
    else finish(attempt, 'error', 'error');
  };

  /** Fetches the e-mail client before it is needed, and after the frame that answers the visitor. */
  const prepare = () => {
    requestAnimationFrame(() => setTimeout(() => loadEmailClient().catch(() => {})));
  };

  return { status, filed, submit, prepare, beginAnew: () => setStatus('idle') };
}
