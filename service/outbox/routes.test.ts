import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mail } from '../../content/mail.ts';
import type { SendRequest } from '../../contract/wire-contract.ts';
import { cleanApplication } from '../email/clean.ts';
import { composeMail } from '../email/mail.ts';
import { writeText } from '../email/text.ts';
import {
  club,
  connectTo,
  filesIn,
  parameters,
  postApplication,
  sendRequest,
  startApp,
  temporaryFolder,
  writeFiles,
} from '../testing.ts';

async function startWith(requests: SendRequest[], options = {}) {
  const started = await startApp(options);
  for (const payload of requests) {
    expect((await postApplication(started.app, payload)).body).toBe('OK');
  }
  return started;
}

describe('the page', () => {
  test('shows who applied, with everything they wrote', async () => {
    const { app } = await startWith([sendRequest({ hotel_name: 'Şirin Çatı', message: 'Işık\nğ' })]);
    const response = await app.inject('/outbox/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="en">');
    expect(response.body).toContain(`<h2 dir="auto">${mail.hotelSubject('Şirin Çatı')}</h2>`);
    const [, shown] = /<pre>\n(.*?)<\/pre>/s.exec(response.body) ?? [];
    expect(shown?.trimEnd()).toBe(
      writeText(
        cleanApplication({ ...parameters, hotel_name: 'Şirin Çatı', message: 'Işık\nğ' }).values,
        true,
      ).trimEnd(),
    );
    const [, received = ''] = /<time datetime="([^"]+)">/.exec(response.body) ?? [];
    expect(Date.now() - Date.parse(received)).toBeLessThan(60_000);
  });

  test('shows the newest first', async () => {
    const { app, outboxDirectory } = await startApp();
    for (const [hotel_name, time] of [
      ['First', '2025-06-21T14:00:00Z'],
      ['Third', '2025-06-21T16:00:00Z'],
      ['Second', '2025-06-21T15:00:00Z'],
    ] as const) {
      const { template_params } = sendRequest({ hotel_name });
      const { id, eml } = await composeMail(template_params, new Date(time), club);
      await writeFiles(outboxDirectory, { [`${id}.eml`]: eml });
    }
    const { body } = await app.inject('/outbox/');
    expect([...body.matchAll(/<h2[^>]*>(.*)<\/h2>/g)].map(([, subject]) => subject)).toEqual(
      ['Third', 'Second', 'First'].map(mail.hotelSubject),
    );
  });

  test('shows text as text', async () => {
    const evil = `<script>alert('1')</script><img src=x onerror="alert(2)">&amp;`;
    const { app } = await startWith([
      sendRequest({
        hotel_name: evil,
        contact_name: evil,
        from_email: evil,
        phone: evil,
        message: evil,
        reply_to: evil,
      }),
    ]);
    const { body } = await app.inject('/outbox/');
    expect(body).not.toMatch(/<(?:script|img)/);
    expect(body.match(/&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;.*?&amp;amp;/g)).toHaveLength(6);
  });

  test('says so when there are no applications', async () => {
    const { app } = await startApp();
    expect((await app.inject('/outbox/')).body).toContain('No applications yet.');
  });

  test.each([
    ['no mail', Buffer.from([0, 255, 13, 10, 13, 10, 128])],
    ['a mail without a date', 'Subject: x\r\n\r\ntext'],
    ['a mail whose date is none', 'Subject: x\r\nDate: soon\r\n\r\ntext'],
  ])('shows the rest when one file is damaged: %s', async (_what, contents) => {
    const { app, outboxDirectory } = await startWith([sendRequest()]);
    await writeFiles(outboxDirectory, { '20990101-x.eml': contents });
    const { statusCode, body } = await app.inject('/outbox/');
    expect(statusCode).toBe(200);
    expect(body).toContain('Unreadable file');
    expect(body).toContain('Ayşe Yılmaz');
  });

  test('shows a hundred and says how many more there are', async () => {
    const { app, outboxDirectory } = await startApp();
    const files = Array.from({ length: 103 }, (_, index) => [
      `2025-${String(index).padStart(3, '0')}.eml`,
      '',
    ]);
    await writeFiles(outboxDirectory, Object.fromEntries(files));
    const { body } = await app.inject('/outbox/');
    expect(body.match(/<article>/g)).toHaveLength(100);
    expect(body).toContain('3 older applications are in the folder.');
  });

  test('runs no script and is not kept', async () => {
    const { app } = await startApp();
    const response = await app.inject('/outbox/');
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self'; /),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  test('has its style sheet, and its own address with a slash', async () => {
    const { app } = await startApp();
    expect((await app.inject('/outbox/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    const response = await app.inject('/outbox');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/outbox/');
  });
});

