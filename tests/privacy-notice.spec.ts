/** The privacy notice beside the application (KVKK art. 10). */
import type { Page } from '@playwright/test';
import { brand, dataController, email as infoAddress } from '../site.config.ts';
import { form, openBeforeReact, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { reactTakesOver } from './react-ready.ts';

test.describe('the privacy notice', () => {
  for (const { language, path } of documents) {
    test(`${language}: says who, why, where and which rights (KVKK art. 10)`, async ({ page }) => {
      const { privacy, application } = words[language];
      await page.goto(path);
      await form(page).getByRole('button', { name: application.notice.link }).click();
      const dialog = page.getByRole('dialog', { name: privacy.title });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(dataController.legalName ?? brand[language]);
      await expect(dialog).toContainText(infoAddress);
      // Purpose, transfer and the rights of art. 11, in the notice's own words.
      const [, purpose, , transfer, rights] = privacy.sections;
      for (const section of [purpose, transfer, rights]) {
        await expect(dialog).toContainText(section?.title ?? '?');
        await expect(dialog).toContainText(section?.text ?? '?');
      }
      await expect(dialog).toContainText(language === 'tr' ? 'm. 11' : 'art. 11');
      // This build sends through its own service, so nothing goes abroad.
      await expect(dialog).not.toContainText('EmailJS');
    });
  }

  const waysOut: Record<string, (page: Page) => Promise<void>> = {
    'the Escape key': (page) => page.keyboard.press('Escape'),
    'a click beside it': (page) => page.mouse.click(8, 400),
    'its close button': (page) =>
      page.getByRole('dialog').getByRole('button', { name: words.tr.privacy.close }).click(),
  };
  test('closes on each way out and gives the focus back, before React and with it', async ({ page }) => {
    const release = await openBeforeReact(page);
    // It is information: nothing to tick (KVKK art. 10).
    await expect(form(page).locator('input[type="checkbox"], [role="checkbox"]')).toHaveCount(0);
    await expect(form(page).locator('[name]')).toHaveCount(5);
    const opener = form(page).getByRole('button', { name: words.tr.application.notice.link });
    for (const when of ['before React', 'with React']) {
      for (const [way, leave] of Object.entries(waysOut)) {
        await test.step(`${way}, ${when}`, async () => {
          await opener.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('dialog')).toBeVisible();
          await leave(page);
          await expect(page.getByRole('dialog')).toBeHidden();
          await expect(opener).toBeFocused();
        });
      }
      if (when === 'with React') break;
      release();
      await reactTakesOver(page);
    }
  });
});
