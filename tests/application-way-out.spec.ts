/** What a visitor can do while sending fails: write instead, or send again when the network is back. */
import type { Locator } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import type { Application } from '../src/application/application.ts';
import { mailLink } from '../src/application/mail-link.ts';
import {
  anApplication,
  answerSends,
  emailClientChunk,
  exact,
  failureNoise,
  fillApplication,
  form,
  holdRequests,
  mailsAbout,
  SEND,
  sendApplication,
  submitButton,
  switchLanguage,
  toast,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { standsStill, topOf } from './reading-helpers.ts';

test.use({ expectedConsole: failureNoise });

test('after a failure toast and form write a mail, which follows what is typed, and the button stays under the finger', async ({
  page,
}) => {
  const { failure, sendByMail } = words.tr.application;
  const inToast = toast(page, 'tr').getByRole('link', { name: failure.message.link, exact: true });
  const error = form(page).locator('[data-outcome="error"]');
  const besideForm = error.locator('a');
  /** The link is a mail to the club, in the visitor's language. */
  const writes = (link: Locator, application: Application, language: Language) =>
    expect(link).toHaveAttribute('href', mailLink(application, words[language].application, infoAddress));
  await page.setViewportSize({ width: 390, height: 664 });
  await answerSends(page, 500);
  await openWithReact(page);
  const application = await sendApplication(page);
  await expect(besideForm).toHaveText(sendByMail);
  await writes(inToast, application, 'tr');
  await writes(besideForm, application, 'tr');

  await toast(page, 'tr').getByRole('button').click();
  const answer = await holdRequests(page, SEND, (route) => route.fulfill({ status: 500 }));
  // As the click would, by which the phone's lower edge is kept free.
  await submitButton(page).scrollIntoViewIfNeeded();
  await standsStill(page);
  const top = await topOf(submitButton(page));
  await submitButton(page).click();
  await expect(error).toHaveCount(0);
  await standsStill(page);
  expect(Math.abs((await topOf(submitButton(page))) - top)).toBeLessThan(8);
  answer();
  await expect(error).toBeVisible();
  await toast(page, 'tr').getByRole('button').click();

  const changed = { ...application, hotelName: 'Şirin Otel', message: 'Çok uzun bir söz. '.repeat(400) };
  await fillApplication(page, changed);
  await writes(besideForm, changed, 'tr');
  await switchLanguage(page, 'en');
  await writes(besideForm, changed, 'en');
});

test('back online the form says that one can try again, and sends nothing', async ({ page, context }) => {
  const hint = form(page).getByText(words.tr.application.backOnline, { exact: true });
  const sends = watchSends(page);
  const application = anApplication();
  await openWithReact(page);
  // The e-mail client is there before the network goes.
  const client = page.waitForResponse(`**/${await emailClientChunk()}*`);
  await fillApplication(page, application);
  await (await client).finished();
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(toast(page, 'tr')).toContainText(exact.tr.failure);
  // There before it is filled, as screen readers need it.
  await expect(form(page).locator('[data-outcome] [role="status"]')).toHaveText('');
  await expect(hint).toBeHidden();

  await context.setOffline(false);
  await expect(hint).toBeVisible();
  await context.setOffline(true);
  await expect(hint).toBeHidden();
  await context.setOffline(false);
  await expect(hint).toBeVisible();
  expect(sends).toHaveLength(1);

  await submitButton(page).click();
  await expect(toast(page, 'tr')).toContainText(exact.tr.success);
  await expect(hint).toBeHidden();
  expect(await mailsAbout(application.phone)).toHaveLength(1);
});
