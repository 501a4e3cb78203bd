/** A site with its owner's own names, words, colours and settings: nothing overflows, nothing is left of the examples. */
import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openMailServer } from '../service/testing-mail-server.ts';
import { exact, form, sendApplication } from './application-helpers.ts';
import { expectFits } from './fits.ts';
import { test as base, documents, expect } from './fixtures.ts';
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
import { SITE_FOLDER } from './test-settings.mjs';
import { freePort } from './web-servers.ts';

interface OwnersSite {
  mailServer: Awaited<ReturnType<typeof openMailServer>>;
  /** The folder of the owner's site, whose `.env` names that mail server. */
  folder: string;
}

const test = base.extend<OwnersSite>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
  mailServer: async ({}, use) => {
    const server = await openMailServer();
    await use(server);
    await server.close();
  },
  folder: async ({ mailServer }, use) => {
    const folder = await makeOwnersSite(mailSettings(mailServer.port));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** What the owner's `.env` says of mail. */
const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'site@kispatileri.com',
  MAIL_TO: 'posta@kispatileri.com',
});

// Each runs programs of a site of its own.
test.slow();

const { brand, seat, copyrightYear, storeIds, socialAccounts, dataController } = ownersConfiguration;
const { pathname } = new URL(ownersEnvironment.VITE_SITE_ORIGIN);

/** Whether something answers at an address. */
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Texts of the built site that hold an address set aside for examples, or a name of the club that ships. */
async function examplesIn(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(html|xml|txt|webmanifest|svg)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(dist, name), 'utf8') })),
  );
  return texts
    .filter(({ text }) => /\.example\b|Pet Otel Kulübü|Pet Hotel Club/.test(text))
    .map(({ name }) => name);
}

test.describe('the page', () => {
  test.use({ mayLeaveOrigin: true });

  test('follows configuration and words in both languages, and nothing overflows', async ({
    page,
    folder,
  }) => {
    const build = (...args: string[]) => runIn(folder, {}, '--import', 'tsx', ...args);
    await build('build/build.ts');
    expect(await build('build/launch-check.ts')).toMatch(/^Ready\./);
    expect(await examplesIn(join(folder, 'dist'))).toEqual([]);

    const port = String(await freePort());
    const service = startIn(folder, { PORT: port }, '--import', 'tsx', 'service/main.ts');
    page.once('close', () => service.kill());
    const address = `http://localhost:${port}${pathname}`;
    await expect.poll(() => answers(address), { timeout: TEST_LIMIT }).toBe(true);

    const sent: unknown[] = [];
    await page.route('https://api.emailjs.com/**', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'OK' });
    });
    // What glides to its place in a window of another width is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { language, path } of documents) {
      await openWithReact(page, address + path.slice(1));
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectFits(page, `${language} at ${width} px`);
      }
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
        expect
          .soft(
            links.some((link) => link.startsWith(account)),
            `${account} of ${links}`,
          )
          .toBe(true);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        ownersEnvironment.VITE_SITE_ORIGIN + path.slice(1),
      );

      await form(page).locator('[commandfor]').first().click();
      const notice = page.getByRole('dialog');
      for (const text of ['EmailJS Pte. Ltd.', /Singap(ur|ore)/, ...Object.values(dataController)]) {
        await expect(notice).toContainText(text);
      }
      await page.keyboard.press('Escape');
      await sendApplication(page);
      await expect(page.getByText(exact[language].success, { exact: true }).first()).toBeVisible();
    }
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      user_id: ownersEnvironment.VITE_EMAILJS_PUBLIC_KEY,
      service_id: ownersEnvironment.VITE_EMAILJS_SERVICE_ID,
      template_id: ownersEnvironment.VITE_EMAILJS_TEMPLATE_ID,
      template_params: { to_email: ownersEnvironment.VITE_SITE_EMAIL },
    });
  });
});

test('tests leave its settings alone: they send to no mail server and to no EmailJS', async ({
  folder,
  mailServer,
}) => {
  const settings = {
    ...ownersEnvironment,
    ...mailSettings(mailServer.port),
    TEST_PORT: String(await freePort()),
    TEST_OUTBOX: join(folder, 'outbox'),
  };
  // What a build for tests reads.
  const emailService = await runIn(
    folder,
    settings,
    '--import=tsx',
    '--input-type=module',
    `--eval=(await import('./build/test-settings.mjs')).forgetSettings();
    await import('./build/load-environment.ts');
    console.log(JSON.stringify((await import('./src/settings.ts')).emailService));`,
  );
  expect(JSON.parse(emailService)).toMatchObject({ publicKey: '' });

  // The site that these tests run on was built so: a test that sends needs no other.
  await symlink(resolve(SITE_FOLDER), join(folder, SITE_FOLDER));
  const said = await runIn(
    folder,
    settings,
    'node_modules/@playwright/test/cli.js',
    'test',
    'tests/application.spec.ts',
    '--grep=is one POST and one mail',
  );
  expect(said).toMatch(/1 passed/);
  expect((await readdir(join(folder, 'outbox'))).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
  expect(mailServer.seen.attempts).toBe(0);
});
