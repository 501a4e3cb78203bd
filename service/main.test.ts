import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publish, startBuild } from '../build/publish.ts';
import { EMAILJS_ORIGIN, SEND_PATH } from '../contract/wire-contract.ts';
import { needs } from '../tests/system.ts';
import { isLoopbackAddress } from './loopback.ts';
import { club, filesIn, onlyMail, parameters, sendRequest, temporaryFolder, writeFiles } from './testing.ts';
import { startMailServer } from './testing-mail-server.ts';
import { address, BUILD, post, run } from './testing-process.ts';

const LOOPBACK_ADDRESSES = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter(isLoopbackAddress);

/** The settings by which mails leave, through the server of an address without its scheme. */
const smtp = (server: string) => ({
  SMTP_URL: `smtp://${server}`,
  MAIL_FROM: 'site@kulup.example',
  MAIL_TO: 'posta@kulup.example',
});

/** Builds a page that says a name, of a club of that name. */
async function build(folder: string, name: string, endpoint = 'same-origin'): Promise<void> {
  const work = await startBuild(folder);
  await writeFiles(work, {
    'dist/index.html': `<h1>${name}</h1>`,
    [`dist/assets/client-${name}.js`]: name,
    'deploy/hosts/nginx.conf': '',
  });
  await publish(folder, work, { base: '/', endpoint, club: { name, address: `${name}@kulup.example` } });
}

test('while builds follow each other, each page is whole and takes applications for its own club', async () => {
  const folder = await temporaryFolder();
  await build(folder, 'a', EMAILJS_ORIGIN);
  const { process: started, output } = await run({}, {}, folder);
  const origin = await address(started, output);
  const outbox = join(folder, 'var', 'outbox');
  const policies = new Set<string | null>();
  const ask = async () => {
    const response = await fetch(`${origin}/`);
    const [, name] = /<h1>(.*)<\/h1>/.exec(await response.text()) ?? [];
    expect(response.status).toBe(200);
    policies.add(response.headers.get('content-security-policy'));
    return name;
  };
  const expectMailTo = async (name: string) => {
    expect(await (await post(origin, sendRequest({ phone: name }))).text()).toBe('OK');
    const { email, fileName } = await onlyMail(outbox);
    expect(email.to).toEqual([{ name, address: `${name}@kulup.example` }]);
    await rm(join(outbox, fileName));
  };
  await expectMailTo('a');
  for (const name of ['b', 'c']) {
    let isUnderWay = true;
    const building = build(folder, name).finally(() => {
      isUnderWay = false;
    });
    while (isUnderWay) await ask();
    await building;
    await expect.poll(ask).toBe(name);
    await expectMailTo(name);
  }
  // A tab that was opened before still finds its scripts.
  for (const name of ['b', 'c']) {
    expect(await (await fetch(`${origin}/assets/client-${name}.js`)).text()).toBe(name);
  }
  expect(policies.size).toBe(1);
});

test(
  'serves the page and takes applications, alone on its outbox, until it is told to stop',
  needs('signals that a process can handle'),
  async () => {
    const { process: started, output, folder } = await run(BUILD);
    const origin = await address(started, output);
    const outbox = join(folder, 'var', 'outbox');
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(output.text).toContain(
      `Applications: files in ${join('var', 'outbox')}, shown at ${origin}/outbox/`,
    );

    const page = await fetch(`${origin.replace('localhost', '127.0.0.1')}/`);
    expect(await page.text()).toBe('<h1>Türkçe</h1>');

    expect(await (await post(origin)).text()).toBe('OK');
    expect(await (await fetch(`${origin}/outbox/`)).text()).toContain('Ayşe Yılmaz');
    const { email } = await onlyMail(outbox);
    expect(email.to).toEqual([club]);

    const second = await run({}, {}, folder);
    expect(await once(second.process, 'close')).toEqual([1, null]);
    expect(second.output.errors).toBe(
      `Another process already works with ${outbox}: stop it, or set OUTBOX_DIR to another folder.\n`,
    );

    // The service finishes the application that is under way.
    const body = JSON.stringify(sendRequest({ phone: '0222 333 44 55' }));
    const request = httpRequest(origin + SEND_PATH, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    await new Promise((sent) => request.write(body.slice(0, 50), sent));
    // An answer to a second request shows that the first has arrived.
    await fetch(`${origin}/`, { headers: { connection: 'close' } });
    started.kill('SIGTERM');
    setTimeout(() => request.end(body.slice(50)), 200);
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await once(started, 'exit')).toEqual([0, null]);
    expect((await filesIn(outbox)).filter((name) => name.endsWith('.eml'))).toHaveLength(2);
    expect(output.errors).toBe('');
  },
);

