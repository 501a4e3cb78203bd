/** Statistics that an owner sets: what is counted, and that nothing else is told. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { countedWords } from '../content/statistics.ts';
import {
  anApplication,
  answerSends,
  failureNoise,
  form,
  openBeforeReact,
  sendApplication,
  submitButton,
  switchLanguage,
  toast,
  words,
} from './application-helpers.ts';
import { test as base, documents, expect, type Language } from './fixtures.ts';
import { startIn } from './owners-site.ts';
import { openWithReact } from './react-ready.ts';
import { isLaidOut } from './reading-helpers.ts';
import { sitePath } from './site.ts';
import { TEST_LIMIT } from './test-limits.ts';
import { SITE_FOLDER } from './test-settings.mjs';
import { freePort } from './web-servers.ts';

const DOMAIN = 'kispatileri.example';

interface CountedSite {
  folder: string;
  /** The address that the page sends events to. */
  endpoint: string;
  origin: string;
  /** The bodies of all events that have arrived. */
  events: Record<string, unknown>[];
}

/** A page that counts, and the server it tells. */
const test = base.extend<{ clearedEvents: undefined }, { site: CountedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
    async ({}, use) => {
      const events: CountedSite['events'] = [];
      const server = createServer(async (request, response) => {
        if (request.method === 'POST' && request.url === '/api/event') {
          events.push(JSON.parse(await text(request)));
        }
        response.writeHead(202).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/event`;
      const folder = await mkdtemp(join(SITE_FOLDER, 'counted-'));
      const settings = { VITE_STATISTICS_DOMAIN: DOMAIN, VITE_STATISTICS_ENDPOINT: endpoint };
      execFileSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
        env: { ...process.env, ...settings, BUILD_FOLDER: folder },
      });
      const port = String(await freePort());
      const service = startIn(folder, { PORT: port }, '--import', 'tsx', resolve('service/main.ts'));
      const origin = `http://localhost:${port}`;
      const answers = () => fetch(origin).catch(() => undefined);
      await expect.poll(answers, { timeout: TEST_LIMIT }).toHaveProperty('ok', true);
      await use({ folder, endpoint, origin, events });
      service.kill();
      await once(service, 'exit');
      server.close();
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
    // It builds a page and starts its service.
    { scope: 'worker', timeout: 3 * TEST_LIMIT },
  ],
  clearedEvents: [
    async ({ site }, use) => {
      site.events.length = 0;
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

// One after another, since each worker would build a page of its own.
test.describe.configure({ mode: 'default' });
test.use({ mayLeaveOrigin: true, expectedConsole: failureNoise });

/** An event as it is told: these values and nothing else. */
const event = (site: CountedSite, language: Language, name: string, props = {}) => ({
  name,
  domain: DOMAIN,
  url: site.origin + documents.find((document) => document.language === language)?.path,
  referrer: '',
  props: { language, ...props },
});

/** Answers other sites' pages, which links lead to. */
const stayOnTheMachine = (page: Page) => page.route(/^https:/, (route) => route.fulfill({ status: 204 }));

/** Presses the link to a store, which is followed whatever becomes of the count. */
async function leavesForTheStore(page: Page): Promise<void> {
  await isLaidOut(page);
  const left = page.waitForRequest(/^https:/);
  await page.locator('a[data-store="appStore"]').click();
  await left;
}

for (const { language, path } of documents) {
  test(`${language}: visits and acts are told with the language, and nothing that was typed`, async ({
    page,
    site,
  }) => {
    const { events } = site;
    const expected = [event(site, language, 'pageview')];
    const expectEvents = (what: string) => expect.poll(() => events, what).toEqual(expected);
    await stayOnTheMachine(page);

    const letReactCome = await openBeforeReact(page, `${path}?utm_source=mail#faq`);
    await expectEvents('a visit, without what follows its address');
    await isLaidOut(page);
    await page.locator('a[data-store="googlePlay"]').click();
    expected.push(event(site, language, 'Store', { store: 'googlePlay' }));
    await expectEvents('a store, before React');

    letReactCome();
    await openWithReact(page, path);
    expected.push(event(site, language, 'pageview'));
    await expectEvents('a visit that begins without a query');
    const typed = anApplication();
    const card = page.locator('[data-sample="check-in"]');
    await card.locator('[data-key="guest-name"]').fill('Zeytinyağı');
    await card.locator('form button').click();
    expected.push(event(site, language, 'Check-in'));
    await expectEvents('a check-in, without the name');

    await page.locator('[data-sample="hotel-tag"] textarea').fill(typed.hotelName);
    await answerSends(page, 500);
    await sendApplication(page, typed);
    await expect(toast(page, language)).toBeVisible();
    await answerSends(page, 200, 'OK');
    await submitButton(page).click();
    expected.push(event(site, language, 'Application'));
    await expectEvents('an application, once it has arrived');

    const question = { ...anApplication(), hotelName: '' };
    await sendApplication(page, question);
    expected.push(event(site, language, 'Question'));
    await expectEvents('a question');

    const other = language === 'tr' ? 'en' : 'tr';
    await switchLanguage(page, other);
    await page.locator('#app-store a[href^="https://wa.me/"]').click();
    expected.push(event(site, other, 'Share'));
    await expectEvents('a share in the other language, whose page is no second visit');

    const told = JSON.stringify(events);
    for (const value of ['Zeytinyağı', ...Object.values(typed), ...Object.values(question)].filter(Boolean)) {
      expect(told).not.toContain(JSON.stringify(value).slice(1, -1));
    }
  });
}

test('a visitor who asks not to be counted is not, and an endpoint that fails changes nothing', async ({
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
  expect(site.events).toEqual([]);

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
