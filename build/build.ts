/** `npm run build`: content and configuration become `dist/`, plain files for any static host. */
import './load-environment.ts';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { emailService, origin } from '../site.config.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { languageCodes, languages } from '../src/language/languages.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { checkSettings, exampleSettings } from './check-settings.ts';
import { compressFiles } from './compress.ts';
import { composeDocument } from './document.ts';
import { generatedFiles } from './generated-files.ts';
import { copyRoomPictures } from './room-pictures.ts';
import { metaPolicy, securityHeaders } from './security-headers.ts';
import { LATE_MEDIA, splitStyles } from './split-styles.ts';
import { symbols } from './symbols.ts';

const DIST = 'dist';
/** What the build knows and the server needs, outside what is served. */
const WORK = '.build';
const CLIENT = 'src/client.tsx';
const EMAILJS_ORIGIN = 'https://api.emailjs.com';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

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
      rolldownOptions: { input: CLIENT },
    },
  });
  const address = (test: (file: Output[number]) => boolean) => {
    const file = output.find(test);
    if (!file) throw new Error('The client build lacks a file the page needs.');
    return base + file.fileName;
  };
  const script = (source: string) =>
    address((file) => file.type === 'chunk' && file.facadeModuleId?.includes(source) === true);
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error('The client build made no stylesheet.');
  // The documents carry their styles inline: the first paint waits for one request.
  await rm(join(DIST, styles.fileName));
  const { inline, late } = splitStyles(String(styles.source));
  return {
    scripts: {
      client: script(CLIENT),
      clock: await writeAsset(base, 'room-clock', 'js', await buildScript('src/page/hero/room-clock.ts')),
      tr: script('/content/tr.ts'),
      en: script('/content/en.ts'),
      'email-client': script('/@emailjs/browser/'),
    },
    fonts: output
      .filter(({ fileName }) => fileName.endsWith('.woff2'))
      .map(({ fileName }) => base + fileName),
    styles: inline,
    lateStyles: await writeAsset(base, 'late', 'css', late),
  };
}

/** A script that stands by itself, in one piece. */
async function buildScript(entry: string): Promise<string> {
  const [chunk] = await bundle({
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`);
  return chunk.code.trim();
}

/** Writes a text into `dist/assets/`, under a name that changes with it, and gives its address. */
async function writeAsset(base: string, name: string, extension: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.${extension}`;
  await write(join(DIST, file), text);
  return base + file;
}

/** React's rendering of the page, as a function to call here. */
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
  return module.prerenderPage as (language: string) => Promise<PrerenderedPage>;
}

function dataAttributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
}

async function main(): Promise<void> {
  checkSettings();
  const base = new URL(origin).pathname;
  const { scripts, fonts, styles, lateStyles } = await buildClient(base);
  await copyRoomPictures(DIST);
  const boot = await buildScript('src/boot.ts');
  const prerenderPage = await buildPrerender();

  const emailOrigin = emailService.publicKey ? emailService.origin || EMAILJS_ORIGIN : '';
  const sources = { inlineScripts: [boot], inlineStyles: [styles], emailOrigin };
  const addresses = { tr: documentAddress('tr'), en: documentAddress('en') };

  for (const language of languageCodes) {
    const page = await prerenderPage(language);
    const head = [
      `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}">`,
      `<script ${dataAttributes(scripts)}>${boot}</script>`,
      ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
      `<style>${styles}</style>`,
      `<link rel="stylesheet" href="${lateStyles}" media="${LATE_MEDIA}" data-late>`,
      `<noscript><link rel="stylesheet" href="${lateStyles}"></noscript>`,
    ];
    const document = composeDocument({ ...page, language, addresses, base, head, symbols: symbols() });
    await write(join(DIST, languages[language].folder, 'index.html'), document);
  }
  for (const [path, text] of Object.entries(generatedFiles(base))) await write(join(DIST, path), text);

  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  await compressFiles(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)));
  await write(
    join(WORK, 'page.json'),
    JSON.stringify(
      { base, headers: securityHeaders(sources), email: { endpoint: emailOrigin || 'same-origin' } },
      null,
      2,
    ),
  );

  console.log(`Built ${DIST}/ for ${origin}`);
  const examples = exampleSettings();
  if (examples.length > 0) console.log(`Still example values in site.config.ts: ${examples.join(', ')}.`);
}

main().catch((error: Error) => {
  console.error(`The build stopped: ${error.message}`);
  process.exitCode = 1;
});
