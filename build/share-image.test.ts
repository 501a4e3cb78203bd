import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadContent } from '../src/language/load-content.ts';
import { shareImage } from './share-image.tsx';

type Part = readonly [left: number, top: number, width: number, height: number];

/** How far a part of two pictures differs, mean of all channels, 0 to 255; JPEG alone makes about one. */
async function difference(one: Buffer, other: Buffer, [left, top, width, height]: Part): Promise<number> {
  const pixels = (image: Buffer) => sharp(image).extract({ left, top, width, height }).raw().toBuffer();
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const [turkish, english] = [await loadContent('tr'), await loadContent('en')];
const paws = await shareImage('Paws', english);

it('shows the configured brand, whatever its length', async () => {
  const long = await shareImage('The Grand International Pet Hotel Club of Eskişehir', english);
  expect(await difference(long, paws, [104, 40, 530, 64])).toBeGreaterThan(5);
  // The brand does not reach into the rack.
  expect(await difference(long, paws, [640, 0, 12, 588])).toBeLessThan(2);
  expect((await sharp(long).metadata()).width).toBe(1200);
});

it('shows the headline in its language, beside the same room', async () => {
  const other = await shareImage('Paws', turkish);
  expect(await difference(other, paws, [40, 130, 590, 320])).toBeGreaterThan(20);
  expect(await difference(other, paws, [760, 150, 300, 180])).toBeLessThan(2);
});
