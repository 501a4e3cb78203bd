/** `npm run dev`: the page with hot reload, and the e-mail service its form posts to. */
import './build-folder.ts';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite';
import { SEND_PATH } from '../contract/wire-contract.ts';
import { createApp } from '../service/app.ts';
import { brand } from '../site.config.ts';
import { type Language, languageCodes, languageOfPath, languagePath } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { email } from '../src/settings.ts';
import { exitOnBadSettings } from './check-settings.ts';
import { composeNotFound, composePage } from './document.ts';
import { generatedFiles } from './generated-files.ts';
import { structuredData } from './structured-data.ts';
import { symbols } from './symbols.ts';

const HOST = 'localhost';
/** Not `PORT`, which is the port of the service: both may run at once. */
const PORT = Number(process.env.DEV_PORT || 5173);

const moduleScript = (address: string, attributes = '') =>
  `<script type="module" src="${address}"${attributes}></script>`;

/** Renders a language's page from the modules as they are on disk now. */
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

/** Renders the 404 page. The browser loads its component, too, since that brings its styles. */
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

/** A handler that answers with what `write` returns for a path, and passes the request on when it returns nothing. */
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

/** Answers as the built site does: with both pages, the generated files, and the 404 page for all other addresses. */
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
        // Browsers recognize all other types by their contents.
        if (make && path.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        return make?.();
      });
      const answerNotFound = answerWith(server, async (path, response) => {
        response.statusCode = 404;
        response.setHeader('content-type', 'text/html');
        const language = languageOfPath(path, base);
        return server.transformIndexHtml(path, await renderNotFound(server, language));
      });
      server.middlewares.use(answerPage).use(answerFile);
      // Runs after Vite's own handlers, for what none of them answers.
      return () => server.middlewares.use(answerNotFound);
    },
  };
}

exitOnBadSettings();
const service = await createApp({
  host: HOST,
  club: () => ({ name: brand.tr, address: email }),
  outbox: { directory: resolve('var/outbox') },
  // Visitors use the page's address, so the service's own is not printed.
  report: (line) => line.includes('Server listening') || console.log(line),
});
const target = await service.listen({ host: HOST, port: 0 });

const server = await createServer({
  appType: 'custom',
  plugins: [builtSite()],
  // Vite looks for packages in HTML files, and there are none. A package found late would reload the page.
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
