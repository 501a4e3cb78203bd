import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { applicationId } from '../email/application-id.ts';
import { composeMail } from '../email/mail.ts';
import { createMetrics } from '../metrics.ts';
import { syncFolder } from '../outbox/durable-files.ts';
import { Outbox } from '../outbox/outbox.ts';
import { club, connectTo, filesIn, gate, parameters, temporaryFolder, writeFiles } from '../testing.ts';
import { certificate } from '../testing-mail-server.ts';
import { startMailServer } from '../testing-smtp.ts';
import { Postman } from './postman.ts';
import type { RetrySchedule } from './retry-schedule.ts';
import { type Connection, smtpDelivery } from './smtp.ts';

const envelope = { from: 'site@kulup.example', to: 'bilgi@kulup.example' };
const quick: RetrySchedule = { firstPause: 20, longestPause: 40, giveUpAge: 60_000 };
const { key, cert } = await certificate();

interface Options {
  connect: () => Connection;
  sentDays?: number;
  schedule?: RetrySchedule;
  directory?: string;
  syncFolder?: typeof syncFolder;
}

/** A postman on an outbox that holds `count` applications, received now or at a given time. */
async function startPostman({
  count = 1,
  receivedAt = new Date(),
  ...options
}: Options & { count?: number; receivedAt?: Date }) {
  const directory = options.directory ?? (await temporaryFolder());
  const outbox = new Outbox(directory, { syncFolder: options.syncFolder });
  for (let index = 0; index < count; index++) {
    await outbox.add(await composeMail({ ...parameters, phone: `${index}` }, receivedAt, club));
  }
  const lines: Record<string, unknown>[] = [];
  const write = (level: string) => (about: object, msg: string) => lines.push({ level, msg, ...about });
  const log = { info: write('info'), warn: write('warn'), error: write('error') } as never;
  const metrics = createMetrics(outbox);
  const postman = new Postman({ sentDays: 30, schedule: quick, ...options, outbox, log, metrics });
  onTestFinished(() => postman.stop());
  await postman.start();
  const metricOf = async (name: 'delivered' | 'retried' | 'failed' | 'depth') =>
    (await metrics[name]?.get())?.values[0]?.value;
  return { directory, outbox, postman, lines, count: metricOf };
}

const until = (check: () => Promise<unknown> | unknown) => expect.poll(check, { interval: 10 }).toBeTruthy();

const emptied = (outbox: Outbox) => until(async () => (await outbox.list()).length === 0);

const plain = (port: number) => smtpDelivery(`smtp://127.0.0.1:${port}`, envelope);

describe('by SMTP', () => {
  test('a mail reaches the one recipient as it was written, and is kept in sent/', async () => {
    const server = await startMailServer();
    const { outbox, directory, count, lines } = await startPostman({ connect: plain(server.port) });
    await emptied(outbox);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: envelope.from, to: [envelope.to] });
    const [name = ''] = await filesIn(join(directory, 'sent'));
    expect(mail?.raw.trimEnd()).toBe((await readFile(join(directory, 'sent', name), 'latin1')).trimEnd());
    expect(mail?.email.text).toContain(parameters.message);
    expect(await count('delivered')).toBe(1);
    expect(await count('depth')).toBe(0);
    expect(JSON.stringify(lines)).not.toMatch(/Ayşe|example/);
  });

  const user = { user: 'kulüp', pass: 'gizli@parola:/?' };
  const login = `${encodeURIComponent(user.user)}:${encodeURIComponent(user.pass)}`;
  const onAuth: NonNullable<SMTPServerOptions['onAuth']> = ({ username, password }, _session, callback) =>
    username === user.user && password === user.pass
      ? callback(null, { user: username })
      : callback(new Error('wrong'));

  test.each([
    ['implicit TLS', 'smtps', { secure: true }],
    ['STARTTLS', 'smtp', {}],
  ])('with %s and a login from the address', async (_what, scheme, options) => {
    const server = await startMailServer({ key, cert, onAuth, ...options });
    const query = new URLSearchParams({ requireTLS: 'true', 'tls.ca': cert });
    const url = `${scheme}://${login}@localhost:${server.port}/?${query}`;
    const { outbox } = await startPostman({ connect: smtpDelivery(url, envelope) });
    await emptied(outbox);
    expect(server.received).toMatchObject([{ secure: true, user: user.user }]);
  });

  test('a server whose certificate nobody vouches for gets no mail', async () => {
    const server = await startMailServer({ key, cert, secure: true });
    const { send } = smtpDelivery(`smtps://localhost:${server.port}`, envelope)();
    const result = await send(Buffer.from('Subject: x\r\n\r\n'));
    expect(result).toMatchObject({ outcome: 'failed', serverDown: true });
    expect(server.received).toEqual([]);
  });

  test('an application is not given up because of a wrong password', async () => {
    const server = await startMailServer({ key, cert, secure: true, onAuth });
    const query = new URLSearchParams({ 'tls.ca': cert });
    const { send } = smtpDelivery(`smtps://a:b@localhost:${server.port}/?${query}`, envelope)();
    expect(await send(Buffer.from('x'))).toMatchObject({ outcome: 'failed', code: 'EAUTH 535' });
  });

  test('another machine without STARTTLS gets neither password nor mail', async () => {
    const server = await startMailServer({ onAuth });
    // This address leads to this machine, but does not count as loopback.
    const url = `smtp://${login}@0.0.0.0:${server.port}`;
    const result = await smtpDelivery(url, envelope)().send(Buffer.from('Subject: x\r\n\r\n'));
    expect(result).toMatchObject({ outcome: 'failed', code: expect.stringMatching(/^ETLS/) });
    expect(server.received).toEqual([]);
  });
});

