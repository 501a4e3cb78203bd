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
  /** The flat objects and icons that come before the page, as `<symbol>` elements. */
  symbols: string;
  html: string;
}

export interface PageParts extends DocumentParts {
  tags: readonly MetadataTag[];
  /** All other symbols, which come after the page. */
  otherSymbols?: string;
  /** What search engines read about the page: JSON-LD. */
  structuredData: object;
  /** Id of the app's own App Store listing, for Safari's banner. */
  appStoreId?: string | undefined;
}

/** Writes a tag from the selector by which the switch of language finds it again. */
const metadataHtml = ({ selector, attribute, value }: MetadataTag) =>
  `<${selector.replace(/\[(.*)\]/, ' $1')} ${attribute}="${escapeHtml(value)}">`;

const symbolsHtml = (symbols: string) => `<svg class="symbols">${symbols}</svg>`;

/**
 * A document with each @ outside scripts and styles as a reference, which browsers read as the same letter. Hosts that
 * hide e-mail addresses, as Cloudflare does by default, find none, and leave the page as React wrote it.
 */
const guardAddresses = (html: string) =>
  html.replace(/(<(script|style)\b.*?<\/\2>)|@/gs, (_found, kept?: string) => kept ?? '&#64;');

/** JSON-LD for a `<script>`: nothing in it ends the element, and no value has an e-mail address in plain letters. */
const scriptData = (data: object) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replace(/(?<!")@/g, '\\u0040');

/** Fonts are preloaded in the body, where no paint waits for them. On a fast line the first script fetches them sooner. */
function compose({ language, title, base, head, fonts = [], symbols, html }: DocumentParts): string {
  return guardAddresses(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head.join('')}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${tokenColor('--ground', 'light')}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${tokenColor('--ground', 'dark')}">
<link rel="icon" href="${base}favicon.ico" sizes="32x32">
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">
<link rel="manifest" href="${base}manifest.webmanifest">
</head>
<body>
${fonts.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('')}
${symbolsHtml(symbols)}
${html}
</body>
</html>
`);
}

/** The page of a language as a whole document. */
export function composePage(parts: PageParts): string {
  const { language, tags, html, otherSymbols = '', structuredData, appStoreId } = parts;
  const alternate = (hreflang: string, code: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(documentAddress(code))}">`;
  return compose({
    ...parts,
    head: [
      ...parts.head,
      ...tags.map(metadataHtml),
      '<meta property="og:type" content="website">',
      `<meta property="og:image:width" content="${shareImageSize.width}">`,
      `<meta property="og:image:height" content="${shareImageSize.height}">`,
      // Networks read the rest of the card from the Open Graph tags.
      '<meta name="twitter:card" content="summary_large_image">',
      ...languageCodes.map((code) => alternate(code, code)),
      alternate('x-default', defaultLanguage),
      appStoreId ? `<meta name="apple-itunes-app" content="app-id=${escapeHtml(appStoreId)}">` : '',
    ],
    html: [
      `<div id="page" data-language="${language}">${html}</div>`,
      symbolsHtml(otherSymbols),
      `<script type="application/ld+json">${scriptData(structuredData)}</script>`,
    ].join(''),
  });
}

/** The 404 page as a whole document. Search engines are told not to keep it. */
export function composeNotFound(parts: DocumentParts): string {
  return compose({ ...parts, head: ['<meta name="robots" content="noindex">', ...parts.head] });
}
