/** The form as a question: what makes it one, what it says then, and when it is an application again. */
import type { Page } from '@playwright/test';
import { fieldNames } from '../contract/fields.ts';
import {
  anApplication,
  answerSends,
  asShown,
  CLIENT,
  failureNoise,
  field,
  fillApplication,
  form,
  keptDraft,
  openBeforeReact,
  receipt,
  submitButton,
  switchLanguage,
  toast,
  words,
} from './application-helpers.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';
import { topOf } from './reading-helpers.ts';

type Purpose = 'application' | 'question';

const section = (page: Page) => page.locator('#contact-page');
const writeToUs = (page: Page, language: Language = 'tr') =>
  page.locator('#faq').getByRole('link', { name: words[language].faq.more.link });
/** The link to ask for a hotel nearby, in the section of the stores. */
const askNearby = (page: Page, language: Language = 'tr') =>
  page.locator('#app-store').getByRole('link', { name: words[language].application.nearby.link });
const applyInHero = (page: Page, language: Language = 'tr') =>
  page.locator('#home').getByRole('link', { name: words[language].hero.hotels.link });

/** Expects what the section says without React: headings, lead, button and steps. */
async function speaksOf(page: Page, purpose: Purpose, language: Language = 'tr'): Promise<void> {
  const { application } = words[language];
  const [says, keepsBack] =
    purpose === 'question'
      ? [application.question, application]
      : [{ ...application, steps: application.next.steps }, application.question];
  await expect(section(page).locator('h2')).toHaveText(says.title, asShown);
  await expect(form(page).locator('h3')).toHaveText(says.cardTitle, asShown);
  await expect(submitButton(page)).toHaveText(says.submit, asShown);
  await expect(section(page).getByText(says.lead, { exact: true })).toBeVisible();
  await expect(section(page).getByText(keepsBack.lead, { exact: true })).toBeHidden();
  await expect(form(page).getByText(application.question.ifAny, { exact: true })).toBeVisible({
    visible: purpose === 'question',
  });
  const steps = 'steps' in says ? says.steps : application.next.steps;
  await expect(section(page).getByRole('listitem')).toHaveCount(steps.length);
  await expect(section(page).getByText(application.individuals, { exact: true })).toBeVisible({
    visible: purpose === 'application',
  });
}

/** Expects the placeholders, which React writes. */
async function asksFor(page: Page, purpose: Purpose, language: Language = 'tr'): Promise<void> {
  const { fields, question } = words[language].application;
  const shown = purpose === 'question' ? { ...fields, ...question.fields } : fields;
  for (const name of fieldNames) {
    const { placeholder } = shown[name];
    if (placeholder) await expect(field(page, name)).toHaveAttribute('placeholder', placeholder);
    else await expect(field(page, name)).not.toHaveAttribute('placeholder');
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an ask link makes the form a question, a way in for hotels an application', async ({ page }) => {
  await openWithReact(page);
  await speaksOf(page, 'application');
  await asksFor(page, 'application');

  await test.step('an ask link makes it a question, a way in for hotels an application, other links nothing', async () => {
    for (const language of ['tr', 'en'] as const) {
      if (language === 'en') await switchLanguage(page, 'en');
      await writeToUs(page, language).press('Enter');
      await expect(page).toHaveURL(/#contact-page$/);
      await speaksOf(page, 'question', language);
      await asksFor(page, 'question', language);
      await expect(field(page, 'message')).toHaveValue('');

      // Neutral links change nothing.
      await page.locator('header').getByRole('link', { name: words[language].header.contactUs }).click();
      await page
        .locator('footer')
        .getByRole('link', { name: words[language].footer.home, exact: true })
        .click();
      await speaksOf(page, 'question', language);

      await applyInHero(page, language).press('Enter');
      await speaksOf(page, 'application', language);
      await asksFor(page, 'application', language);
    }
  });

  await test.step('the link for a hotel nearby makes it a question with a message', async () => {
    await askNearby(page, 'en').click();
    await speaksOf(page, 'question', 'en');
    await expect(field(page, 'message')).toHaveValue(words.en.application.nearby.message);
    await page.locator('#hotels-section').getByRole('link', { name: words.en.hotels.apply }).first().click();
    await speaksOf(page, 'application', 'en');
  });

  await test.step('a name on the hotels’ tag, too; with it, an ask link changes nothing', async () => {
    await writeToUs(page, 'en').click();
    await speaksOf(page, 'question', 'en');
    await page.locator('#hotel-tag').fill('Çınar Pet Oteli');
    await speaksOf(page, 'application', 'en');
    await writeToUs(page, 'en').click();
    await speaksOf(page, 'application', 'en');
  });

  await test.step('it stays an application without the name, until the next ask link', async () => {
    await field(page, 'hotelName').fill('');
    await field(page, 'phone').focus();
    await speaksOf(page, 'application', 'en');
    await writeToUs(page, 'en').click();
    await speaksOf(page, 'question', 'en');
  });
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 720 } });

    test('a hotel’s name makes it an application when its field is left, and what follows stays', async ({
      page,
    }) => {
      await openWithReact(page);
      await writeToUs(page).click();
      // Neither field is scrolled to when it gets the focus.
      await field(page, 'hotelName').evaluate((input) => input.scrollIntoView({ block: 'center' }));
      await field(page, 'hotelName').focus();
      await page.keyboard.type('Çınar');
      await speaksOf(page, 'question');
      const top = await topOf(field(page, 'contactName'));
      await page.keyboard.press('Tab');
      await expect(field(page, 'contactName')).toBeFocused();
      await speaksOf(page, 'application');
      expect(Math.abs((await topOf(field(page, 'contactName'))) - top)).toBeLessThan(2);
    });
  });
}

