/** `npm run dev`: the page with hot reload, and the e-mail service its form posts to. */
import './load-environment.ts';
import { extname, resolve } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { createApp } from '../service/app.ts';
import { brand } from '../site.config.ts';
import { SEND_PATH } from '../src/application/wire-contract.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { languageCodes, languagePath } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { email } from '../src/settings.ts';
import { exitOnBadSettings } from './check-settings.ts';
import { composeDocument } from './document.ts';
import { generatedFiles } from './generated-files.ts';
import { structuredData } from './structured-data.ts';
import { symbols } from './symbols.ts';

const HOST = 'localhost';
/** Its own: `PORT` is the service's, which may run beside it. */
const PORT = Number(process.env.DEV_PORT || 5173);

/** Types of the generated files, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

/** Renders a document at each request, with the page's modules as they are on disk. */
async function renderDocument(server: ViteDevServer, path: string): Promise<string | undefined> {
  const { base } = server.config;
  const language = languageCodes.find((code) => languagePath(code, base) === path);
  if (!language) return undefined;
  const { prerenderPage } = await server.ssrLoadModule('/src/prerender.tsx');
  const document = composeDocument({
    ...(await prerenderPage(language)),
    language,
    base,
    addresses: { tr: documentAddress('tr'), en: documentAddress('en') },
    head: [
      `<link rel="stylesheet" media="print" href="${base}src/styles/print.css">`,
      `<script type="module" src="${base}src/boot.ts" data-client="${base}src/client.tsx" data-room-clock="${base}src/page/hero/room-clock.ts" data-film="${base}src/film/film.ts"></script>`,
    ],
    symbols: symbols(),
    structuredData: structuredData(language, await loadContent(language)),
  });
  return server.transformIndexHtml(path, document);
}

/** Answers for the files the build would write. */
function builtFiles(): Plugin {
  return {
    name: 'built-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', `http://${HOST}`).pathname;
        try {
          const make = generatedFiles(server.config.base)[path.slice(server.config.base.length)];
          const contents = make ? await make() : await renderDocument(server, path);
          if (contents === undefined) return next();
          response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html');
          response.end(contents);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
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
  plugins: [builtFiles()],
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
