/** The pictures have the sizes the page declares. */
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { sitePath } from './test-settings.mjs';

test('every picture has an alternative text, and each of its files has the declared width and shape', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('every picture has an alternative text, or is decoration', async () => {
    // The owner's phone shows the room's picture again, so that one is decoration.
    const wordless = await page.locator('img').evaluateAll((images) =>
      images.flatMap((image) => {
        const isDecoration = image.closest('[aria-hidden=true]') !== null;
        const words = image.getAttribute('alt');
        return (isDecoration ? words === '' : /\S{2}/.test(words ?? '')) ? [] : [image.outerHTML];
      }),
    );
    expect(wordless).toEqual([]);
  });
  await test.step('each file has the declared width and shape', async () => {
    const candidates = await page.locator('picture').evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const image = picture.querySelector('img') as HTMLImageElement;
        const shape =
          image.width && Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const sources = [...picture.querySelectorAll('source')].flatMap(({ srcset }) => srcset.split(', '));
        return [...sources, `${image.getAttribute('src')} ${image.getAttribute('width')}w`].map(
          (candidate) => {
            const [address = '', width = ''] = candidate.split(' ');
            return { address, width: Number.parseInt(width, 10), shape };
          },
        );
      }),
    );
    expect(candidates.length).toBeGreaterThan(12);
    for (const { address, width, shape } of candidates) {
      const file = await sharp(sitePath('dist', address)).metadata();
      expect(file.width, address).toBe(width);
      expect(file.width / file.height, address).toBeCloseTo(shape, 2);
    }
  });
});

test.describe('at 3 pixels to the px', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 3 });

  test('a dense phone paints a preview of the room first, and fetches at most 960 px', async ({ page }) => {
    // The picture is never answered, as on a slow line.
    const asked: number[] = [];
    await page.route(/\/17-\d+\.avif$/, (route) => {
      asked.push(Number(/\d+(?=\.avif$)/.exec(route.request().url())));
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await test.step('a preview in the document is painted with the text, before the picture comes', async () => {
      const painted = await page.evaluate(
        () =>
          new Promise<object>((resolve) => {
            new PerformanceObserver((list) => {
              const [first] = performance.getEntriesByName('first-contentful-paint');
              for (const entry of list.getEntries() as (PerformanceEntry & {
                element: Element;
                url: string;
              })[]) {
                const { element, url, startTime } = entry;
                if (element?.closest('[data-sample="room"]')) {
                  resolve({ inDocument: url.startsWith('data:'), withText: startTime === first?.startTime });
                }
              }
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(painted).toEqual({ inDocument: true, withText: true });
      expect(
        await page
          .locator('[data-sample="room"] img')
          .evaluate((image) => (image as HTMLImageElement).complete),
      ).toBe(false);
    });
    await test.step('one file of at most 960 px is fetched', async () => {
      expect(asked).toHaveLength(1);
      expect(asked[0]).toBeLessThanOrEqual(960);
    });
  });
});
