/** The hotels' tag: a name written on it is the application's too. */
import type { Page } from '@playwright/test';
import { CLIENT, field, keptDraft, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';

const tag = (page: Page) => page.locator('[data-sample="hotel-tag"]');
const name = (page: Page, language: Language = 'tr') =>
  tag(page).getByLabel(words[language].application.hotelName.label, { exact: true });

for (const { language, path } of documents) {
  test(`${language}: a name is written on the tag by keyboard alone, and Enter leads to the form, which has it`, async ({
    page,
  }) => {
    await openWithReact(page, path);
    await name(page, language).focus();
    await page.keyboard.type('Patili Konak');
    await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
    await expect.poll(async () => (await keptDraft(page))?.hotelName).toBe('Patili Konak');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#hotel-application$/);
    await expect(field(page, 'hotelName')).toBeInViewport();
    // The next stop is the form's.
    await page.keyboard.press('Tab');
    await expect(field(page, 'hotelName')).toBeFocused();
  });
}

test('the tag’s button leads to the form, and a switch of language keeps the name on both', async ({
  page,
}) => {
  await openWithReact(page);
  await name(page).fill('Patili Konak');
  await switchLanguage(page, 'en');
  await expect(name(page, 'en')).toHaveValue('Patili Konak');
  await page.locator('#hotels-section').getByRole('link', { name: words.en.hotels.apply }).click();
  await expect(page).toHaveURL(/#hotel-application$/);
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
});

test('the tag writes over its own name, and over nothing that the visitor wrote in the form', async ({
  page,
}) => {
  await openWithReact(page);
  await name(page).fill('Patili');
  await name(page).fill('Patili Konak');
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
  await name(page).fill('');
  await expect(field(page, 'hotelName')).toHaveValue('');

  await field(page, 'hotelName').fill('Çınar Pet Oteli');
  await name(page).fill('Patili Konak');
  await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
  // An emptied field may be written again.
  await field(page, 'hotelName').fill(' ');
  await name(page).fill('Patili Konaklar');
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konaklar');
});

test('the tag takes 40 letters, on a field 56 px high', async ({ page }) => {
  await openWithReact(page);
  await name(page).focus();
  await page.keyboard.type('W'.repeat(45));
  await expect(name(page)).toHaveValue('W'.repeat(40));
  await expect(field(page, 'hotelName')).toHaveValue('W'.repeat(40));
  // Its box on the page is turned.
  expect(await name(page).evaluate((input: HTMLElement) => input.offsetHeight)).toBe(56);
});

test('a name that is on the tag before React comes is the form’s, and the draft’s, when it has come', async ({
  page,
}) => {
  const letCome = await openBeforeReact(page);
  await name(page).fill('Patili Konak');
  await name(page).press('Enter');
  await expect(tag(page)).toHaveAttribute('aria-busy', 'true');
  letCome();
  await reactTakesOver(page);
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
  await expect.poll(async () => (await keptDraft(page))?.hotelName).toBe('Patili Konak');
  await expect(page).toHaveURL(/#hotel-application$/);
  await expect(name(page)).toHaveValue('Patili Konak');
});

test('a name on the tag before React writes over neither the form nor the draft', async ({ page }) => {
  await openWithReact(page);
  await field(page, 'hotelName').fill('Çınar Pet Oteli');
  await expect.poll(async () => (await keptDraft(page))?.hotelName).toBe('Çınar Pet Oteli');

  const letCome = await openBeforeReact(page);
  await name(page).fill('Patili Konak');
  letCome();
  await reactTakesOver(page);
  await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
});

test.describe('when React cannot be had', () => {
  test.use({ expectedConsole: [/Failed to load resource|preload/] });

  test('the tag is a drawing', async ({ page }) => {
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/');
    await moveFirst(page);
    await expect(page.locator('html[data-script="failed"]')).toBeAttached();
    await expect(tag(page)).toBeVisible();
    await expect(tag(page).getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the tag is a drawing, and its button leads to the form', async ({ page }) => {
    await page.goto('/');
    const { application, hotels } = words.tr;
    await expect(tag(page).getByText(application.hotelName.label)).toBeVisible();
    await expect(tag(page).getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: hotels.apply, exact: true }).click();
    await expect(page).toHaveURL(/#hotel-application$/);
  });
});