describe('a mail that is not taken at once', () => {
  test('is tried again after a 4xx', async () => {
    const server = await startMailServer({
      verdict: (attempt) => (attempt < 3 ? { reply: 451 } : undefined),
    });
    const { outbox, count, lines } = await startPostman({ connect: plain(server.port) });
    await emptied(outbox);
    expect(server.seen.attempts).toBe(3);
    expect(await count('retried')).toBe(2);
    expect(lines.map(({ msg }) => msg)).toEqual(['mail put off', 'mail put off', 'mail delivered']);
  });

  test('moves to failed/ after a 5xx, with what the server said', async () => {
    const server = await startMailServer({
      verdict: () => ({ reply: 554, text: 'Message looks like spam' }),
    });
    const { outbox, directory, count } = await startPostman({ connect: plain(server.port) });
    await emptied(outbox);
    expect(server.seen.attempts).toBe(1);
    expect(await count('failed')).toBe(1);
    const [eml = '', reason = ''] = await filesIn(join(directory, 'failed'));
    expect(reason).toBe(eml.replace('.eml', '.txt'));
    expect(await readFile(join(directory, 'failed', reason), 'utf8')).toMatch(
      /EMESSAGE 554\n554 .*looks like spam/,
    );
  });

  test('moves to failed/ when its recipient is unknown', async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('unknown'), { responseCode: 550 })),
    });
    const { outbox, directory } = await startPostman({ connect: plain(server.port) });
    await emptied(outbox);
    expect(await filesIn(join(directory, 'failed'))).toHaveLength(2);
  });

  test('does not hold up the others', async () => {
    const server = await startMailServer({
      verdict: (attempt) => (attempt === 1 ? { reply: 451 } : undefined),
    });
    const { outbox } = await startPostman({
      connect: plain(server.port),
      count: 3,
      schedule: { ...quick, firstPause: 60_000, longestPause: 60_000 },
    });
    await until(async () => (await outbox.list()).length === 1);
    expect(server.received).toHaveLength(2);
  });

  test('is given up when it fails after three days, and gets one attempt even then', async () => {
    const receivedAt = new Date(Date.now() - 73 * 60 * 60_000);
    const server = await startMailServer({ verdict: () => ({ reply: 451 }) });
    const { directory, outbox } = await startPostman({
      connect: plain(server.port),
      receivedAt,
      schedule: { ...quick, giveUpAge: 72 * 60 * 60_000 },
    });
    await emptied(outbox);
    expect(server.seen.attempts).toBe(1);
    expect(await filesIn(join(directory, 'failed'))).toHaveLength(2);
  });

  test('arrives twice, with one Message-ID, when the connection is cut after its last byte', async () => {
    const server = await startMailServer({
      verdict: (attempt) => (attempt === 1 ? { cut: true } : undefined),
    });
    const { outbox } = await startPostman({ connect: plain(server.port) });
    await emptied(outbox);
    expect(server.received).toHaveLength(2);
    const [first, second] = server.received;
    expect(second?.email.messageId).toBe(first?.email.messageId);
  });
});

test('a server that is down is not tried with each mail, and gets all mails once it is up', async () => {
  const down = await startMailServer();
  await down.close();
  let attempts = 0;
  const connect = () => {
    const line = plain(down.port)();
    const send = (eml: Buffer) => {
      attempts += 1;
      return line.send(eml);
    };
    return { ...line, send };
  };
  const { outbox, count } = await startPostman({
    connect,
    count: 20,
    schedule: { ...quick, firstPause: 400, longestPause: 400 },
  });
  await until(async () => (await count('retried')) === 40);
  expect(attempts).toBe(2);
  const up = await startMailServer({ port: down.port });
  await emptied(outbox);
  expect(new Set(up.received.map(({ email }) => email.messageId)).size).toBe(20);
  expect(up.received).toHaveLength(20);
});

