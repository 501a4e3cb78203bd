import { STATUS_CODES } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { DeliveryQueue } from './delivery/delivery-queue.ts';
import type { Connection } from './delivery/smtp.ts';
import { readApplicationId } from './email/application-id.ts';
import type { Club } from './email/mail.ts';
import { RecentApplications } from './email/recent-applications.ts';
import { emailRoutes, type RateLimit } from './email/routes.ts';
import { reasonOf } from './error-reason.ts';
import { normalizeForwarded } from './forwarded.ts';
import { isLoopbackAddress } from './loopback.ts';
import { createMetrics } from './metrics.ts';
import { operationsRoutes } from './operations/routes.ts';
import { Outbox, type OutboxOptions } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { sendOnDoubledSlashes } from './pages/doubled-slashes.ts';
import { sendNotFound } from './pages/not-found.ts';
import { type Pages, sendsToEmailjs } from './pages/page-file.ts';
import { pageRoutes } from './pages/routes.ts';
import { ownHeaders } from './pages/security-headers.ts';
import { refuseConnection } from './refuse-connection.ts';

export interface AppOptions {
  /** Address or name the app will listen on. The outbox is shown only on loopback. */
  host: string;
  /** Gives sender and only recipient of applications as they are now. */
  club: () => Club;
  /**
   * Absolute path of the folder applications are written to, how many may wait in it, and what writes a file there.
   * Unset: there is none that can be written, and applications are answered with 503.
   */
  outbox?: ({ directory: string } & OutboxOptions) | undefined;
  /** Gives the built page as it is now. Unset: only the e-mail service and the outbox. */
  pages?: (() => Pages) | undefined;
  /** How mails leave, and the days a sent one is kept. Unset: they stay in the outbox, shown at `/outbox/`. */
  delivery?: { connect: () => Connection; sentDays: number } | undefined;
  /** How many applications are taken from one address in a window of milliseconds; 20 in a minute unless set. */
  rateLimit?: RateLimit | undefined;
  /** Origins of pages that may send, besides the app's own. Unset: all. */
  allowedOrigins?: readonly string[] | undefined;
  /** Whether everyone may read the metrics; else only someone on this machine. */
  publicMetrics?: boolean | undefined;
  /** Proxies whose forwarding header is believed: how many, or their addresses. */
  trustProxy?: number | string | false | undefined;
  /** Remembers applications, so that one sent twice is one mail; for ten minutes unless set. */
  recent?: RecentApplications | undefined;
  /** Takes each line of the log, as JSON without personal data. */
  report?: ((line: string) => void) | undefined;
}

/** How long a client may take to send one request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

const TEXT = 'text/plain; charset=utf-8';

/**
 * The service: the page, the e-mail service it posts to, the outbox and the delivery of its mails. The app is ready
 * and not yet listening. Mails leave once it listens; closing waits for the mail that is on its way.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { pages, delivery, rateLimit = { windowMs: 60_000, max: 20 } } = options;

  const serverOptions: FastifyServerOptions = {
    trustProxy: trustedProxies(options.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(options.report && { logger: logger(options.report) }),
    // A line for each request would hold the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    ajv: {
      // The validator must not change what was sent. It tells `schemaError` the value it refused.
      customOptions: { coerceTypes: false, verbose: true },
    },
    // While the service stops, one more request on an open connection is answered like any other.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...ownHeaders, 'content-type': TEXT }).end(STATUS_CODES[400]);
    },
    clientErrorHandler: refuseConnection,
  };
  const app = Fastify(serverOptions);
  // The e-mail service takes JSON and nothing else takes a body.
  app.removeContentTypeParser('text/plain');

  app.decorateRequest('pages');
  app.addHook('onRequest', async (request, reply) => {
    normalizeForwarded(request.raw.headers);
    request.pages = pages?.();
    reply.headers(ownHeaders);
  });
  if (pages) app.addHook('onRequest', sendOnDoubledSlashes);

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise the connection stays open and idle, and keeps the service from stopping.
    if (closing) reply.header('connection', 'close');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.pages !== undefined && request.url.startsWith(request.pages.base);
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').type(TEXT).send('Method not allowed');
    }
    return sendNotFound(reply);
  });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    // The plugin for static files answers so to a path that leads out of their folder.
    if (status === 403 || status === 404) return sendNotFound(reply);
    if (status >= 400 && status < 500) return reply.code(status).type(TEXT).send(STATUS_CODES[status]);
    request.log.error({ reason: reasonOf(error) }, 'internal error');
    return reply.code(500).header('cache-control', 'no-store').type(TEXT).send('Internal error');
  });

  const outbox = options.outbox && new Outbox(options.outbox.directory, options.outbox);
  const metrics = createMetrics(outbox, (name) => (queue ? queue.reasonFor(name) : 'no-server'));
  const queue = outbox && delivery && new DeliveryQueue({ ...delivery, outbox, metrics, log: app.log });
  if (queue) {
    app.addHook('onListen', () => queue.start());
    app.addHook('onClose', () => queue.stop());
  }

  await app.register(emailRoutes, {
    club: options.club,
    deliver:
      outbox &&
      (async (mail) => {
        await outbox.add(mail);
        queue?.add(`${mail.id}.eml`);
      }),
    rateLimit,
    allowedOrigins: options.allowedOrigins,
    recent: options.recent ?? (await recentIn(outbox, options.outbox?.limit)),
    metrics,
  });
  const onlyHere = isLoopbackAddress(options.host);
  await app.register(operationsRoutes, {
    outbox,
    needsOutbox: (page) => delivery !== undefined || !sendsToEmailjs(page),
    metrics,
    metricsFor: options.publicMetrics ? 'everyone' : onlyHere ? 'this-machine' : 'nobody',
  });
  if (onlyHere && outbox && !delivery) await app.register(outboxRoutes, { outbox });
  if (pages) await app.register(pageRoutes);

  await app.ready();
  return app;
}

// An application that an earlier process answered OK must not become a second mail.
async function recentIn(
  outbox: Outbox | undefined,
  capacity: number | undefined,
): Promise<RecentApplications> {
  const recent = new RecentApplications({ capacity });
  const ids = (await outbox?.ids().catch(() => [])) ?? [];
  for (const arrival of ids.sort().map(readApplicationId)) if (arrival) recent.remember(arrival);
  return recent;
}

function logger(report: (line: string) => void) {
  return {
    stream: { write: (line: string) => report(line.trimEnd()) },
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    // Lines that the framework logs by itself may quote a visitor.
    serializers: {
      err: (error: Error) => ({ type: reasonOf(error), message: '', stack: '' }),
      req: () => ({}),
      res: () => ({}),
    },
  };
}

function trustedProxies(trust: AppOptions['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  // Given a number, Fastify believes nobody, as it cannot know who connects. The owner who sets the number knows.
  return typeof trust === 'number' ? (_address, hop) => hop < trust : (trust ?? false);
}
