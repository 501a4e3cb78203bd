import sharp from 'sharp';
import { encode } from 'uqr';
import { tokenColor } from './token-colors.ts';

/** Empty modules around a QR code. The standard asks for four; the paper of the page's label adds two. */
const QUIET_ZONE = 2;

/** Width of a module in pixels. The code is sharp when it is printed 30 mm wide, and has a few hundred bytes. */
const MODULE_WIDTH = 12;

/**
 * A QR code in the colours of ink and paper, as a PNG. An SVG file is a document of its own, which takes the main
 * thread of a slow phone 30 ms.
 */
export async function qrPng(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const bytes = (token: string) => Buffer.from(tokenColor(token).slice(1), 'hex');
  const [ink, paper] = [bytes('--ink'), bytes('--sheet')];
  const pixels = Buffer.concat(data.flat().map((dark) => (dark ? ink : paper)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(size * MODULE_WIDTH, size * MODULE_WIDTH, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, dither: 0, compressionLevel: 9 })
    .toBuffer();
}
