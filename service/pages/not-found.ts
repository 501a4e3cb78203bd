import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { plainNotFound } from '../../content/plain-not-found.ts';
import type { PlainNotFoundWords } from '../../content/types.ts';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
  languagePath,
  languages,
  languagesInFolders,
} from '../../src/language/languages.ts';
import { DOCUMENT_CACHING } from './caching.ts';
import { fileHeaders } from './security-headers.ts';

const words: Readonly<Record<Language, PlainNotFoundWords>> = plainNotFound;

const fallback = (base: string) => `<!doctype html>
<html lang="${defaultLanguage}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${languageCodes.map((code) => words[code].title).join(' · ')}</title>
<main>
<h1>${words[defaultLanguage].title}</h1>
<p><a href="${base}">${words[defaultLanguage].home}</a></p>
${languagesInFolders
  .map(
    (code) => `<div lang="${code}">
<h2>${words[code].title}</h2>
<p><a href="${languagePath(code, base)}">${words[code].home}</a></p>
</div>
`,
  )
  .join('')}</main>
</html>
`;

/** Answers 404 with the build's own page in the language of the path, or with a plain one in all of them. */
export async function sendNotFound(reply: FastifyReply): Promise<FastifyReply> {
  const { pages, url } = reply.request;
  const folder = pages && languages[languageOfPath(url, pages.base)].folder;
  const built =
    pages && (await readFile(join(pages.folder, folder ?? '', '404.html')).catch(() => undefined));
  if (built) reply.headers(fileHeaders);
  return reply
    .code(404)
    .header('cache-control', DOCUMENT_CACHING)
    .type('text/html; charset=utf-8')
    .send(built ?? fallback(pages?.base ?? '/'));
}
