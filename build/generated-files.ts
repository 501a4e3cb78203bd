import { brand } from '../site.config.ts';
import { documentAddress, shareImagePath } from '../src/language/document-metadata.ts';
import { defaultLanguage, languageCodes } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { QR_PATH } from '../src/ui/QrCode.tsx';
import { faviconIco, faviconSvg, tilePng } from './icons.ts';
import { qrPng } from './qr-code.ts';
import { robotsTxt, sitemapXml } from './search-engines.ts';
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
