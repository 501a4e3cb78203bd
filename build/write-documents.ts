import { join } from 'node:path';
import { type Language, languageCodes, languageFolders } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { storeIds } from '../src/settings.ts';
import type { Bundles } from './bundles.ts';
import { composeNotFound, composePage } from './document.ts';
import { metaPolicy, type PolicySources } from './security-headers.ts';
import { structuredData } from './structured-data.ts';
import { symbolsIn } from './symbols.ts';
import { writeInto } from './write-into.ts';

/** What a document has inline, and where its page sends. */
export interface Sources {
  page: PolicySources;
  notFound: PolicySources;
}

/** Has the first picture asked for before the styles and the body have come. */
function preload({ srcset, sizes }: Bundles['prerender']['firstPicture']): string {
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
}

/** Policy, preloads, the first script, the styles and the sheet for print, as tags of a head. */
function head(
  sources: PolicySources,
  { printStyles }: Bundles['client'],
  preloads: readonly string[] = [],
  data: Readonly<Record<string, string>> = {},
) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return [
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sources)}">`,
    ...preloads,
    ...sources.inlineScripts.map((script) => `<script${attributes.join('')}>${script}</script>`),
    ...sources.inlineStyles.map((styles) => `<style>${styles}</style>`),
    `<link rel="stylesheet" media="print" href="${printStyles}">`,
  ];
}

/** Writes a language's page, and the one that stands where there is none. */
async function writeLanguage(
  dist: string,
  base: string,
  language: Language,
  { client, prerender }: Bundles,
  sources: Sources,
): Promise<void> {
  const folder = languageFolders[language];
  const rendered = await prerender.prerenderPage(language);
  const [firstView = ''] = rendered.html.split(`id="${sectionIds.features}"`);
  const page = composePage({
    ...rendered,
    language,
    base,
    head: head(sources.page, client, [preload(prerender.firstPicture)], client.scripts),
    fonts: client.fonts,
    // The first view is painted sooner without the rest's before it.
    ...symbolsIn(firstView),
    structuredData: structuredData(language, await loadContent(language)),
    appStoreId: storeIds.appStore,
  });
  await writeInto(dist, join(folder, 'index.html'), page);

  const notFound = await prerender.prerenderNotFound(language);
  const notFoundPage = composeNotFound({
    ...notFound,
    language,
    base,
    head: head(sources.notFound, client),
    fonts: client.fonts,
    ...symbolsIn(notFound.html),
  });
  await writeInto(dist, join(folder, '404.html'), notFoundPage);
}

/** Writes the documents of all languages. */
export async function writeDocuments(dist: string, base: string, bundles: Bundles, sources: Sources) {
  for (const language of languageCodes) await writeLanguage(dist, base, language, bundles, sources);
}
