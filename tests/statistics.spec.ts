/** Statistics that an owner sets: what is counted, and that nothing else is told. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { countedWords } from '../content/statistics.ts';
import {
  anApplication,
  answerSends,
  emptyApplication,
  failureNoise,
  form,
  openBeforeReact,
  sendApplication,
  submitButton,
  switchLanguage,
  toast,
  words,
} from './application-helpers.ts';
import { event, expectEvents, test } from './counted-site.ts';
import { test as base, documents, expect, type Language } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { isLaidOut } from './reading-helpers.ts';
import { sitePath } from './test-settings.mjs';

// One after another, since each worker would build a page of its own.
test.describe.configure({ mode: 'default' });
test.use({ mayLeaveOrigin: true, expectedConsole: failureNoise });

/** Answers other sites' pages, which links lead to. */
const stayOnTheMachine = (page: Page) => page.route(/^https:/, (route) => route.fulfill({ status: 204 }));

/** Presses the link to a store, which is followed whatever becomes of the count. */
async function leavesForTheStore(page: Page): Promise<void> {
  await isLaidOut(page);
  const left = page.waitForRequest(/^https:/);
  await page.locator('a[data-store="appStore"]').click();
  await left;
}

const card = (page: Page) => page.locator('[data-sample="check-in"]');

async function checkIn(page: Page, name: string): Promise<void> {
  await card(page).locator('[data-key="guest-name"]').fill(name);
  await card(page).locator('form button').click();
}

for (const { language, path } of documents) {
  test(`${language}: visits and acts are told with the language, before React and after`, async ({
    page,
    context,
    site,
  }) => {
    const expected: ReturnType<typeof event>[] = [];
    const expectEvent = (what: string, of: Language, name: string, props = {}) => {
      expected.push(event(site, of, name, props));
      return expectEvents(site, expected, what);
    };
    await stayOnTheMachine(page);

    await test.step('before React', async () => {
      const letReactCome = await openBeforeReact(page, `${path}?utm_source=mail#faq`);
      await expectEvent('a visit, without what follows its address', language, 'pageview');
      await isLaidOut(page);
      await page.locator('a[data-store="googlePlay"]').click();
      await expectEvent('a store', language, 'Store', { store: 'googlePlay' });
      await page.locator('a[data-store="appStore"]').click({ button: 'middle' });
      await expectEvent('a store opened in a tab of its own', language, 'Store', { store: 'appStore' });
      await page.locator('a[data-store="appStore"]').click({ button: 'right' });
      await checkIn(page, 'Zeytinyağı');
      await answerSends(page, 200, 'OK');
      await sendApplication(page);
      await expectEvents(site, expected, 'nothing that has not happened yet');
      letReactCome();
      expected.push(event(site, language, 'Check-in'));
      await expectEvent('a check-in and an application that waited for React', language, 'Application');
    });

    await context.grantPermissions(['clipboard-write']);
    await openWithReact(page, path);
    await expectEvent('a visit that begins without a query', language, 'pageview');
    await answerSends(page, 500);
    await sendApplication(page);
    await expect(toast(page, language)).toBeVisible();
    await answerSends(page, 200, 'OK');
    await submitButton(page).click();
    await expectEvent('an application, once it has arrived', language, 'Application');
    await sendApplication(page, { ...anApplication(), hotelName: '' });
    await expectEvent('a question', language, 'Question');

    const other = language === 'tr' ? 'en' : 'tr';
    await switchLanguage(page, other);
    const { tell } = words[other].store;
    await page.locator('#app-store').getByRole('link', { name: tell.whatsApp }).click();
    await expectEvent('a share in the other language, whose page is no second visit', other, 'Share');
    await page.locator('#app-store').getByRole('button', { name: tell.copy }).click();
    await expectEvent('a copy', other, 'Share');
  });
}

test('a share counts when the share sheet has passed it on, and not when it is closed', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let isClosed = true;
    navigator.share = async () => {
      isClosed = !isClosed;
      if (isClosed) throw new DOMException('', 'AbortError');
    };
  });
  await openWithReact(page);
  const share = page.locator('#app-store').getByRole('button', { name: words.tr.store.tell.share });
  // Every second sheet is closed.
  for (let press = 0; press < 4; press += 1) await share.click();
  const shares = Array.from({ length: 2 }, () => event(site, 'tr', 'Share'));
  await expectEvents(site, [event(site, 'tr', 'pageview'), ...shares], 'two of four');
});

