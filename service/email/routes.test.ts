import { once } from 'node:events';
import { rm, writeFile as write } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mail } from '../../content/mail.ts';
import { SEND_PATH } from '../../contract/wire-contract.ts';
import {
  aWhile,
  filesIn,
  gate,
  onlyMail,
  ownHeaders,
  parameters,
  postApplication,
  sendRequest,
  startApp,
} from '../testing.ts';
import { RecentApplications } from './recent-applications.ts';

const diskFull = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));

describe('an application', () => {
  test('is one file in the outbox once the answer is OK', async () => {
    const { app, outboxDirectory } = await startApp();
    const response = await postApplication(app, { ...sendRequest(), accessToken: 'ignored' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('OK');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const { email, fileName } = await onlyMail(outboxDirectory);
    expect(fileName).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{20}\.eml$/);
    expect(email.subject).toBe(mail.hotelSubject(parameters.hotel_name));
    expect(email.text).toContain(parameters.message);
  });

  test('leaves a line in the log without personal data', async () => {
    const { app, lines } = await startApp();
    await postApplication(app);
    await postApplication(app);
    await postApplication(app, '{"phone": "+90 532');
    expect(lines).toMatchObject([
      { level: 'info', msg: 'application accepted', application: expect.stringMatching(/^\w+-\w+$/) },
      { level: 'info', msg: 'application sent again' },
    ]);
    const log = JSON.stringify(lines);
    for (const value of [...Object.values(parameters), '127.0.0.1', '+90']) expect(log).not.toContain(value);
  });
});

describe('an application sent twice', () => {
  test('at the same time is one mail, and no answer comes before it is written', async () => {
    const disk = gate();
    const { app, outboxDirectory } = await startApp({
      writeFile: (path, contents) => disk.passed.then(() => write(path, contents)),
    });
    let answered = 0;
    const answers = [1, 2].map(() => postApplication(app).finally(() => answered++));
    await aWhile();
    expect(answered).toBe(0);
    disk.open();
    expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(['OK', 'OK']);
    expect(await filesIn(outboxDirectory)).toHaveLength(1);
  });
});

describe('an application that cannot be written is never OK', () => {
  test('on a full disk; nothing half-written stays, and it can be sent again', async () => {
    let full = true;
    const { app, outboxDirectory, lines } = await startApp({
      writeFile: async (path, contents) => {
        await write(path, full ? contents.subarray(0, 20) : contents);
        if (full) await diskFull();
      },
    });
    const response = await postApplication(app);
    expect(response.statusCode).toBe(500);
    expect(response.body).toBe('The application could not be delivered');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(await filesIn(outboxDirectory)).toEqual([]);
    expect(lines).toMatchObject([{ level: 'error', msg: 'application not stored', reason: 'ENOSPC' }]);

    full = false;
    expect((await postApplication(app)).body).toBe('OK');
    await onlyMail(outboxDirectory);
  });
});

describe('the wire contract', () => {
  test('a preflight is allowed', async () => {
    const { app } = await startApp();
    const response = await app.inject({
      method: 'OPTIONS',
      url: SEND_PATH,
      headers: {
        origin: 'https://example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': expect.stringMatching(/^\d+$/),
      ...ownHeaders,
    });
  });

  const withoutUser = { ...sendRequest(), user_id: '' };
  const tooMuch = sendRequest({ message: 'a'.repeat(51_200) });
  const wayTooMuch = sendRequest({ message: 'a'.repeat(1_000_000) });
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const text = { headers: { 'content-type': 'text/plain' } };

  test.each<[string, object | string, InjectOptions, number, string]>([
    ['bad JSON', '{"user_id"', {}, 400, 'The request body is not valid JSON'],
    ['no body', '', {}, 400, 'The request body is not valid JSON'],
    ['a missing id', withoutUser, {}, 400, 'The user_id parameter is required'],
    ['a form', 'user_id=key', form, 415, 'The Content-Type must be application/json'],
    ['JSON sent as text', sendRequest(), text, 415, 'The Content-Type must be application/json'],
    ['over 50 KB', tooMuch, {}, 413, 'The template_params are larger than 50 KB'],
    ['far over 50 KB', wayTooMuch, {}, 413, 'The template_params are larger than 50 KB'],
  ])('%s is refused in plain text', async (_what, payload, options, status, body) => {
    const { app, outboxDirectory } = await startApp();
    const sent = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const response = await postApplication(app, sent, options);
    expect(response.statusCode).toBe(status);
    expect(response.body).toBe(body);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      ...ownHeaders,
    });
    expect(await filesIn(outboxDirectory)).toEqual([]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not allowed', async (method) => {
    const { app } = await startApp();
    const response = await app.inject({ method, url: SEND_PATH });
    expect(response.statusCode).toBe(405);
    expect(response.headers).toMatchObject({
      allow: 'POST, OPTIONS',
      'access-control-allow-origin': '*',
      ...ownHeaders,
    });
  });

  test('an unexpected error is answered without its message', async () => {
    const recent = new RecentApplications();
    recent.deliverOnce = () => Promise.reject(new TypeError('secret of +90 532'));
    const { app, lines } = await startApp({ recent });
    const response = await postApplication(app);
    expect(response.statusCode).toBe(500);
    expect(response.body).toBe('Internal error');
    expect(lines).toMatchObject([{ level: 'error', msg: 'internal error', reason: 'TypeError' }]);
  });
});

describe('the rate limit', () => {
  const rateLimit = { windowMs: 60_000, max: 2 };
  const statuses = async (app: FastifyInstance, requests: InjectOptions[]) => {
    const codes: number[] = [];
    for (const options of requests)
      codes.push((await postApplication(app, sendRequest(), options)).statusCode);
    return codes;
  };

  test('counts each address by itself, and a page of another origin can read the answer', async () => {
    const { app } = await startApp({ rateLimit });
    const [one, two] = [{ remoteAddress: '192.0.2.1' }, { remoteAddress: '192.0.2.2' }];
    expect(await statuses(app, [one, one, one, two])).toEqual([200, 200, 429, 200]);
    const response = await postApplication(app, sendRequest(), one);
    expect(response.body).toBe('Too many requests');
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      'retry-after': '60',
    });
  });

  test('lets 20 a minute through, and preflights do not count', async () => {
    const { app } = await startApp();
    for (const _ of Array(30)) await app.inject({ method: 'OPTIONS', url: SEND_PATH });
    const codes = await statuses(app, Array(21).fill({}));
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(codes[20]).toBe(429);
  });

  test.each<[trustProxy: number | string | false, addresses: string[], expected: number[]]>([
    [false, ['1.1.1.1', '2.2.2.2', '3.3.3.3'], [200, 200, 429]],
    [1, ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'], [200, 200, 429, 200]],
    ['loopback', ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'], [200, 200, 429, 200]],
    // Only what the trusted proxy added is believed.
    [1, ['9.9.9.1, 1.1.1.1', '9.9.9.2, 1.1.1.1', '9.9.9.3, 1.1.1.1'], [200, 200, 429]],
    // Some proxies add ports.
    ['loopback', ['203.0.113.9:50001', '203.0.113.9:50002', '203.0.113.9'], [200, 200, 429]],
    ['loopback', ['203.0.113.9:50001', '203.0.113.9:50002', '203.0.113.10:50001'], [200, 200, 200]],
    ['loopback', ['[2001:db8::9]:50001', '[2001:db8::9]', '2001:db8::9'], [200, 200, 429]],
    ['loopback', ['[2001:db8::9]:50001', '[2001:db8::9]', '[2001:db8:1::9]:50001'], [200, 200, 200]],
    [
      'loopback',
      ['1.1.1.1:50001, 127.0.0.1:40001', '1.1.1.1, 127.0.0.1:4', '1.1.1.1,127.0.0.1'],
      [200, 200, 429],
    ],
  ])(
    'with %s trusted, requests said to be from %j are answered %j',
    async (trustProxy, addresses, expected) => {
      const { app } = await startApp({ rateLimit, trustProxy });
      const claims = addresses.map((address) => ({ headers: { 'x-forwarded-for': address } }));
      expect(await statuses(app, claims)).toEqual(expected);
    },
  );
});

test('a flood from many addresses locks nobody out', async () => {
  const { app, outboxDirectory } = await startApp();
  const flood = 320;
  const codes = await Promise.all(
    Array.from({ length: flood }, async (_, index) => {
      const remoteAddress = `192.0.${index >> 8}.${index & 255}`;
      return (await postApplication(app, sendRequest({ phone: `${index}` }), { remoteAddress })).statusCode;
    }),
  );
  expect(new Set(codes)).toEqual(new Set([200]));
  expect((await postApplication(app, sendRequest({ phone: '' }))).statusCode).toBe(400);
  expect((await postApplication(app, sendRequest(), { remoteAddress: '198.51.100.1' })).body).toBe('OK');
  expect(await filesIn(outboxDirectory)).toHaveLength(flood + 1);
});

test('a full outbox takes no more, says so, and takes again once there is room', async () => {
  const { app, outboxDirectory, lines } = await startApp({ outboxLimit: 2 });
  const codes: number[] = [];
  // A repeat of a stored application is OK, even when the outbox is full.
  for (const phone of ['1', '1', '2', '3', '2']) {
    codes.push((await postApplication(app, sendRequest({ phone }))).statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 503, 200]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', msg: 'outbox full', limit: 2 }));
  const [oldest = ''] = await filesIn(outboxDirectory);
  await rm(join(outboxDirectory, oldest));
  await expect
    .poll(async () => (await postApplication(app, sendRequest({ phone: '3' }))).body, { interval: 200 })
    .toBe('OK');
});

describe('allowed origins', () => {
  const answer = async (
    headers: Record<string, string>,
    allowedOrigins?: string[],
    trustProxy: number | false = false,
  ) => {
    const { app } = await startApp({ allowedOrigins, trustProxy });
    const response = await postApplication(app, sendRequest(), { headers });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    return [response.statusCode, response.body];
  };
  const allowed = ['https://kulup.example'];

  test.each([
    ['a listed page', { origin: 'https://kulup.example' }],
    ["the service's own page", { origin: 'http://localhost:4173', host: 'localhost:4173' }],
  ])('%s may send', async (_what, headers) => {
    expect(await answer(headers, allowed)).toEqual([200, 'OK']);
  });

  test.each([
    { origin: 'https://kulup.example.evil' },
    { origin: 'http://kulup.example' },
    { origin: 'null' },
    { origin: 'https://localhost:4173', host: 'localhost:4173' },
  ])('a page of %j may not, and can read why', async (headers) => {
    expect(await answer(headers, allowed)).toEqual([403, 'The origin is not allowed']);
  });

  const ownPage = {
    origin: 'https://www.example.com',
    host: 'www.example.com',
    'x-forwarded-proto': 'https',
  };
  test.each<Record<string, string>>([
    {},
    { host: 'WWW.Example.com' },
    { host: 'www.example.com:443' },
    { origin: 'https://Www.Example.com:443' },
    { 'x-forwarded-proto': 'https,http' },
    { 'x-forwarded-proto': 'HTTPS, http, http' },
    { host: '10.0.0.5', 'x-forwarded-host': 'www.Example.com:443' },
    { host: '10.0.0.5', 'x-forwarded-host': 'www.example.com, 10.0.0.5' },
  ])('the own page behind a proxy may send: %j', async (headers) => {
    expect(await answer({ ...ownPage, ...headers }, allowed, 1)).toEqual([200, 'OK']);
  });

  test.each<Record<string, string>>([
    { origin: 'http://www.example.com' },
    { origin: 'http://www.example.com', 'x-forwarded-proto': 'https,http' },
    { origin: 'https://www.example.com:8443' },
    { origin: 'https://example.com' },
    { origin: 'https://www.example.com.evil.example' },
    { origin: 'https://www.example.com@evil.example' },
    { origin: 'https://www.example.com/page' },
    { 'x-forwarded-proto': 'http,https' },
    { 'x-forwarded-proto': 'nonsense' },
    { host: 'evil.example' },
    { origin: 'null', 'x-forwarded-proto': 'nonsense' },
  ])('another page behind a proxy may not: %j', async (headers) => {
    expect(await answer({ ...ownPage, ...headers }, allowed, 1)).toEqual([403, 'The origin is not allowed']);
  });

  test('a protocol that no trusted proxy names is not believed', async () => {
    expect((await answer(ownPage, allowed))[0]).toBe(403);
  });

  test('a client that is no browser may not send, either', async () => {
    expect(await answer({}, allowed)).toEqual([403, 'API calls are disabled for non-browser applications']);
  });

  test('everyone may send where no origins are set', async () => {
    expect(await answer({})).toEqual([200, 'OK']);
    expect(await answer({ origin: 'https://anywhere.example' })).toEqual([200, 'OK']);
  });
});

test.each(['content-length', 'chunked'])(
  'a sender of far too much (%s) gets the answer and may finish',
  async (framing) => {
    const { app } = await startApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const part = Buffer.alloc(1_000_000, 'a');
    const request = httpRequest({
      agent,
      method: 'POST',
      host: '127.0.0.1',
      port: (app.server.address() as AddressInfo).port,
      path: SEND_PATH,
      headers: {
        'content-type': 'application/json',
        ...(framing === 'chunked'
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': 2 * part.length }),
      },
    });
    request.write(part);
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    // If the connection were reset now, a slower sender would lose the answer.
    const reset = vi.fn();
    request.on('error', reset);
    await aWhile();
    response.resume();
    request.end(part);
    await once(request, 'close');
    expect(reset).not.toHaveBeenCalled();
    expect(request.writableFinished).toBe(true);
  },
);
