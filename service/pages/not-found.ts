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

/** Where the built page is and under which path it is served. */
export interface Pages {
  /** Absolute path of the build's output. */
  directory: string;
  /** Path the page is served under, with a slash at both ends. */
  base: string;
}

function builtPage(path: string, { directory, base }: Pages): string {
  return join(directory, languages[languageOfPath(path, base)].folder, '404.html');
}

/** Answers 404 with the build's own page in the language of the path, or with a plain one in all of them. */
export async function sendNotFound(reply: FastifyReply, pages: Pages | undefined): Promise<FastifyReply> {
  const built = pages && (await readFile(builtPage(reply.request.url, pages)).catch(() => undefined));
  return reply
    .code(404)
    .header('cache-control', DOCUMENT_CACHING)
    .type('text/html; charset=utf-8')
    .send(built ?? fallback(pages?.base ?? '/'));
}