test('whatever is typed, no request has any of it, and all events are the same', async ({ page, site }) => {
  /** In every text, so that it is found wherever it is told. */
  const mark = 'Zeytinyağı';
  const typed = (maxLength: number) =>
    fc.string({ unit: 'grapheme', maxLength }).map((rest) => `${mark} ${rest}`);
  const address = fc.emailAddress().map((rest) => `zeytin.${rest}`);
  await answerSends(page, 200, 'OK');
  const property = fc.asyncProperty(
    fc.constantFrom(...documents),
    fc.record({
      guest: typed(9),
      tag: typed(40),
      hotelName: fc.oneof(fc.constant(''), typed(60)),
      contactName: typed(60),
      phone: typed(20),
      message: typed(400),
      email: address,
    }),
    async ({ language, path }, { guest, tag, ...application }) => {
      site.events.length = 0;
      await openWithReact(page, path);
      await checkIn(page, guest);
      await page.locator('[data-sample="hotel-tag"] textarea').fill(tag);
      await sendApplication(page, { ...emptyApplication, ...application });
      const purpose = application.hotelName ? 'Application' : 'Question';
      const names = ['pageview', 'Check-in', purpose];
      const expected = names.map((name) => event(site, language, name));
      await expectEvents(site, expected, 'the same three events for every text');
      await page.evaluate(() => sessionStorage.clear());
    },
  );
  await fc.assert(property, { numRuns: 4, endOnFailure: true });
  for (const request of site.requests.flatMap((told) => [told, decodeURIComponent(told)])) {
    expect(request).not.toMatch(/zeytin/i);
  }
});

test('who asks not to be counted or has no script is not, nor is a printed page; an endpoint may fail', async ({
  browser,
  page,
  site,
}) => {
  for (const signal of [{ globalPrivacyControl: true }, { doNotTrack: '1' }]) {
    const context = await browser.newContext();
    await context.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }
    }, signal);
    const visitor = await context.newPage();
    await stayOnTheMachine(visitor);
    await visitor.goto(site.origin);
    await leavesForTheStore(visitor);
    await context.close();
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(site.origin);
  await context.close();
  expect(site.requests).toEqual([]);

  await openWithReact(page);
  const visit = [event(site, 'tr', 'pageview')];
  await expectEvents(site, visit, 'a visit');
  await page.pdf();
  await expectEvents(site, visit, 'a visit that was printed');

  await page.route(site.endpoint, (route) => route.fulfill({ status: 500 }));
  await stayOnTheMachine(page);
  await openWithReact(page);
  await leavesForTheStore(page);
});

test('policy and notice follow; the 404 page and the files for hosts are those of any build', async ({
  page,
  site,
}) => {
  const read = (...path: string[]) => readFile(join(site.folder, ...path), 'utf8');
  const { origin } = new URL(site.endpoint);
  for (const { language, path } of documents) {
    const document = await read('dist', path, 'index.html');
    expect(document).toContain(`connect-src 'self' ${origin};`);
    const notFound = await read('dist', path, '404.html');
    expect(notFound).not.toContain(origin);
    await page.goto(path);
    await form(page).getByRole('button', { name: words[language].application.privacyNotice.link }).click();
    const { title, text: counted } = countedWords[language]('own');
    for (const said of [title, counted]) await expect(page.getByRole('dialog')).toContainText(said);
    await expect(page.getByRole('dialog')).not.toContainText(language === 'tr' ? 'ölçüm' : 'analytics');
  }
  for (const file of [
    'deploy/hosts/Caddyfile',
    'deploy/hosts/nginx.conf',
    'dist/_headers',
    'dist/vercel.json',
  ]) {
    expect(await read(file), file).toBe(await readFile(sitePath(file), 'utf8'));
  }
});

base('without the setting no built file has anything of it', async () => {
  const files = await readdir(sitePath('dist'), { recursive: true });
  for (const file of files.filter((name) => /\.(html|js|css|txt)$/.test(name))) {
    expect(await readFile(sitePath('dist', file), 'utf8'), file).not.toMatch(
      /plausible|globalPrivacyControl|data-statistics/i,
    );
  }
});
