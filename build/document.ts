import { escapeHtml } from '../service/escape-html.ts';
import { type MetadataTag, shareImageSize } from '../src/language/document-metadata.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';
import { tokenColor } from './token-colors.ts';

/** What a document is put together from. */
export interface DocumentParts {
  language: Language;
  title: string;
  tags: readonly MetadataTag[];
  /** Absolute address of each language's document. */
  addresses: Readonly<Record<Language, string>>;
  base: string;
  /** Further tags of the head, as HTML: policy, styles, scripts. */
  head: readonly string[];
  fonts?: readonly string[];
  /** The flat objects and icons, as `<symbol>` elements: those before the page, and those after it. */
  symbols: string;
  otherSymbols?: string;
  html: string;
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

interface Frame extends Pick<DocumentParts, 'language' | 'title' | 'base' | 'head' | 'fonts' | 'symbols'> {
  body: readonly string[];
}

/** Fonts are asked for in the body, where no paint waits for them; the first script asks sooner on a line that is not slow. */
function frame({ language, title, base, head, fonts = [], symbols, body }: Frame): string {
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
${body.join('')}
</body>
</html>
`;
}

/** The whole document of a language. */
export function composeDocument(parts: DocumentParts): string {
  const { tags, addresses, html, otherSymbols = '', structuredData, appStoreId } = parts;
  const alternate = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  return frame({
    ...parts,
    head: [
      ...parts.head,
      ...tags.map(metadataHtml),
      ...cardTags(),
      ...languageCodes.map((code) => alternate(code, addresses[code])),
      alternate('x-default', addresses.tr),
      ...(appStoreId ? [`<meta name="apple-itunes-app" content="app-id=${escapeHtml(appStoreId)}">`] : []),
    ],
    body: [
      `<div id="page" data-language="${parts.language}">${html}</div>`,
      symbolsHtml(otherSymbols),
      `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
    ],
  });
}

/** The document that stands where no page is: no search engine keeps it. */
export function composeNotFound(
  parts: Pick<DocumentParts, 'language' | 'title' | 'base' | 'head' | 'fonts' | 'symbols' | 'html'>,
): string {
  return frame({
    ...parts,
    head: ['<meta name="robots" content="noindex">', ...parts.head],
    body: [parts.html],
  });
}
