import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { plainNotFound } from '../../content/plain-not-found.ts';
import { DOCUMENT_CACHING } from './caching.ts';

const { tr, en } = plainNotFound;

const fallback = (base: string) => `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tr.title} · ${en.title}</title>
<main>
<h1>${tr.title}</h1>
<p><a href="${base}">${tr.home}</a></p>
<div lang="en">
<h2>${en.title}</h2>
<p><a href="${base}en/">${en.home}</a></p>
</div>
</main>
</html>
`;

/** Answers 404 with the build's own page in the language of the path, or with a plain one in both languages. */
export async function sendNotFound(reply: FastifyReply): Promise<FastifyReply> {
  const { pages } = reply.request;
  const folder = pages && reply.request.url.startsWith(`${pages.base}en/`) ? 'en' : '';
  const built = pages && (await readFile(join(pages.directory, folder, '404.html')).catch(() => undefined));
  return reply
    .code(404)
    .header('cache-control', DOCUMENT_CACHING)
    .type('text/html; charset=utf-8')
    .send(built ?? fallback(pages?.base ?? '/'));
}
