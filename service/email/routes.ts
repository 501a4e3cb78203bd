import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { SEND_PATH } from '../../src/application/wire-contract.ts';
import { reasonOf } from '../report.ts';
import { type Club, composeMail, type Deliver } from './mail.ts';
import { RecentApplications } from './recent-applications.ts';
import { BODY_LIMIT_BYTES, RequestError, readParameters, TOO_LARGE } from './request.ts';

export interface EmailOptions {
  club: Club;
  deliver: Deliver;
  /** Requests one address may make in a window of `windowMs` milliseconds. */
  rateLimit: { max: number; windowMs: number };
  recent?: RecentApplications | undefined;
  /** Takes one line per application, without personal data. */
  report: (line: string) => void;
}

/** The e-mail service's one endpoint, as `@emailjs/browser` expects it (spec §7). */
export async function emailRoutes(app: FastifyInstance, options: EmailOptions): Promise<void> {
  const { club, deliver, report, recent = new RecentApplications() } = options;

  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new RequestError(429, 'Too many requests'),
  });

  app.addHook('onRequest', async (request, reply) => {
    // On every answer, errors too, or the client of another origin would not see the status.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    if (request.method === 'POST') return;
    if (request.method !== 'OPTIONS') {
      return reply.code(405).header('allow', 'POST, OPTIONS').type(TEXT).send('Method not allowed');
    }
    return reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send();
  });

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const [status, message] = answerTo(error);
    // The framework closes the connection on a body it has not read to its end, and the sender may then
    // lose the answer. Without that the rest is read and dropped, until the request's time is up.
    reply.removeHeader('connection');
    if (message === INTERNAL_ERROR) report(`e-mail service: internal error, ${reasonOf(error)}`);
    return reply.code(status).type(TEXT).send(message);
  });

  app.post(
    SEND_PATH,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: { max: options.rateLimit.max, timeWindow: options.rateLimit.windowMs } },
    },
    async (request, reply) => {
      const parameters = readParameters(request.body);
      const outcome = await recent.deliverOnce(parameters, async (receivedAt) => {
        const mail = await composeMail(parameters, receivedAt, club);
        try {
          await deliver(mail);
        } catch (error) {
          report(`application ${mail.id}: ${mail.eml.length} bytes, not delivered, ${reasonOf(error)}`);
          throw new DeliveryError();
        }
        report(`application ${mail.id}: ${mail.eml.length} bytes, delivered`);
      });
      if (outcome === 'duplicate') report('application sent again: already delivered');
      return reply.type(TEXT).send('OK');
    },
  );

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'POST'),
    url: SEND_PATH,
    // Never reached: the hook above answers before a body is looked at.
    handler: async () => '',
  });
}

const TEXT = 'text/plain; charset=utf-8';
const INTERNAL_ERROR = 'Internal error';

class DeliveryError extends Error {}

function answerTo(error: FastifyError | RequestError | DeliveryError): [status: number, message: string] {
  if (error instanceof RequestError) return [error.statusCode, error.message];
  if (error instanceof DeliveryError) return [500, 'The application could not be delivered'];
  // The framework's own words may quote the body, so they are not passed on.
  switch ('statusCode' in error ? error.statusCode : undefined) {
    case 400:
      return [400, 'The request body is not valid JSON'];
    case 413:
      return [413, TOO_LARGE];
    case 415:
      return [415, 'The Content-Type must be application/json'];
    default:
      return [500, INTERNAL_ERROR];
  }
}
