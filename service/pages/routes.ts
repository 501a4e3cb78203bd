import { normalize, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_CACHING, HASHED_CACHING } from './caching.ts';
import { sendNotFound } from './not-found.ts';
import { fileHeaders } from './security-headers.ts';
import { APPLE_FILE, isHidden, NO_ADDRESS } from './well-known.ts';

const noAddress = new RegExp(NO_ADDRESS);

/** The files of the build that a request is answered from, with the `.br` and `.gz` the build wrote beside them. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    // The folder is known with the request.
    serve: false,
    redirect: true,
    dotfiles: 'allow',
    allowedPath: (path) => !noAddress.test(path) && !isHidden(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = relative(reply.request.pages?.folder ?? '', path);
      const hashed = file.startsWith(`assets${sep}`);
      reply.headers(fileHeaders).header('cache-control', hashed ? HASHED_CACHING : DOCUMENT_CACHING);
      if (file === normalize(APPLE_FILE)) reply.type('application/json');
    },
  });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendPage });
}

function sendPage(request: FastifyRequest, reply: FastifyReply) {
  const { pages } = request;
  const [path = '', query] = request.url.split(/(?=\?)/, 2);
  if (pages && `${path}/` === pages.base) return reply.redirect(pages.base + (query ?? ''), 301);
  if (!pages || !path.startsWith(pages.base)) return sendNotFound(reply);
  return reply.sendFile(decodeURI(path.slice(pages.base.length - 1)), pages.folder);
}
