import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { isFromThisMachine } from '../loopback.ts';
import type { Outbox } from './outbox.ts';
import { readEntry, renderOutbox } from './view.ts';

/** How many applications the page shows at most: it reads the file of each. */
const SHOWN = 100;

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The outbox at `/outbox/`, for someone on this machine; to anyone else it does not exist. Register it
 * only where the service listens on loopback and no SMTP is set.
 */
export async function outboxRoutes(app: FastifyInstance, { outbox }: { outbox: Outbox }): Promise<void> {
  const style = await readFile(new URL('style.css', import.meta.url));

  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request.headers)) {
      reply.callNotFound();
      return reply;
    }
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).header('cache-control', 'no-store');
  });

  app.get('/outbox', async (_request, reply) => reply.redirect('/outbox/', 301));

  app.get('/outbox/', async (_request, reply) => {
    const names = await outbox.list();
    const entries = await Promise.all(
      names
        .slice(0, SHOWN)
        .map(async (name) => readEntry(name, (await outbox.read(name)) ?? Buffer.alloc(0))),
    );
    return reply.type('text/html; charset=utf-8').send(renderOutbox(entries, names.length - entries.length));
  });

  app.get('/outbox/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get<{ Params: { name: string } }>('/outbox/:name', async (request, reply) => {
    const { name } = request.params;
    const eml = await outbox.read(name);
    if (eml === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(eml);
  });
}
