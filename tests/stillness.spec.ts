/** A page at rest: what may move before its visitor does. */
import type { Page } from '@playwright/test';
import { holdRequests, stopClockFromTheStart } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({ films: true });

/** How long nothing moves by itself once the page has loaded, in ms. */
const REST = 3000;

for (const [path, width] of [
  ['/', 1280],
  ['/en/', 390],
] as const) {
  test(`${path} at ${width} px: for 3 s after load nothing is animated but by scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const session = await page.context().newCDPSession(page);
    const started: string[] = [];
    let scrollBound = 0;
    session.on('Animation.animationStarted', ({ animation }) => {
      if (animation.viewOrScrollTimeline) scrollBound += 1;
      else started.push(`${animation.type} ${animation.name}, node ${animation.source?.backendNodeId}`);
    });
    await session.send('Animation.enable');
    await stopClockFromTheStart(page);
    await page.goto(path);
    await page.clock.runFor(REST);
    expect(started).toEqual([]);
    // The check does see animations: those of the header and the cards, which follow scrolling, are counted.
    await expect.poll(() => scrollBound).toBeGreaterThan(0);

    // It also sees the transition that a visitor's click starts.
    await page.clock.resume();
    await page.locator('#faq summary').first().click();
    await expect.poll(() => started.join()).toContain('CSSTransition');
  });
}

/** Widths in px at which each system's stand-in fonts are checked: a phone and a tablet, and a desktop. */
const widths = { Android: [360, 768], 'this machine': [1280] };

/** A smaller shift does not count: scores have three digits. */
const STILL = 0.0005;

/** Phones' fonts that the page's rules name and this machine lacks: a package's file for each part of the alphabet. */
const phoneFaces: readonly [family: RegExp, file: (subset: string) => string][] = [
  [/Besley Noto/, (subset) => `noto-serif/files/noto-serif-${subset}-700-normal.woff2`],
  [/Instrument Roboto.*:400/, (subset) => `roboto/files/roboto-${subset}-400-normal.woff2`],
  [/Instrument Roboto.*:550/, (subset) => `roboto/files/roboto-${subset}-600-normal.woff2`],
];
const subsets = [
  ['latin', 'U+0-FF,U+131,U+2000-206F'],
  ['latin-ext', 'U+100-130,U+132-2AF'],
] as const;

/** Lets the page find Noto Serif and Roboto, as on Android, and no other stand-in. */
async function withAndroidsFaces(page: Page): Promise<void> {
  await page.route('**/android/**', (route) =>
    route.fulfill({ path: `node_modules/@fontsource/${route.request().url().split('/android/')[1]}` }),
  );
  await page.route(/\/(en\/)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/@font-face ?\{[^}]*\}/g, (rule) => {
      const [, file] = phoneFaces.find(([family]) => family.test(rule)) ?? [];
      if (!file) return rule.includes('local(') ? '' : rule;
      return subsets
        .map(([subset, range]) =>
          rule.replace(/src:[^;}]*/, `src:url(/android/${file(subset)});unicode-range:${range}`),
        )
        .join('');
    });
    expect(body, 'the rules of the stand-ins were found').not.toBe(html);
    await route.fulfill({ response, body });
  });
}

/** Loads the stand-ins, which a phone has from the start, and forgets what moved when they came. */
const haveStandIns = (page: Page) =>
  page.evaluate(async () => {
    const standIns = [...document.fonts].filter(({ family }) => /Noto|Roboto/.test(family));
    await Promise.all(standIns.map((face) => face.load()));
    // The browser reports shifts some time after their frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    (window as unknown as { shifts: string[] }).shifts.length = 0;
  });

/** How many lines each text of a heading or question has. */
const lines = (page: Page) =>
  page.locator('h1, h2, h3, summary').evaluateAll((headings) => {
    const range = document.createRange();
    return headings.flatMap((heading) => {
      if (!heading.checkVisibility()) return [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const tops = [...range.getClientRects()].map(({ top }) => top).sort((a, b) => a - b);
        // Parts of one line in two fonts may differ by a fraction of a px.
        const count = tops.filter((top, index) => index === 0 || top - (tops[index - 1] ?? 0) > 4).length;
        found.push(`${count} of ${walker.currentNode.textContent}`);
      }
      return found;
    });
  });

const hasBesley = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => /^"?Besley"?$/.test(family) && status === 'loaded'),
  );

for (const system of ['this machine', 'Android'] as const) {
  for (const { language, path } of documents) {
    test.describe(() => {
      // The policy does not allow the address and the rules of Android's fonts.
      test.use({ bypassCSP: system === 'Android' });

      test(`${language}: nothing moves when Besley comes after the stand-ins of ${system}`, async ({
        page,
      }) => {
        if (system === 'Android') await withAndroidsFaces(page);
        const shifts = await watchShifts(page);
        for (const width of widths[system]) {
          const fonts = '**/assets/*.woff2';
          const letFontsCome = await holdRequests(page, fonts);
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path, { waitUntil: 'commit' });
          await page.locator('footer').waitFor();
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          // The deferred parts are laid out when the visitor scrolls.
          await page.waitForFunction(() => {
            dispatchEvent(new Event('scroll'));
            return !('deferred' in document.documentElement.dataset);
          });
          if (system === 'Android') await haveStandIns(page);
          expect(await hasBesley(page)).toBe(false);
          const before = await lines(page);
          letFontsCome();
          await expect.poll(() => hasBesley(page)).toBe(true);
          await page.waitForLoadState('load');
          expect(await lines(page), `at ${width} px`).toEqual(before);
          const moved = (await shifts()).filter((shift) => Number.parseFloat(shift) >= STILL);
          expect(moved, `at ${width} px`).toEqual([]);
          await page.unroute(fonts);
        }
      });
    });
  }
}
