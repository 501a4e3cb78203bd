import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Club } from './email/mail.ts';
import type { RecentApplications } from './email/recent-applications.ts';
import { emailRoutes } from './email/routes.ts';
import { isLoopbackAddress } from './loopback.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { OutboxStore, type WriteFile } from './outbox/store.ts';
import { type Pages, sendNotFound } from './pages/not-found.ts';
import { pageRoutes } from './pages/routes.ts';
import { reasonOf } from './report.ts';

export interface AppOptions {
  /** Address or name the app will listen on. The outbox is shown only on loopback. */
  host: string;
  /** Sender and only recipient of applications. */
  club: Club;
  /** Folder applications are written to, absolute, and what writes a file there. */
  outbox: { directory: string; writeFile?: WriteFile | undefined };
  /** The built page. Unset: only the e-mail service and the outbox. */
  pages?: Pages | undefined;
  /** Security headers by name, sent with every response. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Whether e-mail leaves by SMTP, which closes the outbox view. */
  smtpConfigured?: boolean | undefined;
  /** Applications one address may send in a window of milliseconds; 20 a minute unless set. */
  rateLimit?: { max: number; windowMs: number } | undefined;
  /** Proxies whose forwarding header is believed: how many, or their addresses. */
  trustProxy?: number | string | false | undefined;
  /** What counts as sent twice; ten minutes unless set. */
  recent?: RecentApplications | undefined;
  /** Takes one line per application and internal error, without personal data. */
  report?: ((line: string) => void) | undefined;
}

/** How long a client may take to send one request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

const TEXT = 'text/plain; charset=utf-8';

/** The service: the page, the e-mail service it posts to, and the outbox. Ready, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { pages, report = () => undefined, rateLimit = { max: 20, windowMs: 60_000 } } = options;
  const headers = { 'x-content-type-options': 'nosniff', ...lowerCaseNames(options.headers ?? {}) };

  const serverOptions: FastifyServerOptions = {
    trustProxy: trustedProxies(options.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While the last answers are given, one more on the same connection is answered like any other.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...headers, 'content-type': TEXT }).end(STATUS_CODES[400]);
    },
    clientErrorHandler: (error, socket) => refuse(error, socket, headers),
  };
  const app = Fastify(serverOptions);
  // The e-mail service takes JSON and nothing else takes a body.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // Or the connection would stay open, idle, and keep the service from stopping.
    if (closing) reply.header('connection', 'close');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = pages !== undefined && request.url.startsWith(pages.base);
    if (isPage && request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').type(TEXT).send('Method not allowed');
    }
    return sendNotFound(reply, pages);
  });

  app.setErrorHandler<FastifyError>(async (error, _request, reply) => {
    const status = error.statusCode ?? 500;
    // The static files' answer to a path that leads out of their folder.
    if (status === 403 || status === 404) return sendNotFound(reply, pages);
    if (status >= 400 && status < 500) return reply.code(status).type(TEXT).send(STATUS_CODES[status]);
    report(`internal error, ${reasonOf(error)}`);
    return reply.code(500).header('cache-control', 'no-store').type(TEXT).send('Internal error');
  });

  const store = new OutboxStore(options.outbox.directory, options.outbox.writeFile);
  await app.register(emailRoutes, {
    club: options.club,
    deliver: (mail) => store.add(mail),
    rateLimit,
    recent: options.recent,
    report,
  });
  if (isLoopbackAddress(options.host) && !options.smtpConfigured) await app.register(outboxRoutes, { store });
  if (pages) await app.register(pageRoutes, pages);

  await app.ready();
  return app;
}

function trustedProxies(trust: AppOptions['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  // Fastify believes nobody when given a number, as it cannot know who connects; whoever sets it does.
  return typeof trust === 'number' ? (_address, hop) => hop < trust : (trust ?? false);
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

// Bytes that are not HTTP never become a request, so this answers on the bare connection.
function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = STATUS_CODES[status] ?? '';
  const lines = Object.entries({
    ...headers,
    'content-type': TEXT,
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${body}\r\n${lines.join('')}\r\n${body}`);
}
