/** An application's whole way: form, service as a process of its own, SMTP server, mailbox. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mail as mailWords } from '../content/mail.ts';
import { openMailServer } from '../service/testing-mail-server.ts';
import { sendApplication, toast } from './application-helpers.ts';
import { test as base, expect } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { SITE_FOLDER } from './test-settings.mjs';

const MAIL_TO = 'basvurular@kulup.example';

interface Mailbox {
  mailServer: Awaited<ReturnType<typeof openMailServer>>;
}

/** The page comes from a service that sends by SMTP, instead of the one the other tests share. */
const test = base.extend<Mailbox>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here.
  mailServer: async ({}, use) => {
    const server = await openMailServer();
    await use(server);
    await server.close();
  },
  baseURL: async ({ mailServer }, use) => {
    const outbox = await mkdtemp(join(tmpdir(), 'pet-hotel-club-mailbox-'));
    const service = spawn(process.execPath, ['--import', 'tsx', resolve('service/main.ts')], {
      cwd: SITE_FOLDER,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        OUTBOX_DIR: outbox,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'site@kulup.example',
        MAIL_TO,
      },
    });
    await use(await origin(service));
    service.kill('SIGTERM');
    await once(service, 'exit');
    await rm(outbox, { recursive: true });
  },
});

/** Where a service serves, once it says so. */
function origin(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    service.stdout?.on('data', (chunk) => {
      text += chunk;
      const [, found] = /The page: (http:\/\/\S+)\/\n/.exec(text) ?? [];
      if (found) resolve(found);
    });
    service.once('exit', () => reject(new Error('The service did not start.')));
  });
}

test('an application arrives with every Turkish letter (spec §1, §7)', async ({ page, mailServer }) => {
  await openWithReact(page);
  const application = await sendApplication(page);
  await expect(toast(page, 'tr')).toBeVisible();

  await expect.poll(() => mailServer.received.length).toBe(1);
  const [mail] = mailServer.received;
  expect(mail?.to).toEqual([MAIL_TO]);
  const { subject, text = '', html = '', replyTo } = mail?.email ?? {};
  expect(subject).toBe(mailWords.hotelSubject(application.hotelName));
  expect(replyTo?.map(({ address }) => address)).toEqual([application.email]);
  for (const value of Object.values(application)) {
    expect(text.replaceAll('\r\n', '\n')).toContain(value);
    for (const line of value.split('\n')) expect(html).toContain(line);
  }
});
