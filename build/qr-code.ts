import sharp from 'sharp';
import { encode } from 'uqr';
import { tokenColor } from './token-colors.ts';

/** Modules of quiet zone around a QR code; the standard asks for four, of which the label's paper gives two. */
const QUIET_ZONE = 2;

/** Pixels a module is wide: sharp when printed at 30 mm, and a few hundred bytes still. */
const MODULE_WIDTH = 12;

/**
 * A QR code in ink on paper, as a PNG of two colours. Not an SVG: as a picture that is a document of its own, which
 * takes the main thread of a slow phone some 30 ms.
 */
export async function qrPng(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const [ink, paper] = ['--ink', '--sheet'].map((token) => Buffer.from(tokenColor(token).slice(1), 'hex'));
  if (!ink || !paper) throw new Error('A QR code needs two colours.');
  const pixels = Buffer.concat(data.flat().map((dark) => (dark ? ink : paper)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(size * MODULE_WIDTH, size * MODULE_WIDTH, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, dither: 0, compressionLevel: 9 })
    .toBuffer();
}
