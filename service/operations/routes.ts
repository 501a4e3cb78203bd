import type { FastifyInstance } from 'fastify';
import { reasonOf } from '../error-reason.ts';
import { isFromThisMachine } from '../loopback.ts';
import type { Metrics } from '../metrics.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Pages } from '../pages/page-file.ts';

export interface OperationsOptions {
  /** Where applications are written to; unset if there is no such folder. */
  outbox: Outbox | undefined;
  /** Whether anyone is meant to send applications here. */
  needsOutbox: (page: Pages | undefined) => boolean;
  metrics: Metrics;
  /** Who may read `/metrics`: everyone, someone on this machine, or nobody. */
  metricsFor: 'everyone' | 'this-machine' | 'nobody';
}

/** How long one check of the disk is used, in milliseconds: anyone may ask, and each check writes a file. */
const CHECK_LIFETIME_MS = 1000;

/** For whoever runs the service: `/healthz` for load balancers, `/metrics` for Prometheus. */
export async function operationsRoutes(
  app: FastifyInstance,
  { outbox, needsOutbox, metrics, metricsFor }: OperationsOptions,
): Promise<void> {
  let last: { at: number; writable: Promise<boolean> } | undefined;
  const writable = () => {
    if (!outbox) return false;
    if (!last || performance.now() - last.at >= CHECK_LIFETIME_MS) {
      const check = outbox.check().then(
        () => true,
        (error) => {
          app.log.error({ reason: reasonOf(error) }, 'outbox not writable');
          return false;
        },
      );
      last = { at: performance.now(), writable: check };
    }
    return last.writable;
  };

  app.get('/healthz', async (request, reply) => {
    const healthy = !needsOutbox(request.pages) || (await writable());
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(healthy ? 'OK' : 'The outbox cannot be written to');
  });

  if (metricsFor === 'nobody') return;
  app.get('/metrics', async (request, reply) => {
    if (metricsFor === 'this-machine' && !isFromThisMachine(request.headers)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}
