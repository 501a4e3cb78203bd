import { setImmediate } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { SEND_PATH } from '../../contract/wire-contract.ts';
import { reasonOf } from '../error-reason.ts';
import type { Metrics } from '../metrics.ts';
import { readOrigin } from '../origin.ts';
import { OutboxFullError } from '../outbox/outbox.ts';
import { type Club, composeMail, type Deliver } from './mail.ts';
import type { RecentApplications } from './recent-applications.ts';
import {
  BODY_LIMIT_BYTES,
  checkRequired,
  checkSize,
  RequestError,
  SEND_SCHEMA,
  schemaError,
  tooLarge,
} from './request.ts';

/** How many applications of one address are taken in a window of `windowMs` milliseconds. */
export interface RateLimit {
  windowMs: number;
  max: number;
}

export interface EmailOptions {
  club: () => Club;
  /** Unset: no application can be stored. */
  deliver: Deliver | undefined;
  rateLimit: RateLimit;
  /** Origins of pages that may send, besides this service's own. Unset: all. */
  allowedOrigins?: readonly string[] | undefined;
  recent: RecentApplications;
  metrics: Metrics;
}

/**
 * Gives a function that runs tasks one after the other, in the order of its calls, whatever becomes of each. Between
 * two tasks the process answers other requests.
 */
function oneByOne(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The e-mail service's one endpoint, as `@emailjs/browser` expects it (spec §7). */
export async function emailRoutes(app: FastifyInstance, options: EmailOptions): Promise<void> {
  const { club, deliver, recent, metrics, allowedOrigins } = options;
  const { windowMs: timeWindow, max } = options.rateLimit;
  // Many long applications at once must not hold up other visitors.
  const compose = oneByOne();

  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new RequestError(429, 'rate-address', 'Too many requests'),
  });

  app.addHook('onRequest', async (request, reply) => {
    // On every answer, errors too: otherwise a page of another origin cannot read the status.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    if (request.method === 'POST') {
      if (allowedOrigins) checkOrigin(request, allowedOrigins);
      return;
    }
    if (request.method !== 'OPTIONS') {
      metrics.refused.inc({ reason: 'method' });
      return reply.code(405).header('allow', 'POST, OPTIONS').type(TEXT).send('Method not allowed');
    }
    return reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send();
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode, refusal, message } = answerTo(error);
    // The framework closes the connection when it has not read a body to its end, and the sender may then lose
    // the answer. Without the header the rest is read and dropped, until the request's time is up.
    reply.removeHeader('connection');
    metrics.refused.inc({ reason: refusal });
    if (refusal === 'internal') request.log.error({ reason: reasonOf(error) }, 'internal error');
    return reply.code(statusCode).type(TEXT).send(message);
  });

  app.post<{ Body: { template_params: EmailParameters } }>(
    SEND_PATH,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: { max, timeWindow } },
      schema: { body: SEND_SCHEMA },
      schemaErrorFormatter: schemaError,
    },
    async (request, reply) => {
      if (!deliver) throw new RequestError(503, 'no-outbox', 'No applications can be taken now');
      const parameters = request.body.template_params;
      checkRequired(parameters);
      checkSize(parameters);
      const outcome = await recent.deliverOnce(parameters, async (receivedAt) => {
        const mail = await compose(() => composeMail(parameters, receivedAt, club()));
        const about = { application: mail.id, bytes: mail.eml.length };
        try {
          await deliver(mail);
        } catch (error) {
          if (error instanceof OutboxFullError) {
            request.log.error({ limit: error.limit }, 'outbox full');
            throw new RequestError(503, 'outbox-full', 'No more applications can be taken now');
          }
          request.log.error({ ...about, reason: reasonOf(error) }, 'application not stored');
          throw new RequestError(500, 'not-stored', 'The application could not be delivered');
        }
        request.log.info(about, 'application accepted');
      });
      if (outcome === 'duplicate') request.log.info('application sent again');
      (outcome === 'duplicate' ? metrics.repeated : metrics.accepted).inc();
      return reply.type(TEXT).send('OK');
    },
  );

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'POST'),
    url: SEND_PATH,
    // Never reached: the hook above answers before the body is read.
    handler: async () => '',
  });
}

const TEXT = 'text/plain; charset=utf-8';

/** @throws RequestError 403 unless the request comes from this service's page or from an allowed origin */
function checkOrigin({ headers, host, protocol }: FastifyRequest, allowed: readonly string[]): void {
  // Browsers name the origin of every POST.
  if (!headers.origin) {
    throw new RequestError(403, 'origin', 'API calls are disabled for non-browser applications');
  }
  const origin = readOrigin(headers.origin);
  if (origin && (origin === readOrigin(`${protocol}://${host}`) || allowed.includes(origin))) return;
  throw new RequestError(403, 'origin', 'The origin is not allowed');
}

function answerTo(error: FastifyError | RequestError): RequestError {
  if (error instanceof RequestError) return error;
  // The framework's messages may quote the body, so they are not passed on.
  switch (error.statusCode) {
    case 400:
      return new RequestError(400, 'invalid', 'The request body is not valid JSON');
    case 413:
      return tooLarge();
    case 415:
      return new RequestError(415, 'media-type', 'The Content-Type must be application/json');
    default:
      return new RequestError(500, 'internal', 'Internal error');
  }
}
