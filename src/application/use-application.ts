import { type SyntheticEvent, useRef, useState } from 'react';
import { readApplication, sameApplication } from './application.ts';
import { loadEmailClient } from './email-client.ts';
import { type Outcome, sendApplication } from './send-application.ts';

/** Where the application stands (spec §4). */
export type ApplicationStatus = 'idle' | 'sending' | Outcome;

/**
 * The application's way from the form to its outcome (spec §4): one at a time, fields cleared on
 * success, kept on failure.
 *
 * @param notify shows an outcome to the visitor
 */
export function useApplication(notify: (outcome: Outcome) => void) {
  const [status, setStatus] = useState<ApplicationStatus>('idle');
  const sending = useRef(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const application = readApplication(form);
    const finish = (outcome: Outcome) => {
      setStatus(outcome);
      notify(outcome);
    };

    setStatus('sending');
    const outcome = await sendApplication(application, () => {
      // A newer attempt speaks for itself.
      if (sending.current) return;
      // What the visitor has changed since is not what arrived.
      if (sameApplication(application, readApplication(form))) form.reset();
      finish('success');
    });
    sending.current = false;
    if (outcome === 'success') form.reset();
    finish(outcome);
  };

  /** Fetches the e-mail client before it is needed. */
  const prepare = () => {
    loadEmailClient().catch(() => {});
  };

  return { status, submit, prepare };
}
