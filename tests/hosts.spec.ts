/** The configuration that the build writes for hosts: real servers run with it, and the files of static hosts. */
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { origin } from '../site.config.ts';
import { documents } from './fixtures.ts';
import { sitePath } from './site.ts';
import { type WebServer, webServers } from './web-servers.ts';

const base = new URL(origin).pathname;
/** Where the page's own service listens for these tests. */
const service = `localhost:${process.env.TEST_PORT ?? 41730}`;

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers the build's one source gives to hosts. */
async function headersOfSource(): Promise<Record<string, string>> {
  return lowerCased(JSON.parse(await readFile(sitePath('.build/page.json'), 'utf8')).hostHeaders);
}

const hashedScript = async () =>
  `assets/${(await readdir(sitePath('dist/assets'))).find((name) => /^client-.*\.js$/.test(name))}`;

const film = async () =>
  `assets/${(await readdir(sitePath('dist/assets'))).find((name) => name.startsWith('loops-'))}/17-720.av1.mp4`;

const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

for (const { name, start } of webServers) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let server: WebServer;
    test.beforeAll(async () => {
      server = await start(base, service);
    });
    test.afterAll(() => server.stop());
    const ask = (path: string, options?: Parameters<WebServer['ask']>[1]) => server.ask(base + path, options);

    test('every answer carries the security headers of the one source, each once', async () => {
      const expected = await headersOfSource();
      expect(Object.keys(expected).length).toBeGreaterThanOrEqual(7);
      for (const [path, expectedStatus, options] of [
        ['', 200],
        ['en/', 200],
        ['en', expect.any(Number)],
        [await hashedScript(), 200],
        ['nowhere', 404],
        ['en/nowhere', 404],
        ['', 200, { headers: { 'accept-encoding': 'br' } }],
        ['', 405, { method: 'POST', body: 'a' }],
      ] as const) {
        const { status, headers } = await ask(path, options);
        expect(status, path).toEqual(expectedStatus);
        expect(headers, path).toMatchObject(expected);
      }
      const { headers } = await server.ask('/api/v1.0/email/send', { method: 'POST', body: '{}' });
      expect(headers).toMatchObject(expected);
    });

    test('both documents, and whatever they load, come under their types', async () => {
      for (const { language } of documents) {
        const path = language === 'tr' ? '' : 'en/';
        const { status, body, headers } = await ask(path);
        expect(status).toBe(200);
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(body).toEqual(await readFile(sitePath('dist', path, 'index.html')));
      }
      const names = await readdir(sitePath('dist/assets'));
      const ending = (end: string) => `assets/${names.find((one) => one.endsWith(end))}`;
      for (const [path, type] of [
        [await hashedScript(), /^(text|application)\/javascript/],
        ['manifest.webmanifest', /^application\/manifest\+json$/],
        ['favicon.svg', /^image\/svg\+xml/],
        [await film(), /^video\/mp4$/],
        ['sitemap.xml', /^(text|application)\/xml/],
        ['share-tr.jpg', /^image\/jpeg$/],
        [ending('.woff2'), /^font\/woff2$/],
        [ending('.avif'), /^image\/avif$/],
        [ending('.webp'), /^image\/webp$/],
      ] as const) {
        expect((await ask(path)).headers['content-type'], path).toMatch(type);
      }
    });

    test('an address with too many slashes or too few is sent on to the plain one, and to no other site', async () => {
      for (const [path, plain] of [
        [`${base}en`, `${base}en/`],
        [`/${base}`, base],
        [`${base}/`, base],
        [`/${base}en/`, `${base}en/`],
        [`${base}en//`, `${base}en/`],
        [`/${base}/en//?q=1`, `${base}en/?q=1`],
        [`${base}en//?u=https://example.com//a`, `${base}en/?u=https://example.com//a`],
      ] as const) {
        const { status, headers } = await server.ask(path);
        expect([301, 308], path).toContain(status);
        expect(headers.location, path).toBe(plain);
        expect(headers, path).toMatchObject(await headersOfSource());
      }
      for (const path of [
        '//example.com/',
        '///example.com//',
        '//example.com/..',
        '//\\example.com/',
        '/\\//example.com/',
        '//%5Cexample.com/',
        '//%09/example.com/',
        '//en%0d%0aX-Injected:%20a/',
        '/.//example.com/',
        '/en/..//..//example.com/',
      ]) {
        const { headers } = await server.ask(path);
        expect(new URL(headers.location ?? '/', 'http://localhost/').host, path).toBe('localhost');
        expect(headers, path).not.toHaveProperty('x-injected');
      }
      // A query is no path, and an application that a service's address with a slash sends is taken.
      expect((await ask('?next=//en/')).status).toBe(200);
      const sent = await server.ask('//api/v1.0/email/send', { method: 'POST', body: '{}' });
      expect(sent.headers.location).toBeUndefined();
    });

    test('an unknown address says so in the language of its path', async () => {
      for (const [path, file] of [
        ['yok', '404.html'],
        ['assets/', '404.html'],
        ['assets/gone-a1b2.js', '404.html'],
        ['english', '404.html'],
        ['en/nowhere', 'en/404.html'],
        ['en/a/b.html', 'en/404.html'],
        // The page that is not there has no address of its own.
        ['404.html', '404.html'],
        ['en/404.html', 'en/404.html'],
      ] as const) {
        const { status, headers, body } = await ask(path);
        expect(status, path).toBe(404);
        expect(headers['content-type'], path).toMatch(/^text\/html/);
        expect(headers['cache-control'], path).toBe('no-cache');
        const text = body.toString();
        expect(title(text), path).toBe(title(await readFile(sitePath('dist', file), 'utf8')));
        expect(text, path).toContain('<meta name="robots" content="noindex">');
      }
    });

    test('hashed files are kept for a year, all else is asked for again', async () => {
      for (const path of [await hashedScript(), await film()]) {
        const { headers } = await ask(path);
        expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      }
      for (const path of ['', 'en/', 'favicon.svg', 'share-en.jpg', 'sitemap.xml']) {
        const { headers } = await ask(path);
        expect(headers['cache-control'], path).toBe('no-cache');
        const validator = headers.etag
          ? { 'if-none-match': headers.etag }
          : { 'if-modified-since': String(headers['last-modified']) };
        expect((await ask(path, { headers: validator })).status, path).toBe(304);
      }
    });

    test('text is sent as the build compressed it, to those who take it, an unknown address too', async () => {
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const path of ['', 'en/', await hashedScript(), 'favicon.svg', 'yok', 'en/nowhere']) {
        const plain = await ask(path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        for (const encoding of ['br', 'gzip'] as const) {
          const { status, headers, body } = await ask(path, { headers: { 'accept-encoding': encoding } });
          expect(status, path).toBe(plain.status);
          expect(headers['content-encoding'], path).toBe(encoding);
          expect(headers['content-type'], path).toBe(plain.headers['content-type']);
          expect(headers.vary, path).toContain('Accept-Encoding');
          expect(body.length, path).toBeLessThan(plain.body.length);
          expect(unpack[encoding](body), path).toEqual(plain.body);
        }
        const both = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
        expect(both.headers['content-encoding'], path).toBe('br');
      }
    });

    test('HEAD is GET without the body, a range is a part, and nothing may be written', async () => {
      for (const path of ['share-tr.jpg', await film()]) {
        const get = await ask(path);
        const head = await ask(path, { method: 'HEAD' });
        expect(head.status).toBe(200);
        expect(head.body).toHaveLength(0);
        expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });

        const headers = { range: 'bytes=10-19', 'accept-encoding': 'identity;q=1, *;q=0' };
        const part = await ask(path, { headers });
        expect(part.status).toBe(206);
        expect(part.headers['content-encoding']).toBeUndefined();
        expect(part.headers['content-range']).toBe(`bytes 10-19/${get.body.length}`);
        expect(part.body).toEqual(get.body.subarray(10, 20));
        expect((await ask(path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
      }

      for (const method of ['POST', 'PUT', 'DELETE']) {
        expect((await ask('', { method, body: 'a' })).status, method).toBe(405);
      }
    });

    test('nothing beside the built files can be had', async () => {
      for (const path of [
        '../secret',
        'en/../../secret',
        '%2e%2e/secret',
        '%2e%2e%2fsecret',
        '..%2fsecret',
        '.%2e/secret',
        '%252e%252e/secret',
        '..%5csecret',
        'assets/..%5c..%5csecret',
        '%c0%ae%c0%ae/secret',
        'index.html%00',
      ]) {
        const { status, body } = await ask(path);
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(body.toString(), path).not.toMatch(/^secret/);
      }
    });

    test('an application goes through to the e-mail service, with its answer as it is', async () => {
      const { status, headers } = await server.ask('/api/v1.0/email/send', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBeTruthy();
      const refused = await server.ask('/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(refused.status).toBe(400);
      expect(refused.headers['content-type']).toMatch(/^text\/plain/);
    });
  });
}

