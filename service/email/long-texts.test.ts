import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { EmailParameters } from '../../contract/email-parameters.ts';
import { smtpServer } from '../delivery/smtp.ts';
import { filesIn, parameters, postApplication, sendRequest, startApp } from '../testing.ts';
import { type LongText, longText, longTexts } from '../testing-long-texts.ts';
import { openScriptedServer } from '../testing-mail-server.ts';
import { RecentApplications } from './recent-applications.ts';

const FIELDS = Object.keys(parameters) as (keyof EmailParameters)[];

/** Room for the other fields in the 50 KB that a request may have, in bytes. */
const OTHERS = 1024;

/** How many times as long as 5 KB 50 KB may take. */
const LIMIT = 15;

/** Turns at most. The first turn that shows the bound ends the measurement, since other programs only make it slower. */
const TURNS = 5;

const rateLimit = { windowMs: 60_000, max: Number.MAX_SAFE_INTEGER };

/** A service and a mail server; gives the whole way of an application, in ms of the processor. */
async function startTaking() {
  const server = await openScriptedServer({});
  const delivery = smtpServer(`smtp://127.0.0.1:${server.port}`, {
    from: 'a@b.example',
    to: 'c@d.example',
  }).connect();
  onTestFinished(() => {
    delivery.close();
    void server.close();
  });
  // Equal applications are not one here.
  const { app, outboxDirectory } = await startApp({
    rateLimit,
    recent: new RecentApplications({ windowMs: 0 }),
  });
  return async (application: EmailParameters): Promise<number> => {
    const start = process.cpuUsage();
    expect((await postApplication(app, sendRequest(application))).body).toBe('OK');
    expect((await app.inject('/outbox/')).body).toContain('One application.');
    const [name = ''] = await filesIn(outboxDirectory);
    const file = join(outboxDirectory, name);
    expect(await delivery.send(await readFile(file))).toEqual({ outcome: 'delivered' });
    const { user, system } = process.cpuUsage(start);
    await rm(file);
    return (user + system) / 1000;
  };
}

/** How many times as long 50 KB take as 5 KB, at best. */
async function growth(
  timeToTake: (application: EmailParameters) => Promise<number>,
  field: keyof EmailParameters,
  kind: LongText,
): Promise<number> {
  const application = (kilobytes: number) => ({
    ...parameters,
    // Without a hotel the subject shows the contact's name.
    ...(field === 'contact_name' && { hotel_name: '' }),
    [field]: longText(kind, kilobytes * 1024 - OTHERS),
  });
  const [short, long] = [application(5), application(50)];
  let [shortest, longest] = [await timeToTake(short), await timeToTake(long)];
  for (let turn = 1; turn < TURNS && longest > LIMIT * shortest; turn += 1) {
    shortest = Math.min(shortest, await timeToTake(short));
    longest = Math.min(longest, await timeToTake(long));
  }
  return longest / shortest;
}

/** The longest time for which other requests wait while work is done, in ms of the processor. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const start = process.cpuUsage();
    await setImmediate();
    const { user, system } = process.cpuUsage(start);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await work;
  return longest;
}

test.each(longTexts)('50 KB take at most fifteen times as long as 5 KB, in any field: %s', async (kind) => {
  const timeToTake = await startTaking();
  // Code that runs for the first time is slow.
  for (let turn = 0; turn < TURNS; turn += 1) await timeToTake(parameters);
  const slow: Record<string, number> = {};
  for (const field of FIELDS) {
    const times = await growth(timeToTake, field, kind);
    if (times > LIMIT) slow[field] = times;
  }
  expect(slow).toEqual({});
});

/** The longest that others may wait for a turn on an idle machine, in ms of the processor: in `npm run test:soak` alone. */
const LONGEST_WAIT_MS = 100;

/** The kind of text that is compared with one application of its own: of most others one takes too little time. */
const COMPARED = 'letters and line breaks';

const isSoak = import.meta.env.MODE === 'soak';
/** The fields that are long in turns, of applications that differ in the name of the sender. */
const LONG_FIELDS = isSoak ? FIELDS.filter((name) => name !== 'from_name') : (['message'] as const);

test.each(isSoak ? longTexts : ([COMPARED] as const))(
  'twenty long applications at once take turns with other requests: %s',
  async (kind) => {
    let sent = 0;
    const { app } = await startApp({
      rateLimit,
      // What the disk does is not measured.
      writeFile: (path) => writeFile(path, ''),
    });
    const send = async (count: number) => {
      const text = longText(kind, 50 * 1024 - OTHERS);
      const answers = Array.from({ length: count }, () => {
        sent += 1;
        const field = LONG_FIELDS[sent % LONG_FIELDS.length] ?? 'message';
        return postApplication(app, sendRequest({ from_name: `${sent}`, [field]: text }));
      });
      const turn = await longestTurn(Promise.all(answers));
      for (const answer of answers) expect((await answer).body).toBe('OK');
      return turn;
    };
    await send(5);
    let [one, twenty] = [await send(1), await send(20)];
    const limit = () => (kind === COMPARED ? 10 * one : LONGEST_WAIT_MS);
    for (let turn = 1; turn < TURNS && twenty > limit(); turn += 1) {
      one = Math.min(one, await send(1));
      twenty = Math.min(twenty, await send(20));
    }
    expect(twenty).toBeLessThanOrEqual(limit());
  },
);
