import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brand } from '../site.config.ts';
import { origin } from '../src/settings.ts';
import { generatedFiles } from './generated-files.ts';

/** Reads a QR code's picture as a camera would. */
async function decode(png: string | Buffer | undefined): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const files = generatedFiles('/club/');
const text = async (path: string) => String(await files[path]?.());

it('draws a QR code that a decoder reads: it opens the download section', async () => {
  expect(await decode(await files['qr/download.png']?.())).toBe(`${new URL(origin).href}#app-store`);
});

it('writes a manifest that follows the base path', async () => {
  const manifest = JSON.parse(await text('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: brand.tr, start_url: '/club/', lang: 'tr' });
  for (const { src } of manifest.icons)
    expect(src.replace('/club/', '')).toSatisfy(Object.hasOwn.bind(null, files));
});

it('writes robots.txt only where crawlers ask for it, at the host’s root', () => {
  expect(files).not.toHaveProperty('robots.txt');
  expect(generatedFiles('/')).toHaveProperty('robots.txt');
});
