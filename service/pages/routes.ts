import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Pages } from './not-found.ts';

/** The built page's files, with the `.br` and `.gz` the build wrote beside them. */
export async function pageRoutes(app: FastifyInstance, { directory, base }: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    // Without its last slash the plugin also redirects from there to the base.
    prefix: base === '/' ? '/' : base.slice(0, -1),
    redirect: true,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(response, path) {
      // Names under assets/ carry a hash of the contents; all else may change with the next build.
      const hashed = relative(directory, path).startsWith(`assets${sep}`);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
}
