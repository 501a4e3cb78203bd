import { emailParameters } from '../../contract/email-parameters.ts';
import type { Application } from '../../contract/fields.ts';
import { ANSWER_LIMIT_MS } from '../../contract/wire-contract.ts';
import { email } from '../settings.ts';
import { loadEmailClient } from './email-client.ts';

export type Outcome = 'success' | 'error';

/** Logs a failure by its status and kind, without a word the visitor wrote. */
function logFailure(fault: unknown): void {
  const { status, name } = (fault ?? {}) as { status?: number; name?: string };
  console.error('Application not sent', status === undefined ? { reason: name ?? 'unknown' } : { status });
}

/**
 * Sends an application and says how it ended. Never rejects: every fault is the one general failure
 * (spec §8).
 *
 * @param onLateSuccess called when a good answer comes after `ANSWER_LIMIT_MS` had counted it as failed
 */
export function sendApplication(application: Application, onLateSuccess: () => void): Promise<Outcome> {
  return new Promise((resolve) => {
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      logFailure({ name: 'no answer in time' });
      resolve('error');
    }, ANSWER_LIMIT_MS);

    loadEmailClient()
      .then((send) => send(emailParameters(application, email)))
      .then(
        (status) => {
          console.info('Application sent', { status });
          if (late) onLateSuccess();
          resolve('success');
        },
        (fault) => {
          logFailure(fault);
          resolve('error');
        },
      )
      .finally(() => clearTimeout(limit));
  });
}
