/** The parts below the first view are laid out late on a slow phone, and are there when somebody looks at them. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { stopClockFromTheStart } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';

/** How long after the load a picture of the whole page shows all of it, in ms. */
const WHOLE = 1000;

/** Visible texts of the page but for the phone's bars, which appear with their sections; with their places in px. */
const texts = (page: Page) =>
  page.locator('main, footer').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.querySelectorAll('h1, h2, h3, p:not([data-sample=bar]), li, summary, label')].flatMap(
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const text = element.textContent?.trim() ?? '';
          const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return text && seen && width > 2 && height > 2 ? [{ text, x, y, width, height }] : [];
        },
      ),
    ),
  );

test.use({ expectedConsole: [/ERR_FAILED/] });

test('on a phone a picture of the whole page, 1 s after load, shows every text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without fonts: one that is late for the first paint would be used when the picture is taken, and move the texts.
  await page.route('**/*.woff2', (route) => route.abort());
  await stopClockFromTheStart(page);
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.clock.runFor(WHOLE);
  // The browser takes the picture without scrolling, as for a visitor who asks for one.
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const picture = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  const { data, info } = await sharp(Buffer.from(picture.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all = await texts(page);
  expect(info.height, 'the picture ends where the page does').toBe(
    await page.evaluate(() => document.documentElement.scrollHeight),
  );

  /** Whether a place of the picture has one colour all over. */
  const isBlank = ({ x, y, width, height }: (typeof all)[number]) => {
    const first = (Math.round(y) * info.width + Math.round(x)) * 3;
    for (let row = Math.round(y); row < Math.floor(y + height); row += 1) {
      for (let column = Math.max(0, Math.round(x)); column < Math.min(info.width, x + width); column += 1) {
        const at = (row * info.width + Math.floor(column)) * 3;
        if ([0, 1, 2].some((channel) => data[at + channel] !== data[first + channel])) return false;
      }
    }
    return true;
  };
  expect(all.filter(isBlank).map(({ text }) => text)).toEqual([]);
  // No text appears later: an address that leads to a section shows all of them at once.
  await page.goto('/#faq');
  await page.reload();
  expect(all.map(({ text }) => text)).toEqual((await texts(page)).map(({ text }) => text));
});
