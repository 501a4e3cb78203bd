/** What a visitor can do while sending fails: write instead, or send again when the network is back. */
import type { Locator } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import {
  anApplication,
  answerSends,
  emailClientChunk,
  exact,
  failureNoise,
  field,
  fillApplication,
  form,
  mailsAbout,
  submitButton,
  switchLanguage,
  toast,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

test.use({ expectedConsole: failureNoise });

/** The mail that a link opens: to whom, about what, saying what. */
async function mailOf(link: Locator) {
  const href = (await link.getAttribute('href')) ?? '';
  const [, recipient, subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  return {
    recipient,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body),
    length: href.length,
  };
}

test('“contact us” in the toast and the button beside the form write the application as a mail', async ({
  page,
}) => {
  const application = anApplication();
  const own = words.tr.application;
  await answerSends(page, 500);
  await openWithReact(page);
  await fillApplication(page, application);
  await submitButton(page).click();
  const inToast = toast(page, 'tr').getByRole('link', { name: own.failure.message.link, exact: true });
  const besideForm = form(page).locator('[data-outcome]').getByRole('link', { name: own.sendByMail });
  await expect(inToast).toBeVisible();
  await expect(besideForm).toBeVisible();
  for (const link of [inToast, besideForm]) {
    const { recipient, subject, body } = await mailOf(link);
    expect(recipient).toBe(infoAddress);
    expect(subject).toBe(`${own.mail.subject}: ${application.hotelName}`);
    const lines = body.split('\r\n');
    for (const value of Object.values(application)) {
      for (const line of value.split('\n'))
        expect(lines.some((written) => written.endsWith(line))).toBe(true);
    }
    expect(lines).toContain(`${own.mail.contactName}: ${application.contactName}`);
  }
});

test('the mail follows what is typed and the language, and says so when the text is too long for it', async ({
  page,
}) => {
  await answerSends(page, 500);
  await openWithReact(page);
  await fillApplication(page, anApplication());
  await submitButton(page).click();
  await toast(page, 'tr').getByRole('button').click();
  const link = form(page).locator('[data-outcome] a');

  await field(page, 'hotelName').fill('Şirin Otel');
  expect(await mailOf(link)).toMatchObject({ subject: 'Başvuru: Şirin Otel' });
  await switchLanguage(page, 'en');
  expect(await mailOf(link)).toMatchObject({ subject: 'Application: Şirin Otel' });

  await field(page, 'message').fill('Çok uzun bir söz. '.repeat(400));
  const { body, length } = await mailOf(link);
  expect(length).toBeLessThanOrEqual(1900);
  expect(body).toContain('Çok uzun bir söz. Çok uzun');
  expect(body.endsWith(words.en.application.mail.cut)).toBe(true);
});

test('back online while the error stands, the form says that sending can be tried again, and sends nothing itself', async ({
  page,
  context,
}) => {
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
