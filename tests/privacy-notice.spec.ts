/** The privacy notice beside the application (KVKK art. 10). */
import { brand, dataController, email as infoAddress } from '../site.config.ts';
import { form, openBeforeReact, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { reactTakesOver } from './react-ready.ts';

for (const { language, path } of documents) {
  test(`${language}: the privacy notice says who, why, where and which rights (KVKK art. 10)`, async ({
    page,
  }) => {
    const { privacy, application } = words[language];
    await page.goto(path);
    // The notice is information, not consent: there is no box to tick.
    await expect(form(page).locator('input[type="checkbox"], [role="checkbox"]')).toHaveCount(0);
    await form(page).getByRole('button', { name: application.privacyNotice.link }).click();
    const dialog = page.getByRole('dialog', { name: privacy.title });
    await expect(dialog).toBeVisible();
    // Purpose, transfer and the rights of art. 11, in the notice's own words.
    const [, purpose, , transfer, rights] = privacy.sections;
    for (const text of [
      dataController.legalName ?? brand[language],
      infoAddress,
      ...[purpose, transfer, rights].flatMap((section) => [section?.title ?? '?', section?.text ?? '?']),
      language === 'tr' ? 'm. 11' : 'art. 11',
    ]) {
      await expect(dialog).toContainText(text);
    }
    // This build sends through its own service, so nothing goes abroad.
    await expect(dialog).not.toContainText('EmailJS');
  });
}

test('the privacy notice closes on each way out and gives the focus back, before React and with it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openBeforeReact(page);
  const opener = form(page).getByRole('button', { name: words.tr.application.privacyNotice.link });
  for (const hasReact of [false, true]) {
    if (hasReact) {
      release();
      await reactTakesOver(page);
    }
    for (const leave of [
      () => page.keyboard.press('Escape'),
      // A click beside the dialog.
      () => page.mouse.click(8, 400),
      () => page.getByRole('dialog').getByRole('button', { name: words.tr.privacy.close }).click(),
    ]) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await leave();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});