describe('a file', () => {
  test('is downloaded as plain text, as it is', async () => {
    const { app, outboxDirectory } = await startWith([sendRequest()]);
    const [name = ''] = await filesIn(outboxDirectory);
    expect((await app.inject('/outbox/')).body).toContain(`href="${name}"`);
    const response = await app.inject(`/outbox/${name}`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toMatch(/^Subject: =\?UTF-8\?Q\?Otel_ba=C5=9Fvurusu/m);
  });

  test.each([
    'none.eml',
    '..%2fsecret.eml',
    '%2e%2e%2fsecret.eml',
    '../secret.eml',
    '..%5csecret.eml',
    'a.eml%2f..%2f..%2fsecret.eml',
    'a.eml%00',
    '.a.eml',
  ])('outside the folder is not found: %s', async (name) => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { 'secret.eml': 'secret', 'outbox/a.eml': 'a', 'outbox/.a.eml': 'secret' });
    const { app } = await startApp({ outboxDirectory: join(folder, 'outbox') });
    const response = await app.inject(`/outbox/${name}`);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('secret');
  });
});

const delivery = { connect: connectTo(async () => ({ outcome: 'delivered' })), sentDays: 30 };

test.each<[is: 'shown' | 'hidden', headers: Record<string, string>, options?: object]>([
  ['shown', { host: 'localhost:4173' }],
  ['shown', { host: '[::1]:4173' }],
  ['shown', {}, { host: '127.0.0.1' }],
  ['shown', {}, { host: '::1' }],
  ['shown', { 'sec-fetch-site': 'none' }],
  ['shown', { 'sec-fetch-site': 'same-origin' }],
  ['hidden', { host: 'localhost.example.com' }],
  ['hidden', {}, { host: '0.0.0.0' }],
  ['hidden', {}, { host: '::' }],
  // A page on another port of this machine is of the same site.
  ['hidden', { 'sec-fetch-site': 'same-site' }],
  ['hidden', { 'sec-fetch-site': 'cross-site' }],
  ['hidden', { forwarded: 'for=127.0.0.1' }],
  ['hidden', { via: '127.0.0.1' }],
  ['hidden', { 'x-real-ip': '127.0.0.1' }],
  ['hidden', { 'x-forwarded-for': '127.0.0.1' }],
  ['hidden', { 'x-forwarded-for': '127.0.0.1' }, { trustProxy: 1 }],
  ['hidden', { 'x-forwarded-host': 'localhost' }, { trustProxy: 1 }],
  ['hidden', { 'x-forwarded-proto': 'http' }, { trustProxy: 1 }],
  ['hidden', {}, { delivery }],
])('the page is %s, asked with %j, on a service with %j', async (is, changes, options = {}) => {
  const headers = { host: 'localhost', ...changes };
  const { app, outboxDirectory } = await startWith([sendRequest()], options);
  const ordinary = await app.inject({ url: '/nowhere', headers });
  const [name = ''] = await filesIn(outboxDirectory);
  const statuses = new Set<number>();
  for (const url of ['/outbox', '/outbox/', '/outbox/style.css', `/outbox/${name}`]) {
    const response = await app.inject({ url, headers });
    statuses.add(response.statusCode);
    if (response.statusCode !== 404) continue;
    // The answer is the same as for an address that never existed.
    expect(response.body).toBe(ordinary.body);
    expect({ ...response.headers, date: '' }).toEqual({ ...ordinary.headers, date: '' });
  }
  expect([...statuses].sort()).toEqual(is === 'shown' ? [200, 301] : [404]);
});
