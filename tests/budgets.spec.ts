/** What the page may weigh and how still it stands, as served. */
import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  anApplication,
  fillApplication,
  submitButton,
  switchLanguage,
  toast,
} from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { openWithReact } from './react-ready.ts';

test.use({ films: true });

const KB = 1024;

interface Served {
  bytes: number;
  encoding: string | undefined;
}

/** Fetches an address as a browser that takes Brotli does, and counts the bytes on the wire. */
function served(address: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const inlineScripts = (page: Page) =>
  page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      scripts
        .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
        .map((script) => script.textContent ?? ''),
    );

/** Scrolls through the whole page, a window at a time, and lets each place be painted. */
const readThrough = async (page: Page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
  // What came late is in its place once it is decoded and painted.
  await page.evaluate(async () => {
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

for (const { language, path } of documents) {
  test(`${language}: the document with its styles is at most 30 KB as sent`, async ({ baseURL }) => {
    const { bytes, encoding } = await served(`${baseURL}${path}`);
    expect(encoding).toBe('br');
    expect(bytes).toBeLessThanOrEqual(30 * KB);
  });
}

test('the script at load is inline and at most 3 KB', async ({ page }) => {
  await page.goto('/');
  // Nothing else runs at load: no script by address, and none that another script brought to run.
  await expect(page.locator('script[src]')).toHaveCount(0);
  const scripts = await inlineScripts(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(brotliBytes(scripts.join('\n'))).toBeLessThanOrEqual(3 * KB);
});

test('all script a visitor can ever load, both languages and the e-mail client, is at most 88 KB; two font files serve both languages', async ({
  page,
}) => {
  const addresses = new Set<string>();
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.add(request.url());
    if (request.resourceType() === 'font') fonts.add(request.url());
  });
  await openWithReact(page);
  await switchLanguage(page, 'en');
  await fillApplication(page, anApplication());
  await submitButton(page).click();
  await expect(toast(page, 'en')).toBeVisible();
  await readThrough(page);

  // Two languages, the page with React, the e-mail client: all that is built was loaded.
  expect(addresses.size).toBeGreaterThanOrEqual(4);
  const files = await Promise.all([...addresses].map(served));
  expect(files.every(({ encoding }) => encoding === 'br')).toBe(true);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum + brotliBytes((await inlineScripts(page)).join('\n'))).toBeLessThanOrEqual(88 * KB);
  expect([...fonts].map((font) => new URL(font).pathname.split('.').at(-1))).toEqual(['woff2', 'woff2']);
});

test('every letter both languages need is in those fonts', async ({ page }) => {
  for (const { path } of documents) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // A face whose range does not hold a letter of the page would not be loaded for it.
    const missing = await page.evaluate(() => {
      const letters = [...new Set(document.querySelector('#page')?.textContent ?? '')]
        .filter((letter) => letter.trim() !== '')
        .concat([...'ğüşıöçİĞÜŞÖÇ₺']);
      return ['Besley', 'Instrument Sans'].filter(
        (family) => !document.fonts.check(`16px "${family}"`, letters.join('')),
      );
    });
    expect(missing).toEqual([]);
  }
});

for (const [width, path] of [
  [390, '/'],
  [1280, '/en/'],
] as const) {
  test(`${path} at ${width} px: nothing moves by itself while the page loads, is read through and taken over (CLS 0)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await openWithReact(page, path);
    await readThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await readThrough(page);
    expect(await shifts()).toEqual([]);
    // Whatever is seen of the page, it leaves nothing in the browser; that it asks nobody else every test sees (spec §7).
    expect(await page.context().cookies()).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test('an untouched page has fetched at most 320 KB 3 s after the load, and a small picture', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto('/');
    await page.waitForTimeout(3000);
    const source = await page
      .locator('[data-sample="room"] img')
      .evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    expect(source).toMatch(/-720\.avif$/);
    expect(bytes).toBeGreaterThan(100 * KB);
    expect(bytes).toBeLessThanOrEqual(320 * KB);
  });
});
