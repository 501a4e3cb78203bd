/** `npm run build`: content and configuration become `dist/`, plain files for any static host. */
import './load-environment.ts';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { emailService, origin, storeIds } from '../site.config.ts';
import { SEND_PATH } from '../src/application/wire-contract.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { languageCodes, languages } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { checkSettings, exampleSettings } from './check-settings.ts';
import { compressFiles } from './compress.ts';
import { composeDocument, composeNotFound } from './document.ts';
import { generatedFiles } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { type BundledPackage, licensesText } from './licenses.ts';
import { metaPolicy, securityHeaders } from './security-headers.ts';
import { structuredData } from './structured-data.ts';
import { symbols, symbolsIn } from './symbols.ts';

const DIST = 'dist';
/** What the build knows and the server needs, outside what is served. */
const WORK = '.build';
/** Vite's list of the packages in the scripts, on its way to the notices. */
const LICENSES = 'licenses.json';
const EMAILJS_ORIGIN = 'https://api.emailjs.com';

type Output = Rolldown.RolldownOutput['output'];

async function bundle(options: Parameters<typeof build>[0]): Promise<Output> {
  const result = await build({ logLevel: 'warn', ...options });
  // A library build answers with one result for each format.
  const [first] = [result].flat() as Rolldown.RolldownOutput[];
  if (!first) throw new Error('Vite built nothing.');
  return first.output;
}

/** The page's scripts, pictures and fonts, into `dist/assets/`. */
async function buildClient(base: string) {
  const output = await bundle({
    build: {
      outDir: DIST,
      emptyOutDir: true,
      license: { fileName: LICENSES },
      rolldownOptions: { input: 'src/client.tsx' },
    },
  });
  const address = (test: (file: Output[number]) => boolean) => {
    const file = output.find(test);
    if (!file) throw new Error('The client build lacks a file the page needs.');
    return base + file.fileName;
  };
  const content = (language: string) =>
    address(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/content/${language}.ts`) === true,
    );
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The client build made no stylesheet.');
  // The documents carry their styles inline: the first paint waits for one request.
  await rm(join(DIST, styles.fileName));
  const licenses = output.find(({ fileName }) => fileName === LICENSES);
  if (licenses?.type !== 'asset') throw new Error('The client build named no licences.');
  await rm(join(DIST, LICENSES));
  return {
    client: address((file) => file.type === 'chunk' && file.isEntry),
    content,
    fonts: output
      .filter(({ fileName }) => fileName.endsWith('.woff2'))
      .map(({ fileName }) => base + fileName),
    packages: JSON.parse(String(licenses.source)) as BundledPackage[],
    styles: String(styles.source).trim(),
  };
}

/** A script as text for a document's head. */
async function buildInlineScript(entry: string): Promise<string> {
  const [chunk] = await bundle({
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'inline' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return chunk.code.trim();
}

/** The styles of the page that stands where there is none, as text for its head. */
async function buildNotFoundStyles(): Promise<string> {
  const output = await bundle({
    publicDir: false,
    build: {
      write: false,
      // Without its export the component, and with it its styles, would count as unused.
      rolldownOptions: { input: 'src/not-found/NotFound.tsx', preserveEntrySignatures: 'strict' },
    },
  });
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The page for unknown addresses has no stylesheet.');
  return String(styles.source).trim();
}

/** React's rendering of both pages, as functions to call here. */
async function buildPrerender() {
  await bundle({
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: join(WORK, 'prerender'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const module = await import(pathToFileURL(join(WORK, 'prerender', 'prerender.js')).href);
  return module as typeof import('../src/prerender.tsx');
}

async function write(path: string, contents: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

async function main(): Promise<void> {
  checkSettings();
  const base = new URL(origin).pathname;
  const { client, content, fonts, packages, styles } = await buildClient(base);
  const boot = await buildInlineScript('src/boot.ts');
  const saveChoice = await buildInlineScript('src/not-found/save-choice.ts');
  const notFoundStyles = await buildNotFoundStyles();
  const { prerenderPage, prerenderNotFound } = await buildPrerender();

  const emailOrigin = emailService.publicKey ? emailService.origin || EMAILJS_ORIGIN : '';
  const sources = { inlineScripts: [boot], inlineStyles: [styles], emailOrigin };
  // Servers send one policy with everything: it allows what either document has inline.
  const allSources = {
    inlineScripts: [boot, saveChoice],
    inlineStyles: [styles, notFoundStyles],
    emailOrigin,
  };
  const addresses = { tr: documentAddress('tr'), en: documentAddress('en') };

  const preloads = fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  const notFoundSources = { inlineScripts: [saveChoice], inlineStyles: [notFoundStyles], emailOrigin };

  for (const language of languageCodes) {
    const page = await prerenderPage(language);
    const head = [
      `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}">`,
      `<script data-client="${client}" data-tr="${content('tr')}" data-en="${content('en')}">${boot}</script>`,
      ...preloads,
      `<style>${styles}</style>`,
    ];
    const document = composeDocument({
      ...page,
      language,
      addresses,
      base,
      head,
      symbols: symbols(),
      structuredData: structuredData(language, await loadContent(language)),
      appStoreId: storeIds.appStore,
    });
    await write(join(DIST, languages[language].folder, 'index.html'), document);

    const notFound = await prerenderNotFound(language);
    const notFoundDocument = composeNotFound({
      ...notFound,
      language,
      base,
      head: [
        `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(notFoundSources)}">`,
        `<script>${saveChoice}</script>`,
        ...preloads,
        `<style>${notFoundStyles}</style>`,
      ],
      symbols: symbolsIn(notFound.html),
    });
    await write(join(DIST, languages[language].folder, '404.html'), notFoundDocument);
  }
  const hostHeaders = securityHeaders(allSources, new URL(origin).protocol === 'https:');
  const servicePath = emailOrigin ? undefined : SEND_PATH;
  const configuration = hostFiles({ origin, base, headers: hostHeaders, servicePath });
  for (const [path, text] of Object.entries(configuration)) await write(path, text);

  await write(join(DIST, 'licenses.txt'), await licensesText(packages));
  for (const [path, make] of Object.entries(generatedFiles(base)))
    await write(join(DIST, path), await make());

  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  await compressFiles(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)));
  await write(
    join(WORK, 'page.json'),
    JSON.stringify(
      {
        base,
        headers: securityHeaders(allSources),
        hostHeaders,
        email: { endpoint: emailOrigin || 'same-origin' },
      },
      null,
      2,
    ),
  );

  console.log(`Built ${DIST}/ for ${origin}`);
  if (base !== '/') {
    console.log(
      `No robots.txt, since crawlers ask for it at the host's root only: name ${origin}sitemap.xml there.`,
    );
  }
  const examples = exampleSettings();
  if (examples.length > 0) console.log(`Still example values in site.config.ts: ${examples.join(', ')}.`);
}

main().catch((error: Error) => {
  console.error(`The build stopped: ${error.message}`);
  process.exitCode = 1;
});
