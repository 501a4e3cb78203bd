import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectDrawings, objectShapes } from './symbols.ts';

/** Pixels one unit of the drawing takes. */
const SCALE = 10;

it('draws the Union Flag as a pinwheel: red below white on the left, above it on the right', async () => {
  const { shapes, width, height } = objectShapes('flag-en');
  const flag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(flag))
    .resize(width * SCALE, height * SCALE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const start = (y * SCALE * info.width + x * SCALE) * info.channels;
    return data.subarray(start, start + 3).toString('hex');
  };
  // Just above and just below each of the four half diagonals.
  for (const [x, middle, redBelow] of [
    [9, 6, true],
    [9, 30, true],
    [45, 6, false],
    [45, 30, false],
  ] as const) {
    const [above, below] = [colorAt(x, middle - 1), colorAt(x, middle + 1)];
    expect([above, below], `at ${x}, ${middle}`).toEqual(
      redBelow ? ['ffffff', 'c8102e'] : ['c8102e', 'ffffff'],
    );
  }
});

it('names a drawing that is missing, and one without a view box', () => {
  const svg = '<symbol id="ball"><circle r="1"/></symbol>';
  expect(() => expectDrawings(svg, ['ball', 'bone'])).toThrow('no drawing bone');
  expect(() => expectDrawings(svg, [])).toThrow('no view box for ball');
  expect(() => expectDrawings(svg, ['ball'])).not.toThrow();
});
