/** Security headers. Every test checks that no page breaks its own policy: the console would report it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { sitePath } from './site.ts';

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

test('every answer comes with all security headers', async ({ page, request }) => {
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

      const policy = directives(headers['content-security-policy']);
      expect(policy).toMatchObject({
        'default-src': ["'none'"],
        'script-src': expect.arrayContaining(["'self'"]),
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
        'connect-src': ["'self'"],
        'media-src': ["'self'"],
      });
      for (const directive of ['script-src', 'style-src']) {
        for (const source of policy[directive] ?? ['none']) {
          expect(source).toMatch(/^'(self|sha256-.+)'$/);
        }
      }

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

test('the document carries the same policy for hosts that send none', async ({ page }) => {
  const response = await page.goto('/');
  const sent = directives(response?.headers()['content-security-policy']);
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const written = directives((await meta.getAttribute('content')) ?? '');
  await test.step('it allows what the sent policy allows, but for what only the 404 page needs', async () => {
    // A meta element cannot set this directive.
    const { 'frame-ancestors': _, ...expected } = sent;
    // The server's one policy also allows what the page for unknown addresses has inline.
    const notFound = await readFile(sitePath('dist/404.html'), 'utf8');
    for (const tag of ['script', 'style']) {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(notFound)?.[1] ?? '';
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(sent[`${tag}-src`]).toContain(hash);
      expected[`${tag}-src`] = sent[`${tag}-src`]?.filter((source) => source !== hash) ?? [];
    }
    expect(written).toEqual(expected);
  });
  await test.step('it comes before every script, style and link: it rules only what follows it', async () => {
    const first = await page.evaluate(() => {
      const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
      return [...document.querySelectorAll('script, style, link')].every(
        (element) => policy && policy.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
    expect(first).toBe(true);
  });
});
