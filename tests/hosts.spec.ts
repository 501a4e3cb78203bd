/** The configuration that the build writes for hosts: real servers run with it, and the files of static hosts. */
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { securityHeaders } from '../service/pages/security-headers.ts';
import { origin } from '../site.config.ts';
import { languagePath, languagesInFolders } from '../src/language/languages.ts';
import { sitePath } from './test-settings.mjs';
import { type Answer, startWebServer, type WebServer, webServers } from './web-servers.ts';

const base = new URL(origin).pathname;
/** Where the page's own service listens for these tests. */
const service = `localhost:${process.env.TEST_PORT ?? 41730}`;

const A_YEAR = 'public, max-age=31536000, immutable';

const built = (path: string) => readFile(sitePath('dist', path));

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers that the build writes for hosts, from their one source. */
const headersOfSource = lowerCased(securityHeaders(origin.startsWith('https:')));

/** The path of a built file whose name has a hash. */
async function hashed(pattern: RegExp): Promise<string> {
  return `assets/${(await readdir(sitePath('dist/assets'))).find((name) => pattern.test(name))}`;
}
const film = async () => `${await hashed(/^loops-/)}/17-720.av1.mp4`;

const title = (html: string | Buffer) => /<title>(.*?)<\/title>/.exec(String(html))?.[1];

