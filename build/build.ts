/** `npm run build`: content and configuration become `dist/`, plain files for any static host. */
import './load-environment.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emailService, origin, storeIds } from '../site.config.ts';
import { EMAILJS_ORIGIN, SEND_PATH } from '../src/application/wire-contract.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { languageCodes, languages } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { buildClient, buildNotFoundStyles, buildPrerender, buildScript } from './bundles.ts';
import { checkSettings, exampleSettings } from './check-settings.ts';
import { compressFiles } from './compress.ts';
import { composeDocument, composeNotFound } from './document.ts';
import { generatedFiles } from './generated-files.ts';
import { hostFiles } from './hosts/host-files.ts';
import { licensesText } from './licenses.ts';
import { copyRoomPictures } from './room-pictures.ts';
import { metaPolicy, securityHeaders } from './security-headers.ts';
import { structuredData } from './structured-data.ts';
import { symbols, symbolsIn } from './symbols.ts';
import { writeInto } from './write-into.ts';

const DIST = 'dist';
/** What the build knows and the server needs, outside what is served. */
const WORK = '.build';

function dataAttributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
}

async function main(): Promise<void> {
  checkSettings();
  const base = new URL(origin).pathname;
  const { scripts, fonts, packages, styles } = await buildClient(DIST, base);
  await copyRoomPictures(DIST);
  const boot = await buildScript('src/boot.ts');
  const saveChoice = await buildScript('src/not-found/save-choice.ts');
  const notFoundStyles = await buildNotFoundStyles();
  const { prerenderPage, prerenderNotFound } = await buildPrerender(WORK);

  const emailOrigin = emailService.publicKey ? emailService.origin || EMAILJS_ORIGIN : '';
  const sources = { inlineScripts: [boot], inlineStyles: [styles], emailOrigin };
  const notFoundSources = { inlineScripts: [saveChoice], inlineStyles: [notFoundStyles], emailOrigin };
  // Servers send one policy with everything: it allows what either document has inline.
  const allSources = {
    inlineScripts: [boot, saveChoice],
    inlineStyles: [styles, notFoundStyles],
    emailOrigin,
  };
  const addresses = { tr: documentAddress('tr'), en: documentAddress('en') };
  const preloads = fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`);

  for (const language of languageCodes) {
    const page = await prerenderPage(language);
    const document = composeDocument({
      ...page,
      language,
      addresses,
      base,
      head: [
        `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}">`,
        // Asked for before the script runs, fonts are often there for the first layout.
        ...preloads,
        `<script ${dataAttributes(scripts)}>${boot}</script>`,
        `<style>${styles}</style>`,
      ],
      symbols: symbols(),
      structuredData: structuredData(language, await loadContent(language)),
      appStoreId: storeIds.appStore,
    });
    await writeInto(DIST, join(languages[language].folder, 'index.html'), document);

    const notFound = await prerenderNotFound(language);
    const notFoundDocument = composeNotFound({
      ...notFound,
      language,
      base,
      head: [
        `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(notFoundSources)}">`,
        ...preloads,
        `<script>${saveChoice}</script>`,
        `<style>${notFoundStyles}</style>`,
      ],
      symbols: symbolsIn(notFound.html),
    });
    await writeInto(DIST, join(languages[language].folder, '404.html'), notFoundDocument);
  }

  const hostHeaders = securityHeaders(allSources, new URL(origin).protocol === 'https:');
  const servicePath = emailOrigin ? undefined : SEND_PATH;
  const configuration = hostFiles({ origin, base, headers: hostHeaders, servicePath });
  for (const [path, text] of Object.entries(configuration)) await writeInto('.', path, text);
  await writeInto(DIST, 'licenses.txt', await licensesText(packages));
  for (const [path, make] of Object.entries(generatedFiles(base))) await writeInto(DIST, path, await make());

  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  await compressFiles(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)));
  const forServer = {
    base,
    headers: securityHeaders(allSources),
    hostHeaders,
    email: { endpoint: emailOrigin || 'same-origin' },
  };
  await writeInto(WORK, 'page.json', JSON.stringify(forServer, null, 2));

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
