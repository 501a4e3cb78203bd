/** The hotels' tag: a name written on it is the application's hotel name, too. */
import type { Page } from '@playwright/test';
import { field, keptDraft, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';

const tag = (page: Page) => page.locator('[data-sample="hotel-tag"]');
const name = (page: Page, language: Language = 'tr') =>
  tag(page).getByLabel(words[language].application.fields.hotelName.label, { exact: true });
const draftsHotel = async (page: Page) => (await keptDraft(page))?.hotelName;

test('a name on the tag is written into the form, and replaces nothing typed', async ({ page }) => {
  await openWithReact(page);
  await name(page).focus();
  await page.keyboard.type('Patili Konak');
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
  await expect.poll(() => draftsHotel(page)).toBe('Patili Konak');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#hotel-application$/);
  await expect(field(page, 'hotelName')).toBeInViewport();
  // The next stop is the form's field.
  await page.keyboard.press('Tab');
  await expect(field(page, 'hotelName')).toBeFocused();

  await page.evaluate(() => history.replaceState(null, '', '/'));
  await switchLanguage(page, 'en');
  await expect(name(page, 'en')).toHaveValue('Patili Konak');
  await page.locator('#hotels-section').getByRole('link', { name: words.en.hotels.apply }).click();
  await expect(page).toHaveURL(/#hotel-application$/);

  // The tag replaces a name it wrote itself, and nothing that the visitor wrote in the form.
  await name(page, 'en').fill('');
  await expect(field(page, 'hotelName')).toHaveValue('');
  await field(page, 'hotelName').fill('Çınar Pet Oteli');
  await name(page, 'en').fill('Patili Konak');
  await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
  // The tag writes into an emptied field again.
  await field(page, 'hotelName').fill(' ');
  await name(page, 'en').fill('Patili Konaklar');
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konaklar');

  // The tag takes 40 letters, on a field 56 px high; its box on the page is turned.
  await name(page, 'en').fill('');
  await name(page, 'en').focus();
  await page.keyboard.type('W'.repeat(45));
  await expect(name(page, 'en')).toHaveValue('W'.repeat(40));
  await expect(field(page, 'hotelName')).toHaveValue('W'.repeat(40));
  expect(await name(page, 'en').evaluate((input: HTMLElement) => input.offsetHeight)).toBe(56);
});

test('a name on the tag before React is written into the form when React has come', async ({ page }) => {
  const letReactCome = await openBeforeReact(page);
  await name(page).fill('Patili Konak');
  await name(page).press('Enter');
  await expect(tag(page)).toHaveAttribute('aria-busy', 'true');
  letReactCome();
  await reactTakesOver(page);
  await expect(field(page, 'hotelName')).toHaveValue('Patili Konak');
  await expect.poll(() => draftsHotel(page)).toBe('Patili Konak');
  await expect(page).toHaveURL(/#hotel-application$/);
  await expect(name(page)).toHaveValue('Patili Konak');

  await field(page, 'hotelName').fill('Çınar Pet Oteli');
  await expect.poll(() => draftsHotel(page)).toBe('Çınar Pet Oteli');
  const letReactComeAgain = await openBeforeReact(page, '/en/');
  await name(page, 'en').fill('Patili Konak');
  letReactComeAgain();
  await reactTakesOver(page);
  await expect(field(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
});
