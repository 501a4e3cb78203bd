import { brand } from '../site.config.ts';
import { documentAddress, shareImagePath } from '../src/language/document-metadata.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { QR_PATH } from '../src/ui/qr-path.ts';
import {
  appleTouchIcon,
  faviconIco,
  faviconSvg,
  manifestIcon,
  manifestIconPath,
  manifestIconSizes,
} from './icons.ts';
import { qrPng } from './qr-code.ts';
import { robotsTxt, sitemapXml } from './search-engines.ts';
import { shareImage } from './share-image.tsx';
import { tokenColor } from './token-colors.ts';

/** Where the QR code leads. */
const qrTarget = () => `${documentAddress('tr')}#${sectionIds.appStore}`;

function webManifest(base: string): string {
  const icons = manifestIconSizes.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: base + manifestIconPath(size),
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose,
    })),
  );
  return JSON.stringify({
    id: base,
    name: brand.tr,
    short_name: brand.tr,
    lang: 'tr',
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: tokenColor('--ground'),
    theme_color: tokenColor('--ground'),
    icons: [{ src: `${base}favicon.svg`, type: 'image/svg+xml', sizes: 'any' }, ...icons],
  });
}

type Contents = string | Buffer;

async function languageShareImage(language: Language): Promise<Buffer> {
  return shareImage(brand[language], await loadContent(language));
}

/** Files of the site that follow from its configuration, by their path below the base: how each is made. */
export function generatedFiles(base: string): Record<string, () => Contents | Promise<Contents>> {
  return {
    'manifest.webmanifest': () => webManifest(base),
    'sitemap.xml': sitemapXml,
    // A crawler asks for it at the host's root only.
    ...(base === '/' ? { 'robots.txt': robotsTxt } : {}),
    [QR_PATH]: () => qrPng(qrTarget()),
    'favicon.svg': faviconSvg,
    'favicon.ico': faviconIco,
    'apple-touch-icon.png': appleTouchIcon,
    ...Object.fromEntries(
      manifestIconSizes.map((size) => [manifestIconPath(size), () => manifestIcon(size)]),
    ),
    ...Object.fromEntries(
      languageCodes.map((language) => [shareImagePath(language), () => languageShareImage(language)]),
    ),
  };
}