for (const name of webServers) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let server: WebServer;
    test.beforeAll(async () => {
      server = await startWebServer(name, base, service);
    });
    test.afterAll(() => server.stop());

    /** Asks for a path below the base, or from the root if it begins with a slash; expects the build's headers. */
    const ask: WebServer['ask'] = async (path, options) => {
      const answer = await server.ask(path.startsWith('/') ? path : base + path, options);
      expect(answer.headers, path).toMatchObject(headersOfSource);
      return answer;
    };

    /** A browser that accepts a compressed form of an answer gets it. */
    async function comesCompressed(path: string, plain: Answer): Promise<void> {
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['gzip, deflate, br, zstd', 'br'],
      ] as const) {
        const { status, headers, body } = await ask(path, { headers: { 'accept-encoding': accepted } });
        expect(status, path).toBe(plain.status);
        expect(headers['content-encoding'], path).toBe(encoding);
        expect(headers['content-type'], path).toBe(plain.headers['content-type']);
        expect(headers.vary, path).toContain('Accept-Encoding');
        expect(body.length, path).toBeLessThan(plain.body.length);
        expect(unpack[encoding](body).equals(plain.body), path).toBe(true);
      }
    }

    test('every file is sent as built, with its type; files with a hash are kept for a year', async () => {
      expect(Object.keys(headersOfSource).length).toBeGreaterThanOrEqual(7);
      for (const [path, type, isText] of [
        ['', /^text\/html; charset=utf-8$/i, true],
        ['en/', /^text\/html; charset=utf-8$/i, true],
        [await hashed(/^client-.*\.js$/), /^(text|application)\/javascript/, true],
        ['favicon.svg', /^image\/svg\+xml/, true],
        ['manifest.webmanifest', /^application\/manifest\+json$/, false],
        ['sitemap.xml', /^(text|application)\/xml/, false],
        ['share-tr.jpg', /^image\/jpeg$/, false],
        [await film(), /^video\/mp4$/, false],
        [await hashed(/\.woff2$/), /^font\/woff2$/, false],
        [await hashed(/\.avif$/), /^image\/avif$/, false],
        [await hashed(/\.webp$/), /^image\/webp$/, false],
      ] as const) {
        const plain = await ask(path);
        const { status, headers, body } = plain;
        await test.step('it is sent as built, with its type', async () => {
          expect(status, path).toBe(200);
          expect(headers['content-type'], path).toMatch(type);
          expect(headers['content-encoding'], path).toBeUndefined();
          expect(body.equals(await built(path.replace(/^(en\/)?$/, '$1index.html'))), path).toBe(true);
        });
        if (isText) await test.step('a text comes compressed, too', () => comesCompressed(path, plain));
        await test.step('it is kept for a year, or asked for again if its name has no hash', async () => {
          if (path.startsWith('assets/')) {
            expect(headers['cache-control'], path).toBe(A_YEAR);
            return;
          }
          expect(headers['cache-control'], path).toBe('no-cache');
          const validator = headers.etag
            ? { 'if-none-match': headers.etag }
            : { 'if-modified-since': String(headers['last-modified']) };
          expect((await ask(path, { headers: validator })).status, path).toBe(304);
        });
      }
    });

    test('an unknown address gets the 404 page in the language of its path', async () => {
      for (const [path, file] of [
        ['yok', '404.html'],
        ['404.html', '404.html'],
        ['assets/', '404.html'],
        ['assets/gone-a1b2.js', '404.html'],
        ['english', '404.html'],
        ['en/nowhere', 'en/404.html'],
        ['en/404.html', 'en/404.html'],
        ['_headers', '404.html'],
        ['_redirects', '404.html'],
        ['vercel.json', '404.html'],
        ['index.html.br', '404.html'],
        ['en/index.html.gz', 'en/404.html'],
        [`${await hashed(/^client-.*\.js$/)}.br`, '404.html'],
        ['en/a/b.html', 'en/404.html'],
      ] as const) {
        const plain = await ask(path);
        await test.step('it is the 404 page in its language, not kept and not indexed', async () => {
          expect(plain.status, path).toBe(404);
          expect(plain.headers['content-type'], path).toMatch(/^text\/html/);
          expect(plain.headers['cache-control'], path).toBe('no-cache');
          expect(title(plain.body), path).toBe(title(await built(file)));
          expect(plain.body.toString(), path).toContain('<meta name="robots" content="noindex">');
        });
        await test.step('it comes compressed, too', () => comesCompressed(path, plain));
      }
    });

    test('an address with too many slashes or too few is redirected to the plain one, and to no other site', async () => {
      await test.step('slashes too many or too few are redirected to the plain address', async () => {
        for (const [path, plain] of [
          [`${base}en`, `${base}en/`],
          [`/${base}`, base],
          [`${base}/`, base],
          [`/${base}en/`, `${base}en/`],
          [`${base}en//`, `${base}en/`],
          [`/${base}/en//?q=1`, `${base}en/?q=1`],
          [`${base}en//?u=https://example.com//a`, `${base}en/?u=https://example.com//a`],
        ] as const) {
          const { status, headers } = await ask(path);
          expect([301, 308], path).toContain(status);
          expect(headers.location, path).toBe(plain);
        }
      });
      await test.step('no address leads to another site, or adds a header', async () => {
        const elsewhere = String.raw`//example.com/ ///example.com// //example.com/.. //\example.com/ /\//example.com/
        //%5Cexample.com/ //%09/example.com/ //en%0d%0aX-Injected:%20a/ /.//example.com/ /en/..//..//example.com/`;
        for (const path of elsewhere.split(/\s+/)) {
          const { headers } = await server.ask(path);
          expect(new URL(headers.location ?? '/', 'http://localhost/').host, path).toBe('localhost');
          expect(headers, path).not.toHaveProperty('x-injected');
        }
      });
      await test.step('a query keeps its slashes, and an application to a doubled slash is not redirected', async () => {
        expect((await ask('?next=//en/')).status).toBe(200);
        const sent = await server.ask('//api/v1.0/email/send', { method: 'POST', body: '{}' });
        expect(sent.headers.location).toBeUndefined();
      });
    });

    test('HEAD is GET without the body, a range is a part, and nothing may be written', async () => {
      for (const path of ['share-tr.jpg', await film()]) {
        const get = await ask(path);
        await test.step('HEAD is GET without the body', async () => {
          const head = await ask(path, { method: 'HEAD' });
          expect(head.status).toBe(200);
          expect(head.body).toHaveLength(0);
          expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
        });

        await test.step('a range is a part', async () => {
          const headers = { range: 'bytes=10-19', 'accept-encoding': 'identity;q=1, *;q=0' };
          const part = await ask(path, { headers });
          expect(part.status).toBe(206);
          expect(part.headers['content-encoding']).toBeUndefined();
          expect(part.headers['content-range']).toBe(`bytes 10-19/${get.body.length}`);
          expect(part.body).toEqual(get.body.subarray(10, 20));
          // nginx gives this answer its headers twice.
          expect((await server.ask(base + path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
        });
      }

      await test.step('nothing may be written', async () => {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          expect((await ask('', { method, body: 'a' })).status, method).toBe(405);
        }
      });
    });

    test('nothing beside the built files is served', async () => {
      const outside = `../secret en/../../secret %2e%2e/secret %2e%2e%2fsecret ..%2fsecret .%2e/secret %252e%252e/secret
        ..%5csecret assets/..%5c..%5csecret %c0%ae%c0%ae/secret index.html%00`;
      for (const path of outside.split(/\s+/)) {
        const { status, body } = await server.ask(base + path);
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(body.toString(), path).not.toMatch(/^secret/);
      }
    });

    test('files in .well-known are sent, Apple’s as JSON, and no other hidden ones', async () => {
      await test.step('files in .well-known are sent, Apple’s as JSON', async () => {
        for (const [path, type] of [
          ['.well-known/apple-app-site-association', /^application\/json$/],
          ['%2ewell-known/security.txt', /^text\/plain/],
        ] as const) {
          const { status, headers } = await ask(path);
          expect([status, headers['cache-control']], path).toEqual([200, 'no-cache']);
          expect(headers['content-type'], path).toMatch(type);
        }
      });
      await test.step('no other hidden file is sent', async () => {
        const hidden = `.env %2eenv .git/config .well-known .well-known/ .well-known/.hidden .well-known/%2ehidden
        .well-known%2f.hidden .well-known/a/.hidden .well-known/../.env .well-known/%2e%2e/.env assets/.hidden en/.hidden`;
        for (const path of hidden.split(/\s+/)) {
          const { status, body } = await ask(path);
          expect(status, path).toBe(404);
          const file = path.startsWith('en/') ? 'en/404.html' : '404.html';
          expect(title(body), path).toBe(title(await built(file)));
        }
      });
    });

    test('an application is passed on to the e-mail service, and its refusal comes back', async () => {
      const { status, headers } = await ask('/api/v1.0/email/send', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBeTruthy();
      const refused = await ask('/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(refused.status).toBe(400);
      expect(refused.headers['content-type']).toMatch(/^text\/plain/);
    });
  });
}

test('_headers and vercel.json: the build’s headers, a year for hashed files, JSON for Apple’s file', async () => {
  const year = { 'cache-control': A_YEAR };
  const json = { 'content-type': 'application/json' };
  await test.step('_headers has each rule, and no line too long for its host', async () => {
    const text = String(await built('_headers'));
    // Cloudflare Pages refuses longer lines.
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
    const rules = text.trim().split('\n\n');
    const inHeaders = rules.map((rule) => {
      const [path, ...lines] = rule.split('\n');
      return [path, lowerCased(Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/))))];
    });
    expect(inHeaders).toEqual([
      ['/*', headersOfSource],
      [`${base}assets/*`, year],
      [`${base}.well-known/apple-app-site-association`, json],
    ]);
  });

  await test.step('vercel.json has the same rules, and adds a last slash', async () => {
    const { headers, trailingSlash } = JSON.parse(String(await built('vercel.json')));
    expect(trailingSlash).toBe(true);
    const inVercel = (headers as { source: string; headers: { key: string; value: string }[] }[]).map(
      (rule) => [
        rule.source,
        lowerCased(Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]))),
      ],
    );
    expect(inVercel).toEqual([
      ['/(.*)', headersOfSource],
      [`${base}assets/(.*)`, year],
      [`${base}.well-known/apple-app-site-association`, json],
    ]);
  });
});

test('_redirects leads unknown addresses in each folder to a page in its language', async () => {
  const lines = String(await built('_redirects'))
    .trim()
    .split('\n');
  expect(lines).toHaveLength(languagesInFolders.length);
  for (const [index, code] of languagesInFolders.entries()) {
    const [from, to = '', status] = lines[index]?.split(' ') ?? [];
    expect([from, status]).toEqual([`${languagePath(code, base)}*`, '404']);
    expect(String(await built(to.slice(base.length)))).toContain(`<html lang="${code}">`);
  }
});

test('the headers of a site that is reached by TLS keep visitors on TLS', async () => {
  const { 'content-security-policy': policy, 'strict-transport-security': age } = headersOfSource;
  const tls = origin.startsWith('https:');
  expect(age).toEqual(tls ? expect.stringMatching(/^max-age=\d{8}$/) : undefined);
  expect(/; upgrade-insecure-requests$/.test(policy ?? '')).toBe(tls);
});
