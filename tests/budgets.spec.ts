/** What the page may weigh, how high it may be, and that nothing moves while it loads, as served. */
import { readdir, stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { budgets, budgetWarning, inlineScriptBytes, KB, visitorsScriptBytes } from '../build/budgets.ts';
import { scenes } from '../content/room-day.ts';
import { languageCodes } from '../src/language/languages.ts';
import { stopClockFromTheStart } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { openWithReact } from './react-ready.ts';
import { sitePath } from './test-settings.mjs';

test.use({ films: true });

/** How high the page may be at 390 px, the width of a phone: some thirteen of its windows. */
const HEIGHT_LIMIT_PX = 11_000;

/** Fails at a size over its budget. `npm test` warns of a size near it. */
function expectWithin(budget: keyof typeof budgets, name: string, bytes: number): void {
  const warning = budgetWarning(name, bytes, budgets[budget]);
  if (warning) test.info().annotations.push({ type: 'warning', description: warning });
  expect(bytes, name).toBeLessThanOrEqual(budgets[budget]);
}

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
  // A late picture is in its place only once it is decoded and painted.
  await page.evaluate(async () => {
    await Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

test('documents and scripts are within their bytes; only the inline script runs at load', async ({
  page,
  request,
}) => {
  await test.step('each document is within its bytes', async () => {
    for (const { language, path } of documents) {
      const response = await page.goto(path);
      expect(response?.headers()['content-encoding']).toBe('br');
      const sizes = await response?.request().sizes();
      expectWithin('document', `The document ${language}`, sizes?.responseBodySize ?? Number.NaN);
    }
  });

  await test.step('no script has an address, also none that another script added', async () => {
    await expect(page.locator('script[src]')).toHaveCount(0);
  });
  const inline = await page.locator('script:not([src], [type*="json"], [data-statistics])').allTextContents();
  expect(inline.length).toBeGreaterThan(0);
  const first = inlineScriptBytes(inline.join('\n'));
  expectWithin('firstScript', 'The first script', first);
  const names = await readdir(sitePath('dist/assets'));

  await test.step('all script that one visitor loads, with the e-mail client, is within its bytes', async () => {
    const sizes = new Map([['inline', first]]);
    for (const name of names.filter((name) => name.endsWith('.js'))) {
      const headers = (await request.get(`/assets/${name}`)).headers();
      expect(headers['content-encoding']).toBe('br');
      sizes.set(name, Number(headers['content-length']));
    }
    for (const name of ['client', ...languageCodes]) {
      expect(
        [...sizes.keys()].some((file) => file.startsWith(`${name}-`)),
        name,
      ).toBe(true);
    }
    expectWithin('allScript', 'All script', visitorsScriptBytes(sizes));
  });
  await test.step('two fonts serve every language', async () => {
    expect(names.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
  });
});

test('each film is within its bytes, and so are the pictures that a phone takes for a whole day', async () => {
  const bytes = async (folder: RegExp) => {
    const [name = ''] = (await readdir(sitePath('dist/assets'))).filter((entry) => folder.test(entry));
    const files = await readdir(sitePath(`dist/assets/${name}`));
    return Promise.all(
      files.map(async (file) => ({ file, size: (await stat(sitePath(`dist/assets/${name}/${file}`))).size })),
    );
  };
  await test.step('each film is within its bytes', async () => {
    const films = await bytes(/^loops-[^.]+$/);
    expect(films).toHaveLength(scenes.length * 2 * 2);
    for (const { file, size } of films) {
      const share = (file.includes('h264') ? 2 : 1) * (file.includes('-960') ? 2 : 1);
      expect(size, file).toBeGreaterThan(10 * KB);
      expect(size, file).toBeLessThanOrEqual(budgets.film * share);
    }
  });
  await test.step('the pictures that a phone takes for a whole day are within their bytes', async () => {
    const pictures = (await bytes(/^room-[^.]+$/)).filter(({ file }) => file.endsWith('-960.avif'));
    expect(pictures).toHaveLength(scenes.length);
    expect(pictures.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(140 * KB);
  });
});

/** The page's own fonts that lack a letter of the page. A browser would not use them for that letter. */
const missingLetters = (page: Page) =>
  page.evaluate(() => {
    const letters = [...new Set(document.querySelector('#page')?.textContent ?? '')]
      .filter((letter) => letter.trim() !== '')
      .concat([...'ğüşıöçİĞÜŞÖÇ₺']);
    return ['Besley', 'Instrument Sans'].filter(
      (family) => !document.fonts.check(`16px "${family}"`, letters.join('')),
    );
  });

for (const [index, { path }] of documents.entries()) {
  const width = [390, 1280][index % 2] as number;
  test(`${path} at ${width} px: nothing moves by itself (CLS 0), and the fonts have every letter`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await test.step('nothing moves by itself', async () => {
      await openWithReact(page, path);
      await readThrough(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await readThrough(page);
      expect(await shifts()).toEqual([]);
    });
    await test.step('the page is no higher than it may be on a phone', async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(HEIGHT_LIMIT_PX);
    });
    await test.step('the fonts have every letter', async () => {
      expect(await missingLetters(page)).toEqual([]);
    });
    await test.step('the page sets no cookie', async () => {
      // Every test checks that it asks no other origin (spec §7).
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test(`an untouched page has fetched little 3 s after the load`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await stopClockFromTheStart(page);
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const quiet = page.waitForRequest(/\/room-clock-/);
    await page.clock.runFor(3000);
    await (await (await quiet).response())?.finished();
    const source = await page
      .locator('[data-sample="room"] img')
      .evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    expect(source).toMatch(/-720\.avif$/);
    expect(bytes).toBeGreaterThan(100 * KB);
    expectWithin('untouchedPhone', 'An untouched phone', bytes);
  });
});
