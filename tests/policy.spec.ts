/** Security headers, and a page that never breaks its own policy. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  anApplication,
  failureNoise,
  fillApplication,
  form,
  receipt,
  SEND,
  submitButton,
  switchLanguage,
  toast,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

test.use({ films: true });

/** The directives of a policy, each with its sources. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

async function filmAddress(): Promise<string> {
  const folder = (await readdir('dist/assets')).find((name) => name.startsWith('loops-'));
  return `/assets/${folder}/17-720.av1.mp4`;
}

/** The address that an element of the page names. */
async function addressIn(page: Page, selector: string, attribute: string): Promise<string> {
  await page.goto('/');
  return (await page.locator(selector).first().getAttribute(attribute)) ?? '';
}

interface Answer {
  address: (page: Page) => string | Promise<string>;
  status: number;
  method?: string;
}

const answers: Record<string, Answer> = {
  'the Turkish page': { address: () => '/', status: 200 },
  'the English page': { address: () => '/en/', status: 200 },
  'a script': { address: (page) => addressIn(page, 'script[data-client]', 'data-client'), status: 200 },
  'a picture': { address: (page) => addressIn(page, '#home img', 'src'), status: 200 },
  'a film': { address: filmAddress, status: 200 },
  'a page that is not there': { address: () => '/yok/boyle-bir-sayfa', status: 404 },
  'the e-mail service': { address: () => '/api/v1.0/email/send', status: 400, method: 'POST' },
  'the e-mail service, asked wrongly': { address: () => '/api/v1.0/email/send', status: 405 },
};

test.describe('headers', () => {
  for (const [name, { address, status, method = 'GET' }] of Object.entries(answers)) {
    test(`${name} comes with all of them`, async ({ page, request }) => {
      const response = await request.fetch(await address(page), {
        method,
        ...(method === 'POST' ? { data: {} } : {}),
      });
      expect(response.status()).toBe(status);
      const headers = response.headers();

      const policy = directives(headers['content-security-policy'] ?? '');
      expect(policy.get('default-src')).toEqual(["'none'"]);
      const scripts = policy.get('script-src') ?? [];
      expect(scripts).toContain("'self'");
      for (const unsafe of ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'https:', 'data:']) {
        expect(scripts).not.toContain(unsafe);
        expect(policy.get('style-src')).not.toContain(unsafe);
      }
      for (const closed of ['frame-ancestors', 'base-uri', 'form-action']) {
        expect(policy.get(closed), closed).toEqual(["'none'"]);
      }
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(policy.get('media-src')).toEqual(["'self'"]);

      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)$/);
      // The first costs a fresh visit a second browser process, the second is of no use without it (ARCHITECTURE.md).
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      for (const power of ['camera', 'microphone', 'geolocation']) {
        expect(headers['permissions-policy']).toContain(`${power}=()`);
      }
    });
  }

  test('the document carries the same policy for hosts that send none', async ({ page }) => {
    const response = await page.goto('/');
    const sent = directives(response?.headers()['content-security-policy'] ?? '');
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const written = directives((await meta.getAttribute('content')) ?? '');
    // What a meta element cannot hold.
    sent.delete('frame-ancestors');
    // The server's one policy also allows what the page for unknown addresses has inline.
    const notFound = await readFile('dist/404.html', 'utf8');
    for (const tag of ['script', 'style']) {
      const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(notFound)?.[1] ?? '';
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const sources = sent.get(`${tag}-src`) ?? [];
      expect(sources).toContain(hash);
      sent.set(
        `${tag}-src`,
        sources.filter((source) => source !== hash),
      );
    }
    expect([...written]).toEqual([...sent]);
    // It rules only over what comes after it.
    const first = await page.evaluate(() => {
      const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
      return [...document.querySelectorAll('script, style, link')].every(
        (element) => policy && policy.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
    expect(first).toBe(true);
  });
});

test.describe('the page keeps to its policy', () => {
  test.use({ expectedConsole: failureNoise });

  test('reading, switching, sending, failing, dialogs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        broken.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
      );
    });
    await openWithReact(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.locator('#faq summary').first().click();
    await page.locator('input[name="camera"][value="day"]').check();
    await page.locator('header button[commandfor="menu"]').click();
    await page.locator('dialog#menu a[href="#contact-page"]').click();
    await form(page).locator('button[commandfor="privacy-notice"]').click();
    await page.keyboard.press('Escape');
    await switchLanguage(page, 'en');
    await fillApplication(page, anApplication());
    await submitButton(page).click();
    await receipt(page).getByRole('button').click();
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'no' }));
    await fillApplication(page, anApplication());
    await submitButton(page).click();
    await expect(page.locator('[data-outcome="error"]')).toBeVisible();
    await toast(page, 'en').getByRole('button').click();
    await switchLanguage(page, 'tr');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });

  test('fonts really arrive under it', async ({ page }) => {
    await page.goto('/');
    // Asked for by name: a font that was late for the first paint is not used on this visit.
    const loaded = await page.evaluate(async () => {
      const faces = await Promise.all([
        document.fonts.load('16px "Besley"'),
        document.fonts.load('16px "Instrument Sans"'),
      ]);
      return faces.flat().map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
    });
    expect(loaded).toEqual(['Besley: loaded', 'Instrument Sans: loaded']);
  });
});

test.describe('a frame', () => {
  test.use({ expectedConsole: [/frame/i] });

  test('cannot hold the page, not even one of its own site', async ({ page, baseURL }) => {
    await page.route(`${baseURL}/frame-test`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>Frame</h1><iframe src="${baseURL}/"></iframe>` }),
    );
    const refused = page.waitForEvent('requestfailed', (failed) => failed.url() === `${baseURL}/`);
    await page.goto('/frame-test');
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    await expect(page.frameLocator('iframe').locator('#page')).toHaveCount(0);
  });
});
