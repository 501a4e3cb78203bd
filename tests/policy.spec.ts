/** Security headers. Every test checks that no page breaks its own policy: the console would report it. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { documents, expect, test } from './fixtures.ts';
import { sitePath } from './test-settings.mjs';

/** The directives of a policy, each with its sources. */
const directives = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

async function filmAddress(): Promise<string> {
  const folder = (await readdir(sitePath('dist/assets'))).find((name) => name.startsWith('loops-'));
  return `/assets/${folder}/17-720.av1.mp4`;
}

/** The policy in a document's own head. */
const written = (html: string) =>
  directives(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1]);

const everywhere = {
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

test('every answer comes with all security headers, which are the same whatever was built', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const script = await page.locator('script[data-client]').getAttribute('data-client');
  const picture = await page.locator('#home img').first().getAttribute('src');
  for (const [address, status, options] of [
    ['/', 200],
    ['/en/', 200],
    [script ?? '', 200],
    [picture ?? '', 200],
    [await filmAddress(), 200],
    ['/yok/boyle-bir-sayfa', 404],
    ['/api/v1.0/email/send', 400, { method: 'POST', data: {} }],
    ['/api/v1.0/email/send', 405],
  ] as const) {
    await test.step(`${address}: ${status}`, async () => {
      const response = await request.fetch(address, options);
      expect(response.status()).toBe(status);
      const headers = response.headers();
      // A policy that said what a page loads would bind the page to what the host's configuration was written for.
      const loads = address.startsWith('/api/') ? { 'default-src': ["'none'"] } : {};
      expect(directives(headers['content-security-policy'])).toEqual({
        ...loads,
        ...everywhere,
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      });

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin)$/),
        'cross-origin-resource-policy': 'same-origin',
      });
      // The first costs a first visit a second process; the second is of no use without it (docs/decisions/0023).
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
      for (const power of ['camera', 'microphone', 'geolocation']) {
        expect(headers['permissions-policy']).toContain(`${power}=()`);
      }
    });
  }
});

test('each document carries the whole policy of what it loads, before what it rules', async ({ request }) => {
  for (const address of [...documents.map(({ path }) => path), '/yok', '/en/yok']) {
    const html = await (await request.get(address)).text();
    const policy = written(html);
    expect(policy, address).toMatchObject({
      ...everywhere,
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'media-src': ["'self'"],
    });
    for (const tag of ['script', 'style']) {
      const text = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy[`${tag}-src`], address).toEqual(["'self'", `'sha256-${hash}'`]);
    }
    const [before = ''] = html.split('<meta http-equiv="Content-Security-Policy"');
    expect(before, address).not.toMatch(/<(script|style|link)\b/);
  }
});
