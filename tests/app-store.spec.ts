/** The call to download, and the message for a hotel that is not in the club yet. */
import type { Page } from '@playwright/test';
import { brand, origin } from '../site.config.ts';
import { switchLanguage, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

const stores = (page: Page) =>
  page.locator('#app-store a[href*="apple.com"], #app-store a[href*="google.com"]');
const tell = (page: Page, name: string) =>
  page.locator('#app-store').getByRole('button', { name, exact: true });

test('the store buttons are equal in size; a phone has no code, which it could not scan', async ({
  page,
}) => {
  await page.goto('/');
  const code = page.locator('#app-store').getByRole('img', { name: words.tr.store.qrAlt });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const isPhone = width === 390;
    await expect(code).toBeVisible({ visible: !isPhone });
    await expect(page.getByText(words.tr.store.leadByTag)).toBeVisible({ visible: !isPhone });
    await expect(page.getByText(words.tr.store.leadOnPhone)).toBeVisible({ visible: isPhone });
    const [first, second] = [
      await stores(page).first().boundingBox(),
      await stores(page).last().boundingBox(),
    ];
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    expect(first?.height).toBeCloseTo(second?.height ?? 0, 0);
  }
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile' });

  test('its own store comes first', async ({ page }) => {
    await openWithReact(page);
    await expect(stores(page).first()).toContainText('Google Play');
    await expect(stores(page).last()).toContainText('App Store');
  });
});

const { message, share, whatsApp, copy, copied, notCopied } = words.tr.store.tell;
const address = `${origin}#hotels-section`;

test.describe('The message to a hotel', () => {
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

  test('gets the other ways when sharing is refused, and keeps the sheet that was only closed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const faults = ['AbortError', 'NotAllowedError'];
      navigator.share = () => Promise.reject(new DOMException('', faults.shift()));
    });
    await openWithReact(page);
    await tell(page, share).click();
    await expect(tell(page, share)).toBeFocused();
    await tell(page, share).click();
    await expect(page.getByRole('link', { name: whatsApp })).toBeFocused();
    await expect(tell(page, copy)).toBeVisible();
    await expect(tell(page, share)).toHaveCount(0);
  });

  test('can be copied, or selected where that is refused, as the page says', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithReact(page);
    await tell(page, copy).click();
    await expect(page.locator('#app-store').getByRole('status')).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${message} ${address}`);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await tell(page, copy).click();
    await expect(page.locator('#app-store').getByRole('status')).toHaveText(
      `${notCopied} ${message} ${address}`,
    );
  });
});

test('elsewhere the App Store comes first, and WhatsApp has the message in either language', async ({
  page,
}) => {
  await openWithReact(page);
  await expect(stores(page).first()).toContainText('App Store');
  const messageOf = async (name: string) =>
    new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  const target = await messageOf(whatsApp);
  expect(target.origin + target.pathname).toBe('https://wa.me/');
  expect(target.searchParams.get('text')).toBe(`${message} ${address}`);
  expect(message).toContain(brand.tr);
  await switchLanguage(page, 'en');
  const english = words.en.store.tell;
  expect((await messageOf(english.whatsApp)).searchParams.get('text')).toBe(
    `${english.message} ${origin}en/#hotels-section`,
  );
});
