import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_CACHING, HASHED_CACHING } from './caching.ts';
import type { Pages } from './not-found.ts';

/** The built page's files, with the `.br` and `.gz` the build wrote beside them. */
export async function pageRoutes(app: FastifyInstance, { directory, base }: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    // Without its last slash the plugin also redirects from there to the base.
    prefix: base === '/' ? '/' : base.slice(0, -1),
    redirect: true,
    dotfiles: 'ignore',
    // The 404 page has no address of its own.
    allowedPath: (path) => !path.endsWith('/404.html'),
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      const hashed = relative(directory, path).startsWith(`assets${sep}`);
      reply.header('cache-control', hashed ? HASHED_CACHING : DOCUMENT_CACHING);
    },
  });
}
