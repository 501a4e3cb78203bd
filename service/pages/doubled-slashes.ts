import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './not-found.ts';

/** A path with doubled slashes, and its query. Not a whole URL, which a proxy may ask for. */
const DOUBLED = /^(\/(?:[^?]*\/)?\/[^?]*)(\?.*)?$/s;

/** A path that a browser reads as it is written. Browsers take a backslash for a slash, and skip control characters. */
const PLAIN_PATH = /^[!-[\]-~]*$/;

const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;

/**
 * An `onRequest` hook that sends a GET of `//en//` on to `/en/`, so that a document has one address. A path that a
 * browser could take for another site's is not found.
 */
export async function sendOnDoubledSlashes(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const [, path, query = ''] = DOUBLED.exec(request.url) ?? [];
  if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  if (!PLAIN_PATH.test(path) || DOT_SEGMENT.test(path)) return sendNotFound(reply);
  return reply.redirect(path.replace(/\/+/g, '/') + query, 301);
}
