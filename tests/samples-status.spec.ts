/** The sample of a status: the staff mark it, the owner's phone shows it. */
import type { Page } from '@playwright/test';
import { sampleGuests } from '../content/sample-guests.ts';
import type { Status } from '../content/types.ts';
import { switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

const sample = (page: Page) => page.locator('[data-sample="status"]');
const phone = (page: Page) => sample(page).locator('[aria-live="polite"]');
const cardHeight = (page: Page) => sample(page).evaluate((card) => card.getBoundingClientRect().height);

/** The phone shows one status, with all that is heard of it, and no other. */
async function phoneShows(page: Page, status: Status, language: Language = 'tr'): Promise<void> {
  const { time, photoAlts, headline, note } = words[language].features.news.statuses[status];
  const shown = phone(page).locator('time').filter({ visible: true });
  await expect(shown).toHaveText([time]);
  await expect(phone(page).getByRole('img')).toHaveAccessibleName(photoAlts.dog);
  for (const text of [headline(sampleGuests.dog), note])
    await expect(phone(page).getByText(text, { exact: true })).toBeVisible();
}

test('the three statuses are marked by keyboard alone, and shown in either language', async ({ page }) => {
  await openWithReact(page);
  await expect(sample(page).getByText(words.tr.sample)).toHaveCount(1);
  await phoneShows(page, 'eaten');
  const height = await cardHeight(page);

  await page.getByRole('switch').focus();
  await page.keyboard.press('Tab');
  await expect(
    sample(page).getByRole('radio', { name: words.tr.features.news.statuses.eaten.status }),
  ).toBeFocused();
  for (const status of ['healthy', 'asleep'] as const) {
    await page.keyboard.press('ArrowUp');
    await phoneShows(page, status);
    expect(await cardHeight(page)).toBe(height);
  }
  await switchLanguage(page, 'en');
  await phoneShows(page, 'asleep', 'en');
  await expect(
    sample(page).getByRole('radio', { name: words.en.features.news.statuses.asleep.status }),
  ).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a status that is pressed reaches the phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const status of ['asleep', 'healthy', 'eaten'] as const) {
      const { status: name } = words.tr.features.news.statuses[status];
      await sample(page).getByRole('radio', { name }).click();
      await phoneShows(page, status);
    }
  });
});
