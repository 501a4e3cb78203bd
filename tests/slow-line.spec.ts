/** A document that comes over a slow line: in pieces, each painted before the next one arrives. */
import { setTimeout as pause } from 'node:timers/promises';
import { stopClockFromTheStart } from './application-helpers.ts';
import type { Fault } from './fault-server.ts';
import { expect, testWithFaults as test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { fontOf } from './looks-page.ts';

/** Time between two pieces, in ms: several frames. */
const BETWEEN_PIECES = 60;
/** How many elements of the hero come in one piece. Those of the header come one by one. */
const HERO_ELEMENTS = 8;

/** Where the first view of a document is cut into pieces: before its elements. */
function cuts(html: string): number[] {
  const elements = (from: string, to: string) => {
    const start = html.indexOf(from);
    return [...html.slice(start, html.indexOf(to)).matchAll(/<[a-z]/g)].map(({ index }) => start + index);
  };
  return [
    ...elements('<header', '<main'),
    ...elements('<main', 'id="features"').filter((_cut, index) => index % HERO_ELEMENTS === 0),
  ];
}

const comesInPieces: Fault = async (incoming, response, forward) => {
  // Only uncompressed text can be cut.
  delete incoming.headers['accept-encoding'];
  const { status, headers, body } = await forward();
  for (const name of ['content-type', 'content-security-policy']) {
    if (headers[name]) response.setHeader(name, headers[name]);
  }
  response.writeHead(status);
  const html = headers['content-type']?.includes('html') ? body.toString() : undefined;
  if (html === undefined) {
    response.end(body);
    return;
  }
  let sent = 0;
  for (const cut of cuts(html)) {
    response.write(html.slice(sent, cut));
    sent = cut;
    await pause(BETWEEN_PIECES);
  }
  response.end(html.slice(sent));
};

for (const [width, path] of [
  [390, '/'],
  [1280, '/en/'],
] as const) {
  test(`${path} at ${width} px: what is painted of the first view stays in its place while the rest arrives`, async ({
    page,
    faults,
  }) => {
    faults.set(path, comesInPieces);
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(faults.met).toBeGreaterThan(0);
    expect(await page.locator('header').isVisible()).toBe(true);
    expect(await shifts()).toEqual([]);
  });
}

test('on a phone whose page never finishes loading, all of it is there a second after the paint', async ({
  page,
}) => {
  const last = page.locator('footer a').last();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.route('**/*.woff2', () => {});
  await stopClockFromTheStart(page);
  const scroll = () =>
    page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollBy({ top: 400, behavior: 'instant' });
      await scrolled;
    });
  for (const wait of [() => page.clock.runFor(1000), scroll]) {
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.clock.runFor(500);
    await expect(last).toBeHidden();
    await wait();
    await page.clock.runFor(400);
    await expect(last).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  }
});

test('both fonts are awaited and used on a good line; on a slow one none is awaited', async ({ page }) => {
  /** How many fonts the head asks for: the first paint waits for these. */
  const awaitedFonts = () => page.locator('head link[as="font"]').count();
  const session = await page.context().newCDPSession(page);
  await test.step('on a slow line it waits for no font, and the font is used when it comes', async () => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto('/');
    expect(await awaitedFonts()).toBe(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await fontOf(page, 'h1')).toBe('Besley');
  });

  await test.step('on a good line it waits for both fonts, and uses them', async () => {
    await session.detach();
    await page.goto('about:blank');
    await page.goto('/');
    expect(await awaitedFonts()).toBe(2);
    expect(await fontOf(page, 'h1')).toBe('Besley');
    expect(await fontOf(page, '.lead')).toBe('Instrument Sans');
  });
});
