import { existsSync } from 'node:fs';
import { readFile, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mail as mailWords } from '../../content/mail.ts';
import { WAIT_LIMIT } from '../../tests/test-limits.ts';
import { applicationId } from '../email/application-id.ts';
import { composeMail } from '../email/mail.ts';
import { createMetrics } from '../metrics.ts';
import { syncFolder } from '../outbox/durable-files.ts';
import { Outbox } from '../outbox/outbox.ts';
import {
  aWhile,
  club,
  connectTo,
  filesIn,
  gate,
  parameters,
  temporaryFolder,
  writeFiles,
} from '../testing.ts';
import { startMailServer } from '../testing-mail-server.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import type { Failure } from './failure.ts';
import type { RetrySchedule } from './retry-schedule.ts';
import { type Attempt, type Connection, smtpServer } from './smtp.ts';

const envelope = { from: 'site@kulup.example', to: 'bilgi@kulup.example' };
const HOUR_MS = 60 * 60_000;
const quick: RetrySchedule = { firstPause: 20, longestPause: 40, refusedFor: 24 * HOUR_MS };

interface Options {
  connect: () => Connection;
  sentDays?: number;
  schedule?: RetrySchedule;
  directory?: string;
  syncFolder?: typeof syncFolder;
}

/** A queue on an outbox that holds `count` applications. */
async function startQueue({ count = 1, ...options }: Options & { count?: number }) {
  const directory = options.directory ?? (await temporaryFolder());
  const outbox = new Outbox(directory, { syncFolder: options.syncFolder });
  for (let index = 0; index < count; index++) {
    await outbox.add(await composeMail({ ...parameters, phone: `${index}` }, new Date(), club));
  }
  const lines: Record<string, unknown>[] = [];
  const write = (level: string) => (about: object, msg: string) => lines.push({ level, msg, ...about });
  const log = { info: write('info'), warn: write('warn'), error: write('error') } as never;
  const metrics = createMetrics(outbox, (name) => queue.reasonFor(name));
  const queue = new DeliveryQueue({ sentDays: 30, schedule: quick, ...options, outbox, log, metrics });
  onTestFinished(() => queue.stop());
  await queue.start();
  const metricOf = async (name: 'delivered' | 'retried' | 'failed' | 'depth') =>
    (await metrics[name]?.get())?.values[0]?.value;
  /** How many mails wait, by reason. */
  const waiting = async () => {
    const values = (await metrics.waiting?.get())?.values ?? [];
    return Object.fromEntries(
      values.filter(({ value }) => value).map(({ labels, value }) => [labels.reason, value]),
    );
  };
  return { directory, outbox, queue, lines, waiting, count: metricOf };
}

/** A try that failed in the way given; a server that asks to try again later unless told otherwise. */
const failed = (how: Partial<Failure & { serverDown: boolean }> = {}) =>
  ({
    outcome: 'failed',
    reason: 'temporary',
    setAside: 'never',
    code: 'x',
    answer: 'x',
    serverDown: false,
    ...how,
  }) as const;

/** A try whose content was refused, as a filter does. */
const refused = failed({ reason: 'content', setAside: 'after-a-day' });

const delivered = { outcome: 'delivered' } as const;

/** Tries of a mail some milliseconds apart, by the queue's clock; each ends as told, by its number from 1. */
function triesEvery(milliseconds: number, outcomeOf: (attempt: number) => Attempt) {
  const send = vi.fn(async (): Promise<Attempt> => outcomeOf(send.mock.calls.length));
  const real = performance.now.bind(performance);
  const ahead = () => Math.max(send.mock.calls.length - 1, 0) * milliseconds;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead());
  onTestFinished(() => clock.mockRestore());
  return send;
}

const until = (check: () => Promise<unknown> | unknown) => expect.poll(check, { interval: 10 }).toBeTruthy();

const emptied = (outbox: Outbox) => until(async () => (await outbox.list()).length === 0);

const plain = (port: number) => smtpServer(`smtp://127.0.0.1:${port}`, envelope).connect;

