import { encode } from 'uqr';
import { brand } from '../site.config.ts';
import { documentAddress, shareImagePath } from '../src/language/document-metadata.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';
import { loadContent } from '../src/language/load-content.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { type QrName, qrPath } from '../src/ui/qr-path.ts';
import {
  appleTouchIcon,
  faviconIco,
  faviconSvg,
  manifestIcon,
  manifestIconPath,
  manifestIconSizes,
} from './icons.ts';
import { robotsTxt, sitemapXml } from './search-engines.ts';
import { shareImage } from './share-image.ts';
import { tokenColor } from './token-colors.ts';

/** Modules of quiet zone around a QR code; the standard asks for four, of which the label's paper gives two. */
const QUIET_ZONE = 2;

/** A QR code in ink on paper, one path, a run of dark modules at a time. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const run = x - start + 1;
      path += `M${start} ${y}h${run}v1h-${run}z`;
    }
  }
  const edge = size + 2 * QUIET_ZONE;
  const [ink, paper] = [tokenColor('--ink'), tokenColor('--sheet')];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}"><path fill="${paper}" d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${edge}v${edge}h-${edge}z"/><path fill="${ink}" stroke="${ink}" stroke-width=".05" d="${path}"/></svg>`;
}

/** Where each QR code leads. */
export const qrTargets: Readonly<Record<QrName, string>> = {
  page: documentAddress('tr'),
  download: `${documentAddress('tr')}#${sectionIds.appStore}`,
};

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
    [qrPath('page')]: () => qrSvg(qrTargets.page),
    [qrPath('download')]: () => qrSvg(qrTargets.download),
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
