/** A site with an owner's names, words, colours and settings: nothing overflows, and no example is left. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Route } from '@playwright/test';
import {
  emptyApplication,
  exact,
  form,
  sendApplication,
  submitButton,
  toast,
  typedApplication,
} from './application-helpers.ts';
import { expectFits } from './fits.ts';
import { test as base, documents, expect } from './fixtures.ts';
import { flag } from './language-helpers.ts';
import {
  makeOwnersSite,
  ownersConfiguration,
  ownersEnvironment,
  ownersWords,
  runIn,
  startIn,
} from './owners-site.ts';
import { openWithReact } from './react-ready.ts';
import { TEST_LIMIT } from './test-limits.ts';
import { freePort } from './web-servers.ts';

/** A folder with the owner's site. */
const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
  folder: async ({}, use) => {
    const folder = await makeOwnersSite(ownersEnvironment);
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

// It runs the programs of a site of its own.
test.slow();

const { brand, seat, copyrightYear, storeIds, socialAccounts, dataController } = ownersConfiguration;
const { pathname } = new URL(ownersEnvironment.VITE_SITE_ORIGIN);

/** Where the owner's page sends applications. */
const EMAILJS = 'https://api.emailjs.com/**';

test.use({
  mayLeaveOrigin: true,
  expectedConsole: [/Failed to load resource|Application not sent|CORS policy/],
});

test('the page follows configuration and words in both languages, and nothing overflows', async ({
  page,
  folder,
}) => {
  for (const name of [
    '.well-known/apple-app-site-association',
    '.well-known/.hidden',
    '.hidden/a',
    'a.txt',
  ]) {
    await mkdir(dirname(join(folder, 'public', name)), { recursive: true });
    await writeFile(join(folder, 'public', name), '{}');
  }
  // A shell's NODE_ENV does not make React's development build the page's.
  const build = (...args: string[]) => runIn(folder, { NODE_ENV: 'development' }, '--import', 'tsx', ...args);
  await test.step('the site is built within its budgets, and is ready to launch', async () => {
    expect(await build('build/build.ts')).not.toContain('over its budget');
    expect(await build('build/launch-check.ts')).toMatch(/^Ready\./);
  });
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  await test.step('no built file has an example’s name or address', async () => {
    for (const file of files.filter((name) => /\.(html|xml|txt|webmanifest|svg)$/.test(name))) {
      const text = await readFile(join(folder, 'dist', file), 'utf8');
      expect(/\.example\b|Pet Otel Kulübü|Pet Hotel Club/.exec(text)?.[0], file).toBeUndefined();
    }
  });

  await test.step('the files for hosts have no gap, and pass nothing on', async () => {
    for (const file of await readdir(join(folder, 'deploy/hosts'))) {
      const text = await readFile(join(folder, 'deploy/hosts', file), 'utf8');
      // The page sends to EmailJS.
      expect(/\{\{|undefined|127\.0\.0\.1/.exec(text)?.[0], file).toBeUndefined();
    }
  });
  await test.step('of hidden files only those in .well-known are built', async () => {
    expect(files).toContain('a.txt');
    expect(files.filter((name) => /(^|\/)\./.test(name)).sort()).toEqual([
      '.well-known',
      '.well-known/apple-app-site-association',
    ]);
  });

  const port = String(await freePort());
  const service = startIn(folder, { PORT: port }, '--import', 'tsx', 'service/main.ts');
  page.once('close', () => service.kill());
  const address = `http://localhost:${port}${pathname}`;
  const answers = () => fetch(address).catch(() => undefined);
  await expect.poll(answers, { timeout: TEST_LIMIT }).toHaveProperty('ok', true);

  await test.step('Apple’s file is sent as JSON', async () => {
    const applesFile = await fetch(`${address}.well-known/apple-app-site-association`);
    expect([applesFile.status, applesFile.headers.get('content-type')]).toEqual([200, 'application/json']);
  });

  const sent: unknown[] = [];
  await page.route(EMAILJS, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'OK' });
  });
  /** Two ways in which another origin's service fails: its name is not found, or its answer may not be read. */
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('namenotresolved'),
    (route) => route.fulfill({ status: 429, body: 'no' }),
  ];
  // With reduced motion, what glides to its place after a change of width is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { language, path } of documents) {
    await openWithReact(page, address + path.slice(1));
    await test.step(`${language}: nothing overflows`, async () => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectFits(page, `${language} at ${width} px`);
      }
    });
    await test.step(`${language}: names, words and addresses are the owner’s`, async () => {
      const words = ownersWords[language];
      await expect(page.locator('header')).toContainText(brand[language]);
      await expect(page.locator('#home')).toContainText(words.lead);
      await expect(page.locator('#faq details').first()).toContainText(words.question);
      const footer = page.locator('footer');
      await expect(footer).toContainText(`${seat.city}, ${seat.country}`);
      await expect(footer).toContainText(`© ${copyrightYear} ${brand[language]}`);

      const links = await page
        .locator('a[href^="http"], a[href^="mailto"]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const account of [
        `mailto:${ownersEnvironment.VITE_SITE_EMAIL}`,
        `https://www.instagram.com/${socialAccounts.instagram}`,
        `https://www.facebook.com/${socialAccounts.facebook}`,
        `https://play.google.com/store/apps/details?id=${storeIds.googlePlay}`,
        `https://apps.apple.com/app/id${storeIds.appStore}`,
      ]) {
        expect.soft(links.join(' ')).toContain(account);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        ownersEnvironment.VITE_SITE_ORIGIN + path.slice(1),
      );
    });

    await test.step(`${language}: the privacy notice names EmailJS and the owner`, async () => {
      await form(page).locator('[commandfor]').first().click();
      const notice = page.getByRole('dialog');
      for (const text of ['EmailJS Pte. Ltd.', /Singap(ur|ore)/, ...Object.values(dataController)]) {
        await expect(notice).toContainText(text);
      }
      await page.keyboard.press('Escape');
    });
    await test.step(`${language}: a failure keeps what is typed, and a second try succeeds`, async () => {
      const [fail] = failures.splice(0, 1);
      if (fail) await page.route(EMAILJS, fail, { times: 1 });
      const application = await sendApplication(page);
      await expect(toast(page, language)).toContainText(exact[language].failureMessage);
      expect(await typedApplication(page)).toEqual(application);
      await submitButton(page).click();
      await expect(toast(page, language)).toContainText(exact[language].success);
      expect(await typedApplication(page)).toEqual(emptyApplication);
    });
  }
  await test.step('the choice of English is kept, and followed below the base path', async () => {
    await flag(page, 'en').click();
    await expect(page).toHaveURL(`${address}en/`);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}en/`);
  });
  await test.step('each application is sent once, with the owner’s keys', async () => {
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      user_id: ownersEnvironment.VITE_EMAILJS_PUBLIC_KEY,
      service_id: ownersEnvironment.VITE_EMAILJS_SERVICE_ID,
      template_id: ownersEnvironment.VITE_EMAILJS_TEMPLATE_ID,
      template_params: { to_email: ownersEnvironment.VITE_SITE_EMAIL },
    });
  });
});
