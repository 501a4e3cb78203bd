import { Counter, Gauge, Registry } from 'prom-client';
import { WAIT_REASONS, type WaitReason } from './delivery/failure.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What the service counts, for Prometheus. Numbers only: nothing here is about a person. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counters from zero, in a registry of their own, and what waits in the outbox, if any, read at each request.
 *
 * @param reasonFor why a mail of the outbox waits, by its file name
 */
export function createMetrics(outbox: Outbox | undefined, reasonFor: (name: string) => WaitReason) {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    accepted: new Counter({
      name: 'applications_accepted_total',
      help: 'Applications written to the outbox and answered OK.',
      registers,
    }),
    repeated: new Counter({
      name: 'applications_repeated_total',
      help: 'Applications sent again within ten minutes: answered OK, no second mail.',
      registers,
    }),
    refused: new Counter({
      name: 'applications_refused_total',
      help: 'Requests that were not answered OK, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    delivered: new Counter({
      name: 'mails_delivered_total',
      help: 'Mails the SMTP server took.',
      registers,
    }),
    retried: new Counter({
      name: 'mails_retried_total',
      help: 'Attempts that failed for now; the mail is tried again.',
      registers,
    }),
    failed: new Counter({
      name: 'mails_failed_total',
      help: 'Mails whose content the SMTP server refused; they lie in failed/.',
      registers,
    }),
    depth:
      outbox &&
      new Gauge({
        name: 'outbox_depth',
        help: 'Mails that wait in the outbox.',
        registers,
        async collect() {
          this.set((await outbox.list()).length);
        },
      }),
    waiting:
      outbox &&
      new Gauge({
        name: 'mails_waiting',
        help: 'Mails that wait in the outbox, by why they were not sent yet.',
        labelNames: ['reason'],
        registers,
        async collect() {
          const counts = new Map<WaitReason, number>();
          for (const name of await outbox.list()) {
            counts.set(reasonFor(name), (counts.get(reasonFor(name)) ?? 0) + 1);
          }
          for (const reason of WAIT_REASONS) this.set({ reason }, counts.get(reason) ?? 0);
        },
      }),
  };
}
