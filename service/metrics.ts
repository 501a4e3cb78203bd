import { Counter, Gauge, Registry } from 'prom-client';
import type { Outbox } from './outbox/outbox.ts';

/** What the service counts, for Prometheus. Numbers only: nothing here is about a person. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Counters from zero, in a registry of their own, and the depth of the outbox, if any, read at each request. */
export function createMetrics(outbox: Outbox | undefined) {
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
      help: 'Mails that finally failed and lie in failed/.',
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
  };
}
