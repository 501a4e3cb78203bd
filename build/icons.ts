import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { objectShapes } from './symbols.ts';
import { tokenColor } from './token-colors.ts';

/** Sizes of a browser's tab and shortcut, px, in `favicon.ico`. */
const ICO_SIZES = [16, 32, 48];
/** Side of the square around the mark without a ground: the mark's own width. */
const BARE_SQUARE = 56;
/** Side of a square in which a mask leaves the whole mark: its inner 80 % (W3C, "safe zone"). */
const MASKED_SQUARE = 88;

/** The mark in the middle of a square, whose side is in the mark's own units. */
function squareMark(side: number, before = ''): string {
  const { shapes, width, height } = objectShapes('mark');
  const place = `translate(${(side - width) / 2} ${(side - height) / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${before}<g transform="${place}">${shapes}</g></svg>`;
}

/** The mark for browser tabs, light on dark ones. */
export function faviconSvg(): string {
  const [light, dark] = [tokenColor('--mark'), tokenColor('--mark', 'dark')];
  return squareMark(
    BARE_SQUARE,
    `<style>svg{color:${light}}@media(prefers-color-scheme:dark){svg{color:${dark}}}</style>`,
  );
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * (size / 16) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The mark on teal, for home screens. The whole square is painted, since they cut its corners. */
export function tilePng(size: number): Promise<Buffer> {
  const side = MASKED_SQUARE;
  const ground = `<style>svg{color:${tokenColor('--mark', 'dark')}}</style><path fill="${tokenColor('--teal')}" d="M0 0h${side}v${side}H0z"/>`;
  return png(squareMark(side, ground), size);
}

/** The mark as an ICO file of `ICO_SIZES`. */
export async function faviconIco(): Promise<Buffer> {
  const mark = squareMark(BARE_SQUARE, `<style>svg{color:${tokenColor('--mark')}}</style>`);
  return pngToIco(await Promise.all(ICO_SIZES.map((size) => png(mark, size))));
}
