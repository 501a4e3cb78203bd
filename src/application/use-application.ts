import { useRef, useState } from 'react';
import { type Application, readApplication, sameApplication } from './application.ts';
import { saveDraft } from './draft.ts';
import { loadEmailClient } from './email-client.ts';
import { type Outcome, sendApplication } from './send-application.ts';

/** Where the application stands (spec §4). */
export type ApplicationStatus = 'idle' | 'sending' | Outcome;

/** One press of the button. */
interface Attempt {
  application: Application;
  /** Unset while it is under way. */
  outcome?: Outcome;
  /** Whether an earlier attempt of the same application has arrived late. */
  arrived?: boolean;
}

function clear(form: HTMLFormElement): void {
  form.reset();
  saveDraft(form);
}

/**
 * The application's way from the form to its outcome (spec §4): one at a time, fields and draft cleared
 * on success, kept on failure.
 *
 * @param notify shows an outcome to the visitor
 */
export function useApplication(notify: (outcome: Outcome) => void) {
  const [status, setStatus] = useState<ApplicationStatus>('idle');
  const latest = useRef<Attempt>(undefined);

  const finish = (attempt: Attempt, outcome: Outcome) => {
    attempt.outcome = outcome;
    setStatus(outcome);
    notify(outcome);
  };

  const submit = async (form: HTMLFormElement) => {
    if (latest.current && !latest.current.outcome) return;
    const application = readApplication(form);
    const attempt: Attempt = { application };
    latest.current = attempt;

    const onLateSuccess = () => {
      const newest = latest.current ?? attempt;
      // A later attempt with other words speaks for itself, and so does one that has arrived.
      if (newest.outcome === 'success' || !sameApplication(application, newest.application)) return;
      newest.arrived = true;
      if (!newest.outcome) return;
      // What the visitor has changed since is not what arrived.
      if (sameApplication(application, readApplication(form))) clear(form);
      finish(newest, 'success');
    };

    setStatus('sending');
    const outcome = await sendApplication(application, onLateSuccess);
    const success = outcome === 'success' || attempt.arrived;
    if (success) clear(form);
    finish(attempt, success ? 'success' : 'error');
  };

  /** Fetches the e-mail client before it is needed, and after the frame that answers the visitor. */
  const prepare = () => {
    requestAnimationFrame(() => setTimeout(() => loadEmailClient().catch(() => {})));
  };

  return { status, submit, prepare };
}
