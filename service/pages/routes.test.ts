import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as readToEnd } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { plainNotFound } from '../../content/plain-not-found.ts';
import { ownHeaders, startApp, temporaryFolder, writeFiles } from '../testing.ts';

/** The headers of built files: what a page may load is in the page. */
const headers = {
  'content-security-policy': expect.stringMatching(/^frame-ancestors 'none'; /),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

const FILES = {
  'index.html': '<h1>Türkçe</h1>',
  'index.html.br': 'brotli of the page',
  'index.html.gz': gzipSync('<h1>Türkçe</h1>'),
  'en/index.html': '<h1>English</h1>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/client-a1b2.js': 'export {}',
  'assets/client-a1b2.js.gz': gzipSync('export {}'),
  'assets/loops-a1b2/17-720.av1.mp4': '0123456789',
  '.well-known/apple-app-site-association': '{"applinks":{}}',
  '.well-known/security.txt': 'Contact: a',
  '.secret': 'secret',
  '.env': 'secret',
  '.well/secret': 'secret',
  '.well-known/.hidden': 'secret',
  '.well-known/.folder/a': 'secret',
  '.well-known/a/.hidden': 'secret',
  'en/.well-known/a': 'secret',
  'assets/.hidden': 'secret',
};

async function startPages({
  base = '/',
  files = {},
}: {
  base?: string;
  files?: Record<string, string>;
} = {}) {
  const folder = await temporaryFolder();
  await writeFiles(folder, { secret: 'secret', 'dist-secret/index.html': 'secret' });
  await writeFiles(join(folder, 'dist'), { ...FILES, ...files });
  const { app } = await startApp({
    pages: () => ({ folder: join(folder, 'dist'), base, endpoint: 'same-origin' }),
  });
  return app;
}

describe('pages', () => {
  test.each([
    ['/', 'Türkçe'],
    ['/?utm=1', 'Türkçe'],
    ['/index.html', 'Türkçe'],
    ['/en/', 'English'],
  ])('%s is served', async (url, text) => {
    const response = await (await startPages()).inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(text);
  });

  test.each([
    ['/en', '/en/'],
    ['/en?ref=a', '/en/?ref=a'],
  ])('%s moves to %s', async (url, location) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await (await startPages()).inject({ url, headers });
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(location);
  });

  test('HEAD is GET without the body', async () => {
    const app = await startPages();
    const get = await app.inject('/');
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is not for pages', async (method) => {
    const response = await (await startPages()).inject({ method, url: '/' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  test.each([
    ['/', '//', '/'],
    ['/', '///?utm=1', '/?utm=1'],
    ['/', '//en/', '/en/'],
    ['/', '/en//', '/en/'],
    ['/', '//en', '/en'],
    ['/', '//en//?q=1', '/en/?q=1'],
    ['/', '/en///?u=https://example.com//a', '/en/?u=https://example.com//a'],
    ['/', '/assets//client-a1b2.js', '/assets/client-a1b2.js'],
    ['/club/', '//club/', '/club/'],
    ['/club/', '/club//', '/club/'],
    ['/club/', '//club//en//?q=1', '/club/en/?q=1'],
  ])('with the base %s, %s is sent on to %s', async (base, url, location) => {
    const app = await startPages({ base });
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({ method, url });
      expect([response.statusCode, response.headers.location]).toEqual([301, location]);
      expect(response.headers).toMatchObject(ownHeaders);
    }
    expect((await app.inject({ method: 'POST', url })).headers.location).toBeUndefined();
  });

  test.each(['/?next=//en/', '/en/?q=a//b'])(
    'a doubled slash in the query of %s is no part of the path',
    async (url) => {
      expect((await (await startPages()).inject(url)).statusCode).toBe(200);
    },
  );

  // A browser would read these as another site: https://url.spec.whatwg.org/#relative-slash-state
  test.each([
    '//example.com/',
    '//example.com/..',
    '//example.com//..//',
    '///example.com/',
    '//\\example.com/',
    '/\\/example.com/',
    '/\\//example.com/',
    '//%5Cexample.com/',
    '//..//example.com/',
    '/.//example.com/',
    '/en/..//..//example.com/',
  ])('%s is not sent on to another site', async (url) => {
    const answer = await exchange(
      await startPages(),
      `GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const [, location] = /^location: (.*)\r$/im.exec(answer) ?? [];
    expect(answer).toMatch(/^HTTP\/1\.1 (?:301|400|404) /);
    expect(new URL(location ?? '/', 'http://localhost/').host).toBe('localhost');
  });
});

test('an unchanged page is not sent again', async () => {
  const app = await startPages();
  const { etag } = (await app.inject('/')).headers;
  const response = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
  expect(response.statusCode).toBe(304);
  expect(response.body).toBe('');
  expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', ...headers });
});

const hashed = 'public, max-age=31536000, immutable';

test.each<[url: string, accepted: string | undefined, sent: string | undefined, caching: string]>([
  ['/', 'gzip, deflate, br, zstd', 'br', 'no-cache'],
  ['/', 'gzip', 'gzip', 'no-cache'],
  ['/', undefined, undefined, 'no-cache'],
  ['/', 'identity', undefined, 'no-cache'],
  ['/', 'deflate', undefined, 'no-cache'],
  ['/assets/client-a1b2.js', undefined, undefined, hashed],
  ['/assets/client-a1b2.js', 'br, gzip', 'gzip', hashed],
  // Without a compressed variant.
  ['/en/', 'br, gzip', undefined, 'no-cache'],
  ['/favicon.svg', 'br, gzip', undefined, 'no-cache'],
])('%s for a browser that accepts %s has the encoding %s', async (url, accepted, sent, caching) => {
  const app = await startPages();
  const response = await app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} });
  const plain = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': caching });
  expect(response.headers['content-type']).toBe(plain.headers['content-type']);
  expect(response.headers['content-encoding']).toBe(sent);
  const body = sent === 'gzip' ? gunzipSync(response.rawPayload).toString() : response.body;
  expect(body).toBe(sent === 'br' ? 'brotli of the page' : plain.body);
});

test('files in .well-known are served, Apple’s as JSON', async () => {
  for (const base of ['/', '/club/']) {
    const app = await startPages({ base });
    for (const [name, type] of [
      ['.well-known/apple-app-site-association', 'application/json'],
      ['%2ewell-known/security.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const response = await app.inject({ url: base + name, headers: { 'accept-encoding': 'br, gzip' } });
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
    for (const folder of ['.well-known', '.well-known/']) {
      expect((await app.inject(base + folder)).statusCode).toBe(404);
    }
  }
});

test('a film is sent in the parts that players ask for, as it is', async () => {
  const film = async (headers: Record<string, string>) =>
    (await startPages()).inject({ url: '/assets/loops-a1b2/17-720.av1.mp4', headers });
  const part = await film({ range: 'bytes=2-5', 'accept-encoding': 'gzip, br' });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': hashed,
    'content-range': 'bytes 2-5/10',
    'content-type': 'video/mp4',
  });
  expect(part.headers).not.toHaveProperty('content-encoding');
  expect(part.body).toBe('2345');
  expect((await film({ range: 'bytes=10-' })).statusCode).toBe(416);
});

describe('not found', () => {
  test("is the build's own page, in the language of the path", async () => {
    const app = await startPages({
      files: {
        '404.html': '<h1>Kayıp</h1>',
        'en/404.html': '<h1>Lost</h1>',
        '404.html.br': 'brotli',
        _headers: '',
        _redirects: '',
        'vercel.json': '',
      },
    });
    for (const [url, text] of [
      ['/nowhere', 'Kayıp'],
      ['/assets/', 'Kayıp'],
      ['/assets/gone-c3d4.js', 'Kayıp'],
      ['/api/v1.0/email', 'Kayıp'],
      ['/english/', 'Kayıp'],
      ['/en/nowhere.html', 'Lost'],
      ['/en/404.html', 'Lost'],
      ['/404.html', 'Kayıp'],
      ['/404.html.br', 'Kayıp'],
      // Files for hosts.
      ['/_headers', 'Kayıp'],
      ['/%5fheaders', 'Kayıp'],
      ['/_redirects', 'Kayıp'],
      ['/vercel.json', 'Kayıp'],
      ['/index.html.br', 'Kayıp'],
      ['/index.html.gz', 'Kayıp'],
      ['/assets/client-a1b2.js.gz', 'Kayıp'],
    ] as const) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(response.statusCode).toBe(404);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        ...headers,
      });
      expect(response.body).toBe(`<h1>${text}</h1>`);
    }
  });

  test('is a plain page in both languages where the build has none', async () => {
    const { statusCode, body } = await (await startPages({ base: '/club/' })).inject('/club/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain(plainNotFound.tr.title);
    expect(body).toContain('<div lang="en">');
    expect(body).toContain('href="/club/en/"');
  });
});

test('a base moves the pages and not the e-mail service', async () => {
  const app = await startPages({ base: '/club/' });
  expect((await app.inject('/club/')).body).toContain('Türkçe');
  expect((await app.inject('/club/en')).headers.location).toBe('/club/en/');
  expect((await app.inject('/club')).headers.location).toBe('/club/');
  expect((await app.inject('/club/assets/client-a1b2.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/')).statusCode).toBe(404);
  expect((await app.inject({ method: 'OPTIONS', url: '/api/v1.0/email/send' })).statusCode).toBe(204);
});

test.each([
  '/../secret',
  '/../dist-secret/',
  '/en/../../secret',
  '/%2e%2e/secret',
  '/%2e%2e%2fsecret',
  '/..%2fsecret',
  '/.%2e/secret',
  '/%252e%252e/secret',
  '/..\\secret',
  '/..%5csecret',
  '/assets/..%5c..%5csecret',
  '/%c0%ae%c0%ae/secret',
  '/..;/secret',
  '/index.html%00',
  '/%00/../secret',
  '/.secret',
  '/.well/secret',
  '/%2esecret',
  '/.env',
  '/%2Eenv',
  '/.well-known/.hidden',
  '/.well-known/%2ehidden',
  '/.well-known%2f.hidden',
  '/%2ewell-known/.hidden',
  '/.well-known/.folder/a',
  '/.well-known/a/.hidden',
  '/.well-known/../.env',
  '/.well-known/%2e%2e/.env',
  '/en/.well-known/a',
  '/assets/.hidden',
  '//../secret',
  '/%',
])('nothing outside the build is served: %s', async (path) => {
  for (const encoding of ['', 'Accept-Encoding: br, gzip\r\n']) {
    const answer = await exchange(
      await startPages(),
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${encoding}Connection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /);
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(answer).not.toMatch(/\r\n\r\n.*secret/s);
  }
});

test('bytes that are not HTTP get a short answer with the same headers', async () => {
  const answer = await exchange(await startPages(), 'nonsense\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer).toMatch(/\r\n\r\nBad Request$/);
});

/** Sends bytes over a bare socket, since clients normalize a path before they send it; gives the answer's bytes. */
async function exchange(app: FastifyInstance, bytes: string): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return readToEnd(socket);
}