/** Reads a `_headers` file as the hosts do: rules for a path, each with its headers. */
function readHeadersFile(text: string): Map<string, Record<string, string>> {
  const rules = new Map<string, Record<string, string>>();
  let rule: Record<string, string> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) {
      rule = {};
      rules.set(line, rule);
    } else {
      const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      rule[name] = value;
    }
  }
  return rules;
}

test.describe('static hosts', () => {
  test('_headers gives every path the one source’s headers, and hashed files their year', async () => {
    const text = await readFile(sitePath('dist/_headers'), 'utf8');
    const rules = readHeadersFile(text);
    expect([...rules.keys()]).toEqual(['/*', `${base}assets/*`]);
    expect(lowerCased(rules.get('/*') ?? {})).toEqual(await headersOfSource());
    expect(rules.get(`${base}assets/*`)).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    // Cloudflare Pages refuses longer lines.
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });

  test('vercel.json gives the same', async () => {
    const { headers, trailingSlash } = JSON.parse(await readFile(sitePath('dist/vercel.json'), 'utf8'));
    expect(trailingSlash).toBe(true);
    const rules = (headers as { source: string; headers: { key: string; value: string }[] }[]).map((rule) => [
      rule.source,
      Object.fromEntries(rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    ]);
    expect(rules).toEqual([
      ['/(.*)', await headersOfSource()],
      [`${base}assets/(.*)`, { 'cache-control': 'public, max-age=31536000, immutable' }],
    ]);
  });

  test('_redirects leads unknown English addresses to a page that is there', async () => {
    const [from, to = '', status] = (await readFile(sitePath('dist/_redirects'), 'utf8')).trim().split(' ');
    expect([from, status]).toEqual([`${base}en/*`, '404']);
    expect(await readFile(sitePath('dist', to.slice(base.length)), 'utf8')).toContain('<html lang="en">');
  });

  test('the headers of a site that is reached by TLS keep visitors on it', async () => {
    const headers = await headersOfSource();
    const tls = origin.startsWith('https:');
    expect('strict-transport-security' in headers).toBe(tls);
    expect(headers['content-security-policy']?.includes('upgrade-insecure-requests')).toBe(tls);
  });
});
