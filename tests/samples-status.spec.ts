/** The sample of a status: the staff mark it, the owner's phone shows it. */
import type { Page } from '@playwright/test';
import { sampleGuests } from '../content/sample-guests.ts';
import type { Status } from '../content/types.ts';
import { openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { reactTakesOver } from './react-ready.ts';

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

test('a status that is marked reaches the phone, before React and with it, by keyboard and in either language', async ({
  page,
}) => {
  const letCome = await openBeforeReact(page);
  const radio = (status: Status, language: Language = 'tr') =>
    sample(page).getByRole('radio', { name: words[language].features.news.statuses[status].status });
  await expect(sample(page).getByText(words.tr.sample)).toHaveCount(1);
  await phoneShows(page, 'eaten');
  const height = await cardHeight(page);
  await radio('healthy').click();
  await phoneShows(page, 'healthy');
  await radio('eaten').click();
  letCome();
  await reactTakesOver(page);
  await phoneShows(page, 'eaten');

  await page.getByRole('switch').focus();
  await page.keyboard.press('Tab');
  await expect(radio('eaten')).toBeFocused();
  for (const status of ['healthy', 'asleep'] as const) {
    await page.keyboard.press('ArrowUp');
    await phoneShows(page, status);
    expect(await cardHeight(page)).toBe(height);
  }
  await switchLanguage(page, 'en');
  await phoneShows(page, 'asleep', 'en');
  await expect(radio('asleep', 'en')).toBeChecked();
});
