/** `npm run dev`: the page with hot reload, and the e-mail service its form posts to. */
import './build-folder.ts';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite';
import { createApp } from '../service/app.ts';
import { brand } from '../site.config.ts';
import { SEND_PATH } from '../src/application/wire-contract.ts';
import { defaultLanguage, type Language, languageCodes, languagePath } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { email } from '../src/settings.ts';
import { exitOnBadSettings } from './check-settings.ts';
import { composeNotFound, composePage } from './document.ts';
import { generatedFiles } from './generated-files.ts';
import { structuredData } from './structured-data.ts';
import { symbols } from './symbols.ts';

const HOST = 'localhost';
/** Its own: `PORT` is the service's, which may run beside it. */
const PORT = Number(process.env.DEV_PORT || 5173);

const moduleScript = (address: string, attributes = '') =>
  `<script type="module" src="${address}"${attributes}></script>`;

/** Writes a language's page, with its modules as they are on disk. */
async function renderPage(server: ViteDevServer, language: Language): Promise<string> {
  const { base } = server.config;
  const source = `${base}src`;
  const { prerenderPage } = await server.ssrLoadModule('/src/prerender.tsx');
  return composePage({
    ...(await prerenderPage(language)),
    language,
    base,
    head: [
      `<link rel="stylesheet" media="print" href="${source}/styles/print.css">`,
      moduleScript(
        `${source}/boot.ts`,
        ` data-client="${source}/client.tsx" data-room-clock="${source}/page/hero/room-clock.ts" data-film="${source}/film/film.ts"`,
      ),
    ],
    symbols: symbols(),
    structuredData: structuredData(language, await loadContent(language)),
  });
}

/** Writes what stands where no page is. Its component is loaded for its styles alone. */
async function renderNotFound(server: ViteDevServer, language: Language): Promise<string> {
  const { base } = server.config;
  const { prerenderNotFound } = await server.ssrLoadModule('/src/prerender.tsx');
  return composeNotFound({
    ...(await prerenderNotFound(language)),
    language,
    base,
    head: ['NotFound.tsx', 'save-choice.ts'].map((file) => moduleScript(`${base}src/not-found/${file}`)),
    symbols: symbols(),
  });
}

type Write = (path: string, response: ServerResponse) => Promise<string | Buffer | undefined>;

/** Answers with what is written for a path, or leaves the request to others where that is nothing. */
function answerWith(server: ViteDevServer, write: Write): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', `http://${HOST}`);
    try {
      const contents = await write(pathname, response);
      if (contents === undefined) return next();
      response.end(contents);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

/** Answers as the built site does: with both pages, with the generated files, and with 404 where nothing is. */
function builtSite(): Plugin {
  return {
    name: 'built-site',
    configureServer(server) {
      const { base } = server.config;
      const answerPage = answerWith(server, async (path, response) => {
        const language = languageCodes.find((code) => languagePath(code, base) === path);
        if (!language) return undefined;
        response.setHeader('content-type', 'text/html');
        return server.transformIndexHtml(path, await renderPage(server, language));
      });
      const answerFile = answerWith(server, async (path, response) => {
        const make = generatedFiles(base)[path.slice(base.length)];
        // Browsers tell all other types by the contents.
        if (make && path.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        return make?.();
      });
      const answerNotFound = answerWith(server, async (path, response) => {
        response.statusCode = 404;
        response.setHeader('content-type', 'text/html');
        const language = path.startsWith(languagePath('en', base)) ? 'en' : defaultLanguage;
        return server.transformIndexHtml(path, await renderNotFound(server, language));
      });
      server.middlewares.use(answerPage).use(answerFile);
      // After Vite's own: what is still unanswered is nowhere.
      return () => server.middlewares.use(answerNotFound);
    },
  };
}

exitOnBadSettings();
const service = await createApp({
  host: HOST,
  club: { name: brand.tr, address: email },
  outbox: { directory: resolve('var/outbox') },
  // The visitor's address is the page's, which passes requests on.
  report: (line) => line.includes('Server listening') || console.log(line),
});
await service.listen({ host: HOST, port: 0 });
const address = service.server.address();
const servicePort = typeof address === 'object' && address ? address.port : 0;
const target = `http://${HOST}:${servicePort}`;

const server = await createServer({
  appType: 'custom',
  plugins: [builtSite()],
  // There is no HTML file to find them from; packages found later would load the page once more.
  optimizeDeps: { entries: ['src/client.tsx'] },
  server: {
    host: HOST,
    port: PORT,
    proxy: { [SEND_PATH]: target, '/outbox/': { target, changeOrigin: true } },
  },
});
await server.listen();
server.printUrls();
console.log('Applications: files in var/outbox, shown at /outbox/');
