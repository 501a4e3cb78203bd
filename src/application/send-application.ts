import { email } from '../../site.config.ts';
import type { Application } from './application.ts';
import { loadEmailClient } from './email-client.ts';
import { emailParameters } from './email-parameters.ts';

export type Outcome = 'success' | 'error';

/** How long an answer may take before the application counts as not sent, in ms. */
export const ANSWER_LIMIT = 20_000;

/** Logs a failure by its status and kind, without a word the visitor wrote. */
function logFailure(fault: unknown): void {
  const { status, name } = (fault ?? {}) as { status?: number; name?: string };
  console.error('Application not sent', status === undefined ? { reason: name ?? 'unknown' } : { status });
}

/**
 * Sends an application and says how it ended. Never rejects: every fault is the one general failure
 * (spec §8).
 *
 * @param onLateSuccess called when a good answer comes after `ANSWER_LIMIT` had counted it as failed
 */
export function sendApplication(application: Application, onLateSuccess: () => void): Promise<Outcome> {
  return new Promise((resolve) => {
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      logFailure({ name: 'no answer in time' });
      resolve('error');
    }, ANSWER_LIMIT);

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