test('a question pressed before React is one at once, and in the next document', async ({ page }) => {
  await test.step('pressed before React, it is a question at once, and stays one', async () => {
    const letReactCome = await openBeforeReact(page);
    await writeToUs(page).click();
    await expect(page).toHaveURL(/#contact-page$/);
    await speaksOf(page, 'question');
    letReactCome();
    await reactTakesOver(page);
    await speaksOf(page, 'question');
    await asksFor(page, 'question');
  });

  await test.step('the next document has the question, too, in either language', async () => {
    const letReactComeAgain = await openBeforeReact(page, '/en/');
    await speaksOf(page, 'question', 'en');
    letReactComeAgain();
    await moveFirst(page);
    await reactTakesOver(page);
    await asksFor(page, 'question', 'en');
    await switchLanguage(page, 'tr');
    await speaksOf(page, 'question');
    await asksFor(page, 'question');
  });

  await test.step('the link for a hotel nearby writes its message when React has come', async () => {
    await applyInHero(page).click();
    const letReactComeLast = await openBeforeReact(page);
    await askNearby(page).click();
    await expect(askNearby(page)).toHaveAttribute('aria-busy', 'true');
    await speaksOf(page, 'question');
    letReactComeLast();
    await expect(page).toHaveURL(/#hotel-application$/);
    await expect(field(page, 'message')).toHaveValue(words.tr.application.nearby.message);
    await speaksOf(page, 'question');
  });
});

test.describe('a question that is sent', () => {
  test.use({ expectedConsole: failureNoise });

  test('has the toasts of the specification, a mail of its own, and then ends', async ({ page }) => {
    const { application } = words.tr;
    const hint = form(page).locator('[data-outcome] [role="status"]');
    await openWithReact(page);
    await writeToUs(page).click();
    await fillApplication(page, { ...anApplication(), hotelName: '' });
    await answerSends(page, 500);
    await field(page, 'phone').press('Enter');
    await test.step('toast, mail and hint of a failure are those of a question', async () => {
      await expect(toast(page, 'tr')).toContainText(application.failure.title);
      const subject = new RegExp(`subject=${encodeURIComponent(application.question.subject)}`);
      for (const place of [form(page).locator('[data-outcome]'), toast(page, 'tr')])
        await expect(place.getByRole('link')).toHaveAttribute('href', subject);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(hint).toHaveText(application.question.backOnline, asShown);
    });

    await test.step('mail and hint follow when the form becomes an application', async () => {
      await applyInHero(page).click();
      await expect(hint).toHaveText(application.backOnline, asShown);
      const other = new RegExp(`subject=${encodeURIComponent(application.mail.subject)}`);
      await expect(toast(page, 'tr').getByRole('link')).toHaveAttribute('href', other);
      await writeToUs(page).click();
    });

    await test.step('a success has the receipt and the steps of a question', async () => {
      await answerSends(page, 200);
      await submitButton(page).click();
      await expect(receipt(page)).toContainText(application.receipt.message.title);
      await expect(toast(page, 'tr')).toContainText(application.success.title);
      await expect(section(page).getByRole('listitem')).toHaveCount(application.question.steps.length);
      await expect(section(page).locator('[aria-current="step"]')).toContainText(
        application.question.steps[0]?.text ?? '',
      );
    });
    await test.step('the draft is gone, and the form is an application again', async () => {
      expect(await keptDraft(page)).toBeNull();
      await page.goto('/');
      await speaksOf(page, 'application');
    });
  });
});

test.describe('where React cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource|preload/] });

  test('an ask link still makes it a question, and the form says where to send it', async ({ page }) => {
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/');
    await writeToUs(page).click();
    await expect(page.locator('html[data-script="failed"]')).toBeAttached();
    const { question, withoutScript } = words.tr.application;
    await expect(form(page).getByText(question.withoutScript.trim(), { exact: true })).toBeVisible();
    await expect(form(page).getByText(withoutScript.before.trim(), { exact: true })).toBeHidden();
    await applyInHero(page).click();
    await expect(form(page).getByText(withoutScript.before.trim(), { exact: true })).toBeVisible();
    await askNearby(page).click();
    await expect(page).toHaveURL(/#hotel-application$/);
    await expect(form(page).getByText(question.withoutScript.trim(), { exact: true })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an ask link leads to the application', async ({ page }) => {
    await page.goto('/');
    await askNearby(page).click();
    await expect(page).toHaveURL(/#hotel-application$/);
    await expect(field(page, 'message')).toHaveValue('');
    await writeToUs(page).click();
    await expect(page).toHaveURL(/#contact-page$/);
    const { application } = words.tr;
    await expect(section(page).getByText(application.individuals)).toBeVisible();
    await expect(section(page).getByText(application.question.lead)).toBeHidden();
  });
});

test('a question fits 320 px and forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { language, path } of documents) {
    await openWithReact(page, path);
    await writeToUs(page, language).click();
    await speaksOf(page, 'question', language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
