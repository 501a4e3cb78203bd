import { escapeHtml } from '../service/escape-html.ts';
import { documentAddress, type MetadataTag, shareImageSize } from '../src/language/document-metadata.ts';
import { defaultLanguage, type Language, languageCodes } from '../src/language/languages.ts';
import { tokenColor } from './token-colors.ts';

/** What a document is put together from. */
export interface DocumentParts {
  language: Language;
  title: string;
  base: string;
  /** Tags of the head, as HTML: policy, styles, scripts. */
  head: readonly string[];
  fonts?: readonly string[];
  /** The flat objects and icons that stand before the page, as `<symbol>` elements. */
  symbols: string;
  html: string;
}

export interface PageParts extends DocumentParts {
  tags: readonly MetadataTag[];
  /** The symbols that stand after the page. */
  otherSymbols?: string;
  /** What search engines read about the page: JSON-LD. */
  structuredData: object;
  /** Id of the app's own App Store listing, for Safari's banner. */
  appStoreId?: string | undefined;
}

/** Writes a tag from the selector that finds it again: one fact for the build and the switch of language. */
function metadataHtml({ selector, attribute, value }: MetadataTag): string {
  const [, tag, key, name] = /^(\w+)\[([\w-]+)="([^"]+)"\]$/.exec(selector) ?? [];
  if (!tag) throw new Error(`Cannot write a tag from the selector ${selector}`);
  return `<${tag} ${key}="${name}" ${attribute}="${escapeHtml(value)}">`;
}

/** Colours of the browser's own bar and icons of the page, for every document. */
function appearanceTags(base: string): string[] {
  const schemes = ['light', 'dark'] as const;
  return [
    ...schemes.map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${tokenColor('--ground', scheme)}">`,
    ),
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
  ];
}

/** What a network's card of the page needs besides the tags that follow the language. */
function cardTags(): string[] {
  const { width, height } = shareImageSize;
  return [
    '<meta property="og:type" content="website">',
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    // The rest of the card is read from the Open Graph tags.
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const symbolsHtml = (symbols: string) => `<svg class="symbols">${symbols}</svg>`;

/** Fonts are asked for in the body, where no paint waits for them; the first script asks sooner on a fast line. */
function compose({ language, title, base, head, fonts = [], symbols, html }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head.join('')}${appearanceTags(base).join('')}
</head>
<body>
${fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('')}
${symbolsHtml(symbols)}
${html}
</body>
</html>
`;
}

/** The page of a language as a whole document. */
export function composePage(parts: PageParts): string {
  const { language, tags, html, otherSymbols = '', structuredData, appStoreId } = parts;
  const alternate = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  return compose({
    ...parts,
    head: [
      ...parts.head,
      ...tags.map(metadataHtml),
      ...cardTags(),
      ...languageCodes.map((code) => alternate(code, documentAddress(code))),
      alternate('x-default', documentAddress(defaultLanguage)),
      ...(appStoreId ? [`<meta name="apple-itunes-app" content="app-id=${escapeHtml(appStoreId)}">`] : []),
    ],
    html: [
      `<div id="page" data-language="${language}">${html}</div>`,
      symbolsHtml(otherSymbols),
      `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
    ].join(''),
  });
}

/** The document that stands where no page is: no search engine keeps it. */
export function composeNotFound(parts: DocumentParts): string {
  return compose({ ...parts, head: ['<meta name="robots" content="noindex">', ...parts.head] });
}
