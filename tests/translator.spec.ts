/** Page translators, which wrap every text in elements of their own. */
import type { Page } from '@playwright/test';
import {
  anApplication,
  answerSends,
  emptyApplication,
  exact,
  failureNoise,
  field,
  fillApplication,
  form,
  holdRequests,
  openBeforeReact,
  openBeforeReactWithStoppedClock,
  receipt,
  SEND,
  sendApplication,
  sentValues,
  submitButton,
  switchLanguage,
  toast,
  typedApplication,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';

test.use({ expectedConsole: failureNoise });

/** Replaces every text by `<font><font>…</font></font>`, as Chrome's and Google's translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg, textarea, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`Ü ${text.data}`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await expect(page.locator('h1 font').first()).toBeVisible();
}

/** Expects everything to work that a visitor may do: question, language, application, both outcomes. */
async function expectEverythingWorks(page: Page): Promise<void> {
  await test.step('questions open and close', async () => {
    const questions = page.locator('#faq details');
    await questions.last().locator('summary').click();
    await expect(questions.last()).toHaveAttribute('open');
    await questions.last().locator('summary').click();
    await expect(questions.last()).not.toHaveAttribute('open');
  });

  const sends = watchSends(page);
  await test.step('a switch of language changes every word', async () => {
    await switchLanguage(page, 'en');
    await expect(page.locator('h1')).toContainText(words.en.hero.title);
    await expect(form(page)).toContainText(words.en.application.cardTitle);
    await expect(page.locator('#faq summary').first()).toContainText(
      words.en.faq.questions[0]?.question ?? '',
    );
    await expect(page.locator('h1')).not.toContainText(words.tr.hero.title);
  });

  await test.step('a failure is shown in toast and form', async () => {
    await answerSends(page, 500);
    await sendApplication(page);
    await expect(toast(page, 'en')).toContainText(exact.en.failure);
    await expect(form(page)).toContainText(words.en.application.notSent);
  });
  await test.step('a success takes its place, and the toast can be closed', async () => {
    await translate(page);
    await page.unrouteAll();
    await submitButton(page).click();
    await expect(toast(page, 'en')).toContainText(exact.en.success);
    await expect(receipt(page)).toContainText(words.en.application.receipt.application.title);
    await expect(form(page)).not.toContainText(words.en.application.notSent);
    await expect(submitButton(page)).toContainText(words.en.application.submit);
    expect(sends).toHaveLength(2);
    expect(await typedApplication(page)).toEqual(emptyApplication);
    await toast(page, 'en').getByRole('button').click();
    await expect(toast(page, 'en')).toBeHidden();
  });

  await test.step('the language can be switched back', async () => {
    await switchLanguage(page, 'tr');
    await expect(page.locator('h1')).toContainText(words.tr.hero.title);
  });
}

test('translated before React took over, the page sends once and keeps working', async ({ page }) => {
  const sends = watchSends(page);
  const release = await openBeforeReactWithStoppedClock(page);
  await translate(page);
  const question = page.locator('#faq details').nth(2);
  await question.locator('summary').click();
  const status = page.locator('[name=status][value=asleep]');
  await status.check();
  const application = await sendApplication(page);
  await test.step('what is chosen and open stays, and what is typed is sent once', async () => {
    await release();
    await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    await page.waitForLoadState('networkidle');
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON().template_params).toEqual(sentValues(application));
    await expect(question).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expect(status).toBeChecked();
  });
  await test.step('the navigation marks the section, and the menu opens', async () => {
    // React re-created these elements.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('header nav a[aria-current]')).toHaveAttribute('href', '#contact');
    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.locator('header button[commandfor="menu"]');
    await toggle.click();
    await expect(page.locator('dialog#menu')).toBeVisible();
  });
});

test('translated before React took over, what is typed keeps its place and the focus', async ({ page }) => {
  const application = anApplication();
  const release = await openBeforeReact(page);
  await translate(page);
  await fillApplication(page, application);
  await field(page, 'phone').focus();
  release();
  await reactTakesOver(page);
  await expect(field(page, 'phone')).toBeFocused();
  await switchLanguage(page, 'en');
  expect(await typedApplication(page)).toEqual(application);
});

test('translated after React took over, what is typed and open stays, and everything works', async ({
  page,
}) => {
  const application = anApplication();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  await fillApplication(page, application);
  const question = page.locator('#faq details').nth(2);
  await question.locator('summary').click();
  await field(page, 'phone').focus();
  await translate(page);
  await test.step('in English what is typed and open is there', async () => {
    await switchLanguage(page, 'en');
    expect(await typedApplication(page)).toEqual(application);
    await expect(question).toHaveAttribute('open');
    await expect(question.locator('p')).toContainText(words.en.faq.questions[2]?.answer ?? '');
  });
  await switchLanguage(page, 'tr');
  await expectEverythingWorks(page);
});

test('translated while an application is being sent, the page says how that ended', async ({ page }) => {
  await page.addInitScript(() => {
    const answers = [() => Promise.reject(new DOMException('', 'NotAllowedError')), () => Promise.resolve()];
    navigator.clipboard.writeText = () => answers.shift()?.() ?? Promise.resolve();
  });
  const { copied, notCopied } = words.tr.store.tell;
  await openWithReact(page);
  const status = page.locator('#app-store').getByRole('status');
  const copy = page.locator('#app-store').getByRole('button');
  await copy.click();
  await expect(status).toContainText(notCopied);
  const release = await holdRequests(page, SEND);
  await sendApplication(page);
  await expect(submitButton(page)).toBeDisabled();
  await translate(page);
  await test.step('the page says that a copy has succeeded', async () => {
    await copy.click();
    await expect(status).toHaveText(copied);
  });
  await test.step('toast and button say that the application has arrived', async () => {
    release();
    await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toContainText(words.tr.application.submit);
    await expect(submitButton(page)).not.toContainText(exact.tr.sending);
  });
});