test('a mail reaches the one recipient as it was written, and is kept in sent/', async () => {
  const server = await startMailServer();
  const { outbox, directory, count, lines } = await startQueue({ connect: plain(server.port) });
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

describe('a mail that is not taken at once', () => {
  test('is tried again after a 4xx', async () => {
    const server = await startMailServer({
      verdict: (attempt) => (attempt < 3 ? { reply: 451 } : undefined),
    });
    const { outbox, count, lines } = await startQueue({ connect: plain(server.port) });
    await emptied(outbox);
    expect(server.seen.attempts).toBe(3);
    expect(await count('retried')).toBe(2);
    expect(lines.map(({ msg }) => msg)).toEqual(['mail put off', 'mail put off', 'mail delivered']);
  });

  test('moves to failed/ at once when the server cannot take its content, with what it said', async () => {
    const server = await startMailServer({
      verdict: () => ({ reply: 554, text: '5.6.0 Message is malformed' }),
    });
    const { outbox, directory, count } = await startQueue({ connect: plain(server.port) });
    await emptied(outbox);
    expect(server.seen.attempts).toBe(1);
    expect(await count('failed')).toBe(1);
    const [eml = '', reason = ''] = await filesIn(join(directory, 'failed'));
    expect(reason).toBe(eml.replace('.eml', '.txt'));
    expect(await readFile(join(directory, 'failed', reason), 'utf8')).toMatch(
      /EMESSAGE 554 5\.6\.0\n554 .*is malformed/,
    );
  });

  test('waits when its recipient is unknown, and the log and the metrics say so', async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 })),
    });
    const { directory, lines, count, waiting } = await startQueue({ connect: plain(server.port), count: 2 });
    await until(async () => ((await count('retried')) ?? 0) >= 6);
    expect(await waiting()).toEqual({ recipient: 2 });
    expect(lines[0]).toMatchObject({ msg: 'mail put off', reason: 'recipient', code: 'EENVELOPE 550 5.1.1' });
    expect(JSON.stringify(lines)).not.toMatch(/unknown|example/);
    expect(await filesIn(directory)).toHaveLength(2);
  });

  test.each([
    ['itself', failed()],
    ['the server', failed({ reason: 'connection', serverDown: true })],
  ])('has another day after a try that failed because of %s', async (_what, other) => {
    const send = triesEvery(HOUR_MS, (attempt) => (attempt === 20 ? other : refused));
    const { outbox } = await startQueue({ connect: connectTo(send) });
    await emptied(outbox);
    // The twenty-first try begins the second day.
    expect(send).toHaveBeenCalledTimes(21 + 24);
  });

  test('is never given up otherwise, however long it waits', async () => {
    const directory = await temporaryFolder();
    const longAgo = new Date(Date.now() - 100 * 24 * HOUR_MS);
    const { id, eml } = await composeMail(parameters, longAgo, club);
    await writeFiles(directory, { [`${id}.eml`]: eml });
    const send = triesEvery(24 * HOUR_MS, () => failed());
    const { lines } = await startQueue({ connect: connectTo(send), directory, count: 0 });
    await until(() => send.mock.calls.length >= 20);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['mail put off']));
    expect(await filesIn(directory)).toEqual([`${id}.eml`]);
  });

  test('moves to failed/ once each try of a day was refused, and has another day when its owner moves it back', async () => {
    const send = triesEvery(HOUR_MS, () => refused);
    const { directory, outbox, queue } = await startQueue({ connect: connectTo(send) });
    const [name = ''] = await outbox.list();
    await emptied(outbox);
    await until(async () => (await filesIn(join(directory, 'failed'))).includes(name));
    await rename(join(directory, 'failed', name), join(directory, name));
    // As the hourly look at the folder does.
    await until(() => {
      queue.add(name);
      return send.mock.calls.length > 25;
    });
    await emptied(outbox);
    expect(send).toHaveBeenCalledTimes(25 + 25);
  });

  test('is neither given up nor forgotten when the machine’s clock is put forward or back', async () => {
    const send = vi.fn(async () => {
      // By a year, there and back in turns.
      vi.setSystemTime(Date.now() + (send.mock.calls.length % 2 ? 365 : -365) * 24 * HOUR_MS);
      return refused;
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { directory, outbox } = await startQueue({ connect: connectTo(send) });
    await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(5), WAIT_LIMIT);
    expect(await outbox.list()).toHaveLength(1);
    expect(await filesIn(join(directory, 'failed'))).toEqual([]);
  });

  test('does not hold up the others', async () => {
    const server = await startMailServer({
      verdict: (attempt) => (attempt === 1 ? { reply: 451 } : undefined),
    });
    const { outbox } = await startQueue({
      connect: plain(server.port),
      count: 3,
      schedule: { ...quick, firstPause: 60_000, longestPause: 60_000 },
    });
    await until(async () => (await outbox.list()).length === 1);
    expect(server.received).toHaveLength(2);
  });

  test('holds up no other for longer than one of its own tries, and not twice in a row', async () => {
    const order: string[] = [];
    const holds = gate();
    const send = vi.fn(async (eml: Buffer) => {
      const [, phone = ''] = new RegExp(`^${mailWords.labels.phone}: (\\w+)`, 'm').exec(eml.toString()) ?? [];
      order.push(phone);
      if (phone !== 'slow') return delivered;
      await holds.passed;
      // Each of its tries ends with the server down, too.
      return failed({ reason: 'connection', serverDown: true });
    });
    const { outbox, queue } = await startQueue({ connect: connectTo(send), count: 0 });
    const add = async (phone: string) => {
      const mail = await composeMail({ ...parameters, phone }, new Date(), club);
      await outbox.add(mail);
      queue.add(`${mail.id}.eml`);
    };
    await add('slow');
    await until(() => order.length === 1);
    for (const phone of ['1', '2', '3']) await add(phone);
    holds.open();
    await until(async () => (await outbox.list()).length === 1);
    expect(order.slice(0, 4)).toEqual(['slow', '1', '2', '3']);
  });

  test('arrives twice, with one Message-ID, when the connection is cut after its last byte', async () => {
    const server = await startMailServer({
      verdict: (attempt) => (attempt === 1 ? { cut: true } : undefined),
    });
    const { outbox } = await startQueue({ connect: plain(server.port) });
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
  const { outbox, count } = await startQueue({
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
  const broken: Connection['send'] = async () => failed({ serverDown: true });
  const first = await startQueue({ connect: connectTo(broken) });
  await until(async () => (await first.count('retried')) === 1);
  await first.queue.stop();
  const [name = ''] = await first.outbox.list();
  const server = await startMailServer();
  const { outbox } = await startQueue({
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
    return delivered;
  });
  const { queue, outbox } = await startQueue({ connect: connectTo(sent), count: 2 });
  await until(() => sent.mock.calls.length === 1);
  let stopped = false;
  const stop = queue.stop().then(() => {
    stopped = true;
  });
  await aWhile();
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
  const sent = vi.fn(async () => delivered);
  const { lines } = await startQueue({ connect: connectTo(sent), directory });
  await until(() => lines.filter(({ msg }) => msg === 'outbox not usable').length >= 3);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['sent and kept', 30, delivered, 'sent'],
  ['sent and erased', 0, delivered, 'sent'],
  ['refused', 30, failed({ setAside: 'at-once' }), 'failed'],
] as const)(
  'a mail that was %s is counted and moved once, though the disk fails just after the move',
  async (_what, sentDays, outcome, folder) => {
    const send = vi.fn(async () => outcome);
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
    const { outbox, lines, queue, count } = await startQueue({
      connect: connectTo(send),
      sentDays,
      count: 0,
      directory,
      syncFolder: sync,
    });
    await outbox.add(mail);
    queue.add(name);
    await until(() => lines.some(({ msg, reason }) => msg === 'outbox not usable' && reason === 'EIO'));
    // Longer than several of the pauses after which the mail would be tried again.
    await aWhile(200);
    expect(lines.filter(({ msg }) => msg === 'outbox not usable')).toHaveLength(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await count('depth')).toBe(0);
    const names = await filesIn(join(directory, folder));
    expect(names.filter((file) => file === name)).toHaveLength(sentDays > 0 ? 1 : 0);
  },
);

test('mails sent longer ago than SENT_DAYS are erased at the start', async () => {
  const directory = await temporaryFolder();
  const old = join('sent', `${applicationId(parameters, new Date())}.eml`);
  await writeFiles(directory, { 'sent/new.eml': '', [old]: '' });
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await utimes(join(directory, old), longAgo, longAgo);
  await startQueue({ connect: connectTo(async () => delivered), directory, count: 0 });
  expect(await filesIn(join(directory, 'sent'))).toEqual(['new.eml']);
});

test('a mail that its owner takes away is forgotten', async () => {
  const { outbox, directory, queue } = await startQueue({
    connect: connectTo(async () => failed()),
    schedule: { ...quick, firstPause: 100, longestPause: 100 },
  });
  const [name = ''] = await outbox.list();
  await outbox.markSent(name, { keep: false });
  await aWhile(150);
  await queue.stop();
  expect(await filesIn(directory)).toEqual([]);
});
