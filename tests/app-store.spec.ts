/** The call to download, and the message for a hotel that is not in the club yet. */
import type { Page } from '@playwright/test';
import { brand, origin } from '../site.config.ts';
import { switchLanguage, words } from './application-helpers.ts';
import { expect, openWithReact, test } from './fixtures.ts';

const stores = (page: Page) =>
  page.locator('#app-store a[href*="apple.com"], #app-store a[href*="google.com"]');
const tell = (page: Page, name: string) =>
  page.locator('#app-store').getByRole('button', { name, exact: true });

test('the two store buttons are equal in size', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const [first, second] = await stores(page).evaluateAll((links) =>
      links.map((link) => {
        const { width: w, height: h } = link.getBoundingClientRect();
        return [Math.round(w), Math.round(h)];
      }),
    );
    expect(first).toEqual(second);
  }
});

test('wide screens have a code to scan; a phone, which cannot scan itself, has none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/');
  const code = page.locator('#app-store').getByRole('img', { name: words.tr.store.qrAlt });
  await expect(code).toBeVisible();
  await expect(page.getByText(words.tr.store.leadByTag)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toBeHidden();
  await expect(page.getByText(words.tr.store.leadByTag)).toBeHidden();
  await expect(page.getByText(words.tr.store.leadOnPhone)).toBeVisible();
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile' });

  test('its own store comes first', async ({ page }) => {
    await openWithReact(page);
    await expect(stores(page).first()).toContainText('Google Play');
    await expect(stores(page).last()).toContainText('App Store');
  });
});

test('elsewhere the App Store comes first', async ({ page }) => {
  await openWithReact(page);
  await expect(stores(page).first()).toContainText('App Store');
});

const { message, share, whatsApp, copy, copied, notCopied } = words.tr.store.tell;
const address = `${origin.replace(/\/?$/, '/')}#hotels-section`;

test.describe('The message to a hotel', () => {
  test('stands ready in WhatsApp, and sends nothing by itself', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: whatsApp });
    const target = new URL((await link.getAttribute('href')) ?? '');
    expect(target.origin + target.pathname).toBe('https://wa.me/');
    expect(target.searchParams.get('text')).toBe(`${message} ${address}`);
    expect(message).toContain(brand.tr);
  });

  test('is handed to the system’s share sheet where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await openWithReact(page);
    await tell(page, share).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { text: message, url: address },
    ]);
    await expect(page.getByRole('link', { name: whatsApp })).toHaveCount(0);
  });

  test('can be copied, and the page says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithReact(page);
    await tell(page, copy).click();
    await expect(page.locator('#app-store').getByRole('status')).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${message} ${address}`);
  });

  test('stands there to be selected where copying is refused', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await openWithReact(page);
    await tell(page, copy).click();
    await expect(page.locator('#app-store').getByRole('status')).toHaveText(
      `${notCopied} ${message} ${address}`,
    );
  });
});

test('the message follows a switch of language', async ({ page }) => {
  await openWithReact(page);
  await switchLanguage(page, 'en');
  const link = page.getByRole('link', { name: words.en.store.tell.whatsApp });
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `${words.en.store.tell.message} ${origin.replace(/\/?$/, '/')}en/#hotels-section`,
  );
});
