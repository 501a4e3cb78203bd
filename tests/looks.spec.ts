/**
 * Whether the page still looks as last reviewed: each part, from phone to desktop, in both themes.
 *
 * Boxes are compared on every machine, in both languages, since the fonts are the page's own. Pictures are of the
 * Turkish page. They are compared only in the environment that made them: another Chromium, or another system, draws
 * the same page with other pixels.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import * as site from '../site.config.ts';
import { words } from './application-helpers.ts';
import { boxDifferences, readBoxes } from './box-tree.ts';
import { fontOf } from './drawn-font.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

/** Height of the window, in px. */
const HEIGHT = 900;

/** The parts of the page, by the names of their references. */
const PLACES = {
  header: 'header',
  home: '#home',
  features: '#features',
  hotels: '#hotels-section',
  application: '#contact-page',
  'app-store': '#app-store',
  faq: '#faq',
  footer: '#contact',
};

/** References are half as wide and high as the page: they stay small, and a moved part still shows. */
const SCALE = 0.5;

/** As few colours, 256 at most, as still look the same; no dithering, which would spread a change. */
const REFERENCE_FORMAT = { palette: true, quality: 70, dither: 0, compressionLevel: 9 };

/** How different a pixel may be (0 to 1), and how many pixels of a picture may differ more. */
const PICTURE_TOLERANCE = { threshold: 0.05, maxDiffPixels: 12 };

const UPDATE = 'If it is meant, run `npm run looks:update` and review what changed.';

/** Says what the references were made of: the first line what drew the pictures, the second a digest of the words. */
const MADE_OF_FILE = 'tests/looks/made-of.txt';

/** A digest of all that an owner writes: configuration and words. */
const digest = createHash('sha256')
  .update(
    JSON.stringify([site, words], (_key, value) => (typeof value === 'function' ? String(value) : value)),
  )
  .digest('hex')
  .slice(0, 16);

/** Notes in the test's report what was not compared here. */
const notCompared = (description: string) =>
  test.info().annotations.push({ type: 'not compared', description });

/** What draws the pictures here; the headless shell calls itself HeadlessChrome, a whole Chromium Chrome. */
async function environment(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return `${product.replace(/\..*/, '').replace('/', ' ')} on ${process.platform}`;
}

/** Whether this run updates the references. */
const updates = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** What made the references: the environment of the pictures, and the digest of the words. */
async function madeOf(): Promise<[environment: string, digest: string]> {
  const [environment = 'nothing', digest = ''] = (await readFile(MADE_OF_FILE, 'utf8').catch(() => '')).split(
    '\n',
  );
  return [environment, digest];
}

/** Whether the references show the page with these words. */
async function comparesBoxes(): Promise<boolean> {
  if (updates() || (await madeOf())[1] === digest) return true;
  notCompared('looks: configuration or words have changed since `npm run looks:update`');
  return false;
}

/** Whether pictures are compared here. */
async function comparesPictures(browser: Browser): Promise<boolean> {
  const here = await environment(browser);
  if (updates()) {
    await writeFile(MADE_OF_FILE, `${here}\n${digest}\n`);
    return true;
  }
  const [there] = await madeOf();
  if (there !== here) notCompared(`pictures of the page: they were made by ${there}, this is ${here}`);
  return there === here;
}

/** Opens the page in its own fonts. A font that is late for the first paint is used from the next visit on. */
async function openInItsFonts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() =>
    Promise.all(['Besley', 'Instrument Sans'].map((name) => document.fonts.load(`16px "${name}"`))),
  );
  await openWithReact(page, path);
  await expect(async () => {
    const fonts = [await fontOf(page, 'h1'), await fontOf(page, '.lead')];
    if (fonts.some((font) => !/^(Besley|Instrument Sans)[^()]*$/.test(font))) await page.reload();
    expect(fonts).toEqual([
      expect.stringMatching(/^Besley[^()]*$/),
      expect.stringMatching(/^Instrument Sans[^()]*$/),
    ]);
  }).toPass();
}

/** Loads every picture that comes only when a visitor nears it, and scrolls to the top again. */
async function readThrough(page: Page): Promise<void> {
  await page.locator('[data-clock=runs]').waitFor();
  await page.evaluate(async () => {
    for (const image of [...document.images].filter((one) => one.checkVisibility())) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The page as it is drawn, cut into its parts. */
async function picturesOf(page: Page): Promise<Map<string, Buffer>> {
  await page.evaluate(() => {
    // Animations that follow the scrolling have no end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map(({ finished }) => finished));
  });
  const { data, info: raw } = await sharp(await page.screenshot({ fullPage: true }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pictures = new Map<string, Buffer>();
  for (const [name, selector] of Object.entries(PLACES)) {
    // In whole px. The page is scrolled to its top.
    const [left = 0, top = 0, width = 0, height = 0] = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    const picture = sharp(data, { raw })
      .extract({ left, top, width, height })
      .resize(Math.round(width * SCALE), Math.round(height * SCALE))
      .png(REFERENCE_FORMAT);
    pictures.set(name, await picture.toBuffer());
  }
  return pictures;
}

/** Compares each part's boxes with those last reviewed. In an update, writes them as the new references. */
async function expectBoxes(page: Page, language: Language, width: number): Promise<void> {
  const folder = `tests/looks/${language}-${width}`;
  await page.setViewportSize({ width, height: HEIGHT });
  await readThrough(page);
  if (updates()) await mkdir(folder, { recursive: true });
  for (const [name, selector] of Object.entries(PLACES)) {
    const file = `${folder}/${name}.txt`;
    const boxes = await readBoxes(page, selector);
    if (updates()) await writeFile(file, boxes);
    const differences = boxDifferences(await readFile(file, 'utf8').catch(() => ''), boxes);
    expect.soft(differences, `${file}: boxes as last reviewed. ${UPDATE}`).toEqual([]);
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' }));

// Each width has a page of its own: a picture that was fetched for a wide window stays in a narrow one.
for (const width of [360, 1280]) {
  test(`the page at ${width} px looks as last reviewed`, async ({ page, browser }) => {
    if (!(await comparesBoxes())) return;
    await page.setViewportSize({ width, height: HEIGHT });
    await openInItsFonts(page, '/');
    await expectBoxes(page, 'tr', width);
    if (!(await comparesPictures(browser))) return;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [name, picture] of await picturesOf(page)) {
        expect
          .soft(picture, `${name}, ${colorScheme} theme, as last reviewed. ${UPDATE}`)
          .toMatchSnapshot([`tr-${width}`, `${name}-${colorScheme}.png`], PICTURE_TOLERANCE);
      }
    }
  });
}

test('the page is laid out as last reviewed between these widths, and in English', async ({ page }) => {
  if (!(await comparesBoxes())) return;
  // The width is set before the page is opened: otherwise the page takes another file than the preloaded picture.
  await page.setViewportSize({ width: 768, height: HEIGHT });
  await openInItsFonts(page, '/');
  await expectBoxes(page, 'tr', 768);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await openInItsFonts(page, '/en/');
  for (const width of [360, 768, 1280]) await expectBoxes(page, 'en', width);
});
