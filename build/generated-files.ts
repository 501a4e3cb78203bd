import { encode } from 'uqr';
import { brand } from '../site.config.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { sectionIds } from '../src/page/section-ids.ts';
import { type QrName, qrPath } from '../src/ui/qr-path.ts';

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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}"><path fill="#fdfcfa" d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${edge}v${edge}h-${edge}z"/><path fill="#012127" stroke="#012127" stroke-width=".05" d="${path}"/></svg>`;
}

/** Where each QR code leads. */
export const qrTargets: Readonly<Record<QrName, string>> = {
  page: documentAddress('tr'),
  download: `${documentAddress('tr')}#${sectionIds.appStore}`,
};

function webManifest(base: string): string {
  return JSON.stringify({
    name: brand.tr,
    short_name: brand.tr,
    lang: 'tr',
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: '#fdfcfa',
    theme_color: '#fdfcfa',
    icons: [
      { src: `${base}favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${base}apple-touch-icon.png`, type: 'image/png', sizes: '180x180' },
    ],
  });
}

/** Files of the site that follow from its configuration, by their path below the base. */
export function generatedFiles(base: string): Record<string, string> {
  return {
    'manifest.webmanifest': webManifest(base),
    [qrPath('page')]: qrSvg(qrTargets.page),
    [qrPath('download')]: qrSvg(qrTargets.download),
  };
}