test('after a restart a mail is sent under the same Message-ID', async () => {
  const broken: Connection['send'] = async () => ({
    outcome: 'failed',
    code: 'x',
    reason: 'x',
    serverDown: true,
  });
  const first = await startPostman({ connect: connectTo(broken) });
  await until(async () => (await first.count('retried')) === 1);
  await first.postman.stop();
  const [name = ''] = await first.outbox.list();
  const server = await startMailServer();
  const { outbox } = await startPostman({
    connect: plain(server.port),
    directory: first.directory,
    count: 0,
  });
  await emptied(outbox);
  expect(server.received[0]?.email.messageId).toBe(`<${name.replace('.eml', '')}@petotelkulubu.example>`);
});

test('stopping waits for the delivery that is under way and begins no other', async () => {
  const line = gate();
  const sent = vi.fn(async () => {
    await line.passed;
    return { outcome: 'delivered' } as const;
  });
  const { postman, outbox } = await startPostman({ connect: connectTo(sent), count: 2 });
  await until(() => sent.mock.calls.length === 1);
  let stopped = false;
  const stop = postman.stop().then(() => {
    stopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stopped).toBe(false);
  line.open();
  await stop;
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await outbox.list()).toHaveLength(1);
});

test('a sent mail that cannot be moved is not sent again while the service runs', async () => {
  const directory = await temporaryFolder();
  // A file is where the folder should be.
  await writeFiles(directory, { sent: '' });
  const sent = vi.fn(async () => ({ outcome: 'delivered' }) as const);
  const { lines } = await startPostman({ connect: connectTo(sent), directory });
  await until(() => lines.filter(({ msg }) => msg === 'outbox not usable').length >= 3);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['sent and kept', 30, 'delivered', 'sent'],
  ['sent and erased', 0, 'delivered', 'sent'],
  ['refused', 30, 'refused', 'failed'],
] as const)(
  'a mail that was %s is counted and moved once, though the disk fails just after the move',
  async (_what, sentDays, outcome, folder) => {
    const send = vi.fn(async () => ({ outcome, code: '550', reason: 'no', serverDown: false }));
    const mail = await composeMail(parameters, new Date(), club);
    const name = `${mail.id}.eml`;
    const directory = await temporaryFolder();
    let hasFailed = false;
    const sync = vi.fn(async (path: string) => {
      // Fails once the mail has left the folder. The reason of a refused mail is written before that.
      if (hasFailed || existsSync(join(directory, name))) return syncFolder(path);
      hasFailed = true;
      throw Object.assign(new Error('I/O error'), { code: 'EIO', path });
    });
    const { outbox, lines, postman, count } = await startPostman({
      connect: connectTo(send),
      sentDays,
      count: 0,
      directory,
      syncFolder: sync,
    });
    await outbox.add(mail);
    postman.add(name);
    await until(() => lines.some(({ msg, reason }) => msg === 'outbox not usable' && reason === 'EIO'));
    // Longer than several of the pauses after which the mail would be tried again.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(lines.filter(({ msg }) => msg === 'outbox not usable')).toHaveLength(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await count('depth')).toBe(0);
    const names = await filesIn(join(directory, folder));
    expect(names.filter((file) => file === name)).toHaveLength(sentDays > 0 ? 1 : 0);
  },
);

test('with SENT_DAYS of 0, sent mails are erased at once', async () => {
  const { directory, outbox } = await startPostman({
    connect: connectTo(async () => ({ outcome: 'delivered' })),
    sentDays: 0,
  });
  await emptied(outbox);
  expect(await filesIn(directory)).toEqual([]);
});

test('mails sent longer ago than SENT_DAYS are erased at the start', async () => {
  const directory = await temporaryFolder();
  const old = join(directory, 'sent', `${applicationId(parameters, new Date())}.eml`);
  await writeFiles(directory, { 'sent/new.eml': '' });
  await writeFiles(old.slice(0, old.lastIndexOf('/')), { [old.slice(old.lastIndexOf('/') + 1)]: '' });
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await utimes(old, longAgo, longAgo);
  await startPostman({ connect: connectTo(async () => ({ outcome: 'delivered' })), directory, count: 0 });
  expect(await filesIn(join(directory, 'sent'))).toEqual(['new.eml']);
});

test('a mail that its owner takes away is forgotten', async () => {
  const { outbox, directory, postman } = await startPostman({
    connect: connectTo(async () => ({ outcome: 'failed', code: 'x', reason: 'x', serverDown: false })),
    schedule: { ...quick, firstPause: 100, longestPause: 100 },
  });
  const [name = ''] = await outbox.list();
  await outbox.markSent(name, { keep: false });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await postman.stop();
  expect(await filesIn(directory)).toEqual([]);
});
