import { escapeHtml } from '../service/escape-html.ts';
import { brand } from '../site.config.ts';
import { documentAddress, shareImagePath } from '../src/language/document-metadata.ts';
import { defaultLanguage, type Language, languageCodes } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { origin } from '../src/settings.ts';
import { QR_PATH } from '../src/ui/QrCode.tsx';
import { faviconIco, faviconSvg, tilePng } from './icons.ts';
import { qrPng } from './qr-code.ts';
import { shareImage } from './share-image.tsx';
import { tokenColor } from './token-colors.ts';

function webManifest(base: string): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `${base}icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose,
    })),
  );
  return JSON.stringify({
    id: base,
    name: brand[defaultLanguage],
    short_name: brand[defaultLanguage],
    lang: defaultLanguage,
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: tokenColor('--ground'),
    theme_color: tokenColor('--ground'),
    icons: [{ src: `${base}favicon.svg`, type: 'image/svg+xml', sizes: 'any' }, ...icons],
  });
}

/** Both documents, each with its languages (sitemaps.org; search engines read the alternates). */
function sitemapXml(): string {
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(documentAddress(language))}"/>`;
  const alternates = [
    ...languageCodes.map((code) => alternate(code, code)),
    alternate('x-default', defaultLanguage),
  ].join('\n');
  const entries = languageCodes.map(
    (code) => `<url>\n<loc>${escapeHtml(documentAddress(code))}</loc>\n${alternates}\n</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Allows everything, and names the sitemap. */
function robotsTxt(): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('sitemap.xml', origin).href}
`;
}

type Contents = string | Buffer;

/** The functions that make the files which follow from the configuration, by the files' paths below the base. */
export function generatedFiles(base: string): Record<string, () => Contents | Promise<Contents>> {
  const shareImages = languageCodes.map((language) => [
    shareImagePath(language),
    async () => shareImage(brand[language], await loadContent(language)),
  ]);
  return {
    'manifest.webmanifest': () => webManifest(base),
    'sitemap.xml': sitemapXml,
    // Crawlers ask for it at the host's root only.
    ...(base === '/' ? { 'robots.txt': robotsTxt } : {}),
    [QR_PATH]: () => qrPng(`${documentAddress(defaultLanguage)}#${sectionIds.appStore}`),
    'favicon.svg': faviconSvg,
    'favicon.ico': faviconIco,
    'apple-touch-icon.png': () => tilePng(180),
    'icon-192.png': () => tilePng(192),
    'icon-512.png': () => tilePng(512),
    ...Object.fromEntries(shareImages),
  };
}