test(
  'sends applications by SMTP, and recognizes a repeat after a restart',
  needs('signals that a process can handle'),
  async () => {
    const server = await startMailServer();
    const environment = smtp(`127.0.0.1:${server.port}`);
    const first = await run(BUILD, environment);
    const origin = await address(first.process, first.output);
    expect(await (await post(origin)).text()).toBe('OK');
    expect((await fetch(`${origin}/outbox/`)).status).toBe(404);
    await expect.poll(() => server.received).toHaveLength(1);
    await expect.poll(() => first.output.text).toContain('The mail server 127.0.0.1 answers.');
    first.process.kill('SIGTERM');
    expect(await once(first.process, 'exit')).toEqual([0, null]);

    const second = await run({}, environment, first.folder);
    expect(await (await post(await address(second.process, second.output))).text()).toBe('OK');
    expect(await filesIn(join(first.folder, 'var', 'outbox'))).toEqual(['sent']);
    const { email } = await onlyMail(join(first.folder, 'var', 'outbox', 'sent'));
    expect(email.to).toEqual([{ name: club.name, address: 'posta@kulup.example' }]);
    expect(server.received).toMatchObject([
      { from: 'site@kulup.example', to: ['posta@kulup.example'], email: { messageId: email.messageId } },
    ]);
    const log = first.output.text + second.output.text;
    for (const value of Object.values(parameters)) expect(log).not.toContain(value);
  },
);

test.each(['stdout', 'stderr'] as const)(
  'takes applications though no mail can leave, says why, and goes on when nobody reads its %s any more',
  needs('signals that a process can handle'),
  async (stream) => {
    const server = await startMailServer();
    await server.close();
    // A server that is down makes the service write to both.
    const { process: started, output } = await run(BUILD, smtp(`kulup:gizli@127.0.0.1:${server.port}`));
    if (stream === 'stderr') started.stderr.destroy();
    const origin = await address(started, output);
    if (stream === 'stdout') started.stdout.destroy();
    for (const phone of ['1', '2', '3']) {
      expect(await (await post(origin, sendRequest({ phone }))).text()).toBe('OK');
    }
    await expect
      .poll(async () => (await fetch(`${origin}/metrics`)).text())
      .toMatch(/^mails_retried_total [3-9]$/m);
    expect((await fetch(`${origin}/`)).status).toBe(200);
    const why = /^No mail can leave now: no connection to 127\.0\.0\.1 \(ECONNREFUSED\)\. .*\n$/;
    if (stream === 'stdout') await expect.poll(() => output.errors).toMatch(why);
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
    expect(output.text + output.errors).not.toContain('gizli');
  },
);

test('serves a page that sends to EmailJS though no application can be written, and says so', async () => {
  const folder = await temporaryFolder();
  await build(folder, 'a', EMAILJS_ORIGIN);
  const { process: started, output } = await run({ file: '' }, { OUTBOX_DIR: 'file' }, folder);
  const origin = await address(started, output);
  const health = async () => (await fetch(`${origin}/healthz`)).status;
  expect(output.errors).toMatch(/cannot be written to .*OUTBOX_DIR.* 503\.\n$/);
  expect((await post(origin)).status).toBe(503);
  expect(await health()).toBe(200);
  expect((await fetch(`${origin}/outbox/`)).status).toBe(404);
  await build(folder, 'b');
  await expect.poll(health).toBe(503);
});

test.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  ['before a build', {}, {}, /run `npm run build` first/],
  ['with a HOST that is not of this machine', BUILD, { HOST: '203.0.113.7' }, /HOST is "203\.0\.113\.7"/],
  [
    'with a file as its outbox',
    BUILD,
    { OUTBOX_DIR: 'dist/index.html' },
    /cannot be written to .*OUTBOX_DIR/,
  ],
  ['with an outbox that only a shell would find', BUILD, { OUTBOX_DIR: '~/outbox' }, /OUTBOX_DIR/],
])('%s it ends with one sentence', async (_what, files, environment, sentence) => {
  const { process: started, output, folder } = await run(files, environment);
  expect(await once(started, 'close')).toEqual([1, null]);
  expect(output.errors).toMatch(sentence);
  expect(output.errors.trim().split('\n')).toHaveLength(1);
  expect(output.text).toBe('');
  expect(await filesIn(join(folder, 'var', 'outbox'))).toEqual([]);
});

// A browser that asks for localhost may try either address first.
test.each(LOOPBACK_ADDRESSES)('on a port in use at %s it ends with one sentence', async (host) => {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { process: started, output } = await run(BUILD, { PORT: String(port) });
  expect(await once(started, 'close')).toEqual([1, null]);
  expect(output.errors).toBe(
    `Port ${port} is in use: stop the program that has it, or set PORT to another.\n`,
  );
});
