import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { mail } from '../content/mail.ts';
import { TEST_LIMIT, WAIT_LIMIT } from '../tests/test-limits.ts';
import { filesIn, sendRequest, temporaryFolder } from './testing.ts';
import { startMailServer } from './testing-mail-server.ts';
import { address, BUILD, post, run } from './testing-process.ts';

/** How often the service is killed: twice in `npm test`, hundreds of times in `npm run test:soak`. */
const ROUNDS = import.meta.env.MODE === 'soak' ? 200 : 2;

/** How many senders post applications at the same time. */
const SENDERS = 8;

/** Applications sent to a service in one round. It is killed while it takes or delivers them. */
const APPLICATIONS = 48;

/** The longest time from that point to the kill, in milliseconds. */
const LONGEST_GRACE_MS = 20;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

vi.setConfig({ testTimeout: TEST_LIMIT + ROUNDS * 12_000 });

test('killed at any instant, it delivers every application it answered OK', async () => {
  const server = await startMailServer();
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'site@kulup.example',
    MAIL_TO: 'posta@kulup.example',
    RATE_LIMIT: '1000000',
    OUTBOX_LIMIT: '1000000',
  };
  const folder = await temporaryFolder();
  const answeredOk = new Set<string>();
  /** How often each application arrived and under which ids, by its telephone number, which no other has. */
  const arrivals = new Map<string, { times: number; ids: Set<string> }>();
  const collect = () => {
    for (const { email } of server.received.splice(0)) {
      const [, phone = ''] = new RegExp(`^${mail.labels.phone}: (.*)$`, 'm').exec(email.text ?? '') ?? [];
      const arrival = arrivals.get(phone) ?? { times: 0, ids: new Set() };
      arrival.times += 1;
      arrival.ids.add(email.messageId ?? '');
      arrivals.set(phone, arrival);
    }
  };

  for (let round = 0; round < ROUNDS; round++) {
    const service = await run(BUILD, environment, folder);
    const origin = await address(service.process, service.output);
    const point = Math.floor(Math.random() * APPLICATIONS);
    const [answered, attempted] = [answeredOk.size, server.seen.attempts];
    const reached =
      Math.random() < 0.5
        ? () => answeredOk.size >= answered + point
        : () => server.seen.attempts >= attempted + point;
    let alive = true;
    const senders = Array.from({ length: SENDERS }, async (_, sender) => {
      for (let count = 0; alive && count < APPLICATIONS / SENDERS; count++) {
        const phone = `${round}-${sender}-${count}`;
        const answer = await post(origin, sendRequest({ phone }))
          .then((response) => response.text())
          .catch(() => '');
        if (answer === 'OK') answeredOk.add(phone);
      }
    });
    while (!reached()) await pause(1);
    await pause(Math.random() * LONGEST_GRACE_MS);
    service.process.kill('SIGKILL');
    alive = false;
    await once(service.process, 'exit');
    await Promise.all(senders);
    collect();
  }

  const service = await run(BUILD, environment, folder);
  await address(service.process, service.output);
  const outbox = join(folder, 'var', 'outbox');
  await vi.waitFor(
    async () => expect((await filesIn(outbox)).filter((name) => name.endsWith('.eml'))).toEqual([]),
    { timeout: WAIT_LIMIT + ROUNDS * 2000, interval: 50 },
  );
  collect();

  const lost = [...answeredOk].filter((phone) => !arrivals.has(phone));
  const twice = [...arrivals.values()].filter(({ times }) => times > 1);
  const extra = twice.reduce((sum, { times }) => sum + times - 1, 0);
  console.info(
    `${ROUNDS} kills, ${answeredOk.size} answered OK, ${arrivals.size} delivered, ${lost.length} lost, ${extra} sent twice`,
  );
  expect(lost).toEqual([]);
  // One mail is on its way at a time. Only that one is sent twice, if the kill comes after the mail server has taken it
  // and before the service has noted that.
  expect(extra).toBeLessThanOrEqual(ROUNDS);
  // The recipient of a mail that comes twice can recognize it by its id.
  for (const { ids } of arrivals.values()) expect(ids.size).toBe(1);
  expect(await filesIn(outbox)).toEqual(['sent']);
  expect(await filesIn(join(outbox, 'sent'))).toHaveLength(arrivals.size);
});
