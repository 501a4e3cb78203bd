import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { origin } from '../site.config.ts';
import { generatedFiles, qrSvg } from './generated-files.ts';

/** Pixels a QR module takes in the picture the decoder sees. */
const SCALE = 4;

/** Paints the dark runs of a QR code's path, and reads it as a camera would. */
function decode(svg: string): string | undefined {
  const [, x = 0, y = 0, size = 0] = (/viewBox="(\S+) (\S+) (\S+)/.exec(svg) ?? []).map(Number);
  const edge = size * SCALE;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, runX, runY, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row++) {
      for (let column = 0; column < Number(length) * SCALE; column++) {
        const left = (Number(runX) - x) * SCALE + column;
        const top = (Number(runY) - y) * SCALE + row;
        pixels.fill(0, (top * edge + left) * 4, (top * edge + left) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, edge, edge)?.data;
}

describe('generatedFiles', () => {
  const files = generatedFiles('/club/');
  const text = async (path: string) => String(await files[path]?.());

  it('draws QR codes that a decoder reads: the page, and its download section', async () => {
    expect(decode(await text('qr/page.svg'))).toBe(new URL(origin).href);
    expect(decode(await text('qr/download.svg'))).toBe(`${new URL(origin).href}#app-store`);
  });

  it('draws what it is given', () => {
    expect(decode(qrSvg('https://club.example/çay'))).toBe('https://club.example/çay');
  });

  it('writes a manifest that follows the base path', async () => {
    const manifest = JSON.parse(await text('manifest.webmanifest'));
    expect(manifest).toMatchObject({ name: 'Pet Otel Kulübü', start_url: '/club/', lang: 'tr' });
    for (const { src } of manifest.icons)
      expect(src.replace('/club/', '')).toSatisfy(Object.hasOwn.bind(null, files));
  });

  it('writes robots.txt only where crawlers ask for it, at the host’s root', () => {
    expect(files).not.toHaveProperty('robots.txt');
    expect(generatedFiles('/')).toHaveProperty('robots.txt');
  });
});
