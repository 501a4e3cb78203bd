/** The hotel application, from the first input to the mail that arrives (spec §3 to §8). */
import type { Locator, Page } from '@playwright/test';
import type { Application } from '../contract/fields.ts';
import { email as infoAddress } from '../site.config.ts';
import { mailLink } from '../src/application/mail-link.ts';
import {
  anApplication,
  answerSends,
  asShown,
  emailClientChunk,
  emptyApplication,
  exact,
  failureNoise,
  field,
  fillApplication,
  fillBeforeTheNetworkGoes,
  form,
  holdRequests,
  keptDraft,
  mailsAbout,
  openWithStoppedClock,
  receipt,
  SEND,
  sendApplication,
  sentValues,
  submitButton,
  switchLanguage,
  toast,
  typedApplication,
  watchRequests,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { standsStill, topOf } from './reading-helpers.ts';
import { TOAST_MS } from './spec-times.ts';

/** Collects what the page writes to its console, with arguments as JSON. Returns a function that gives all of it. */
function watchConsole(page: Page): () => Promise<string> {
  const lines: Promise<string>[] = [];
  page.on('console', (message) => {
    const values = message.args().map((arg) => arg.jsonValue().catch(() => ''));
    lines.push(Promise.all(values).then((spelled) => `${message.text()} ${JSON.stringify(spelled)}`));
  });
  return async () => (await Promise.all(lines)).join('\n');
}

/** The lines of an application that a text contains. */
function quoted(application: Application, text: string): string[] {
  const written = Object.values(application).flatMap((value) => value.split('\n'));
  return written.filter((line) => line !== '' && text.includes(line));
}

test('an application is one POST and one mail with every letter intact, the next one too (spec §1 to §9)', async ({
  page,
}) => {
  const application = anApplication();
  const sends = watchSends(page);
  const said = watchConsole(page);
  const fetched = watchRequests(page, new RegExp(await emailClientChunk()));
  await openWithReact(page);
  await test.step('the e-mail client is fetched once, when the first field is filled', async () => {
    await page.locator('#faq summary').first().click();
    await form(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched, 'before the first field is filled').toEqual([]);
    // Typed key by key, as a visitor does.
    await field(page, 'hotelName').pressSequentially(application.hotelName);
    await page.keyboard.press('Tab');
    await expect.poll(() => fetched).toHaveLength(1);
  });
  await test.step('the application is one POST with every letter', async () => {
    await fillApplication(page, application);
    expect(sends).toEqual([]);
    await submitButton(page).click();
    await expect(toast(page, 'tr')).toBeVisible();

    expect(sends).toHaveLength(1);
    const [request] = sends;
    expect(request?.method()).toBe('POST');
    expect(new URL(request?.url() ?? '').pathname).toBe('/api/v1.0/email/send');
    expect(request?.headers()['content-type']).toMatch(/^application\/json/);
    expect(request?.postDataJSON()).toEqual({
      lib_version: '4.4.1',
      user_id: expect.stringMatching(/./),
      service_id: expect.stringMatching(/./),
      template_id: expect.stringMatching(/./),
      template_params: sentValues(application),
    });
  });
  await test.step('it is one mail with every letter, to the club, and is answered to the visitor', async () => {
    const mails = await mailsAbout(application.phone);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const text = mail?.text?.replaceAll('\r\n', '\n') ?? '';
    for (const value of Object.values(application)) expect(text).toContain(value);
    expect(mail?.subject).toContain(application.hotelName);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([application.email]);
    expect(mail?.to?.map(({ address }) => address)).toEqual([infoAddress]);
  });
  await test.step('the console has the status, and nothing that the visitor typed', async () => {
    await expect.poll(said).toMatch(/Application sent.*200/);
    expect(quoted(application, await said())).toEqual([]);
  });

  await test.step('the next one needs neither hotel name nor message, and takes any phone number', async () => {
    const { phone, ...others } = anApplication();
    const next = { ...others, hotelName: '', phone: `0 (222) ${phone} — dahili 7`, message: '' };
    await fillApplication(page, next);
    await field(page, 'phone').press('Enter');
    await expect(receipt(page)).toBeVisible();
    // No field is in the address (spec §2).
    await expect(page).toHaveURL('/');
    expect(sends[1]?.postDataJSON().template_params).toEqual(sentValues(next));
    expect(await mailsAbout(next.phone)).toHaveLength(1);
    expect(fetched).toHaveLength(1);
  });
});

test('while an application is sent, the button says so and nothing is sent twice (spec §4)', async ({
  page,
}) => {
  const sends = watchSends(page);
  const release = await holdRequests(page, SEND);
  await openWithReact(page);
  const button = submitButton(page);
  const application = anApplication();
  await test.step('the button is disabled, and says that it sends', async () => {
    await expect(button.locator('svg')).toBeVisible();
    await expect(button).toHaveText(words.tr.application.submit, asShown);
    await fillApplication(page, application);
    await button.dblclick();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(exact.tr.sending);
    await expect(button.locator('svg')).toBeHidden();
  });
  await test.step('further submits and a switch of language leave it so', async () => {
    await field(page, 'phone').press('Enter');
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
    await switchLanguage(page, 'en');
    await expect(button).toHaveText(exact.en.sending);
    expect(await typedApplication(page)).toEqual(application);
  });

  await test.step('what was sent has arrived once; what was typed meanwhile is still in the form', async () => {
    await field(page, 'message').press('Control+End');
    await field(page, 'message').pressSequentially(' Bir şey daha');
    release();
    await expect(toast(page, 'en')).toContainText(exact.en.success);
    await expect(button).toBeEnabled();
    await expect(button).toHaveText(words.en.application.submit, asShown);
    await expect(button.locator('svg')).toBeVisible();
    expect(sends).toHaveLength(1);
    expect(await mailsAbout(application.phone)).toHaveLength(1);
    const changed = { ...application, message: `${application.message} Bir şey daha` };
    expect(await typedApplication(page)).toEqual(changed);
    await expect.poll(() => keptDraft(page)).toEqual(changed);
    await expect(field(page, 'message')).toBeFocused();
    await expect(form(page)).toContainText(words.en.application.arrived);
    await expect(receipt(page)).toHaveCount(0);
  });

  await test.step('two submits in the same moment are one', async () => {
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(receipt(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sends).toHaveLength(2);
  });
});

test.describe('a failure', () => {
  test.use({ expectedConsole: failureNoise });

  test('leaves the focus in the form and nothing typed in the console (spec §4, §8)', async ({ page }) => {
    const said = watchConsole(page);
    const application = anApplication();
    // If the service's answer quotes the application, the console still must not show it.
    await page.route(SEND, (route) => route.fulfill({ status: 403, body: route.request().postData() ?? '' }));
    await test.step('the focus stays in the form', async () => {
      await openWithReact(page);
      await fillApplication(page, application);
      await submitButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(toast(page, 'tr')).toBeVisible();
      await expect(form(page).locator(':focus')).toBeVisible();
    });
    await test.step('the console has the status, and nothing that the visitor typed', async () => {
      await expect.poll(said).toMatch(/Application not sent.*"status":403/);
      expect(quoted(application, await said())).toEqual([]);
    });

    await test.step('after Enter in a field the focus is there', async () => {
      await field(page, 'email').press('Enter');
      await expect(submitButton(page)).toBeEnabled();
      await expect(field(page, 'email')).toBeFocused();
    });

    await test.step('the failure’s words, beside the form and in the toast, follow a switch of language (spec §2)', async () => {
      await expect(toast(page, 'tr')).toContainText(exact.tr.failure);
      await expect(form(page)).toContainText(words.tr.application.notSent);
      await switchLanguage(page, 'en');
      await expect(toast(page, 'en')).toContainText(exact.en.failure);
      await expect(toast(page, 'en')).not.toContainText(exact.tr.failure);
      await expect(form(page)).toContainText(words.en.application.notSent);
    });
  });

  /** Sends, and sees the failure after 20 s without an answer. Returns the function that lets the answer come. */
  async function sendInVain(page: Page, withheld = SEND) {
    const release = await holdRequests(page, withheld);
    // The 20 s must not pass before the withheld request is made.
    const asked = page.waitForRequest(withheld);
    const application = await sendApplication(page);
    await expect(submitButton(page)).toBeDisabled();
    await asked;
    await page.clock.runFor(19_900);
    await expect(submitButton(page)).toBeDisabled();
    await page.clock.runFor(200);
    await expect(toast(page, 'tr')).toContainText(exact.tr.failure);
    await expect(submitButton(page)).toBeEnabled();
    return { application, release };
  }

  const arrives = (page: Page) =>
    page.waitForEvent('console', (message) => message.text().startsWith('Application sent'));

  test('is shown after 20 s without an answer, and a good answer after that still counts', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await test.step('the fields are cleared, also when the e-mail client was what came late', async () => {
      const { release } = await sendInVain(page, `**/${await emailClientChunk()}*`);
      release();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      await expect(toast(page, 'tr')).not.toContainText(exact.tr.failure);
      await expect(form(page)).not.toContainText(words.tr.application.notSent);
      await expect(receipt(page)).toBeVisible();
      expect(await typedApplication(page)).toEqual(emptyApplication);
      expect(await keptDraft(page)).toBeNull();
    });

    await test.step('a late success is shown when the error toast is gone, and keeps fields changed meanwhile', async () => {
      const { application, release } = await sendInVain(page);
      const changed = { ...application, message: 'Bir şey daha soracağım.' };
      await field(page, 'message').fill(changed.message);
      await page.mouse.move(3, 500);
      await page.clock.runFor(TOAST_MS);
      await expect(toast(page, 'tr')).toBeHidden();
      release();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      expect(await typedApplication(page)).toEqual(changed);
      expect(await keptDraft(page)).toEqual(changed);
      await expect(form(page)).toContainText(words.tr.application.arrived);
      await expect(form(page)).not.toContainText(words.tr.application.notSent);
      await expect(receipt(page)).toBeHidden();
    });

    await test.step('a late success counts for a newer attempt with the same words, when that one fails', async () => {
      const { release } = await sendInVain(page);
      const refuse = await holdRequests(page, SEND, (route) => route.fulfill({ status: 500 }));
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      const arrived = arrives(page);
      release();
      await arrived;
      refuse();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      expect(await typedApplication(page)).toEqual(emptyApplication);
    });

    await test.step('a late success leaves the failure of a newer attempt with other words', async () => {
      const { application, release } = await sendInVain(page);
      const changed = { ...application, phone: '0222' };
      await field(page, 'phone').fill(changed.phone);
      await answerSends(page, 500);
      await submitButton(page).click();
      await expect(form(page)).toContainText(words.tr.application.notSent);
      await expect(submitButton(page)).toBeEnabled();
      const arrived = arrives(page);
      release();
      await arrived;
      await expect(form(page)).toContainText(words.tr.application.notSent);
      expect(await typedApplication(page)).toEqual(changed);
    });
  });

  test('after a failure toast and form offer a mail, and the button stays in its place', async ({ page }) => {
    const { failure, sendByMail } = words.tr.application;
    const inToast = toast(page, 'tr').getByRole('link', { name: failure.message.link, exact: true });
    const error = form(page).locator('[data-outcome="error"]');
    const besideForm = error.locator('a');
    /** The link is a mail to the club, in the visitor's language. */
    const writes = (link: Locator, application: Application, language: Language) =>
      expect(link).toHaveAttribute(
        'href',
        mailLink(application, words[language].application, infoAddress, 'application'),
      );
    await page.setViewportSize({ width: 390, height: 664 });
    await answerSends(page, 500);
    await openWithReact(page);
    const application = await sendApplication(page);
    await test.step('both links write the application to the club', async () => {
      await expect(besideForm).toHaveText(sendByMail);
      await writes(inToast, application, 'tr');
      await writes(besideForm, application, 'tr');
    });

    await test.step('the button stays in its place while the application is sent again', async () => {
      await toast(page, 'tr').getByRole('button').click();
      const answer = await holdRequests(page, SEND, (route) => route.fulfill({ status: 500 }));
      // The click would scroll, too. Scrolled before, the button's place can be compared.
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
    });

    await test.step('the link follows what is typed, and the language', async () => {
      const changed = { ...application, hotelName: 'Şirin Otel', message: 'Çok uzun bir söz. '.repeat(400) };
      await fillApplication(page, changed);
      await writes(besideForm, changed, 'tr');
      await switchLanguage(page, 'en');
      await writes(besideForm, changed, 'en');
    });
  });

  test('back online the form says that one can try again, and sends nothing', async ({ page, context }) => {
    const hint = form(page).getByText(words.tr.application.backOnline, { exact: true });
    const sends = watchSends(page);
    const application = anApplication();
    await openWithReact(page);
    await fillBeforeTheNetworkGoes(page, application);
    await test.step('offline the failure is shown, and no hint yet', async () => {
      await context.setOffline(true);
      await submitButton(page).click();
      await expect(toast(page, 'tr')).toContainText(exact.tr.failure);
      // The status region is there before it has words: screen readers announce only changes of a region they know.
      await expect(form(page).locator('[data-outcome] [role="status"]')).toHaveText('');
      await expect(hint).toBeHidden();
    });

    await test.step('the hint comes and goes with the network, and nothing is sent', async () => {
      await context.setOffline(false);
      await expect(hint).toBeVisible();
      await context.setOffline(true);
      await expect(hint).toBeHidden();
      await context.setOffline(false);
      await expect(hint).toBeVisible();
      expect(sends).toHaveLength(1);
    });

    await test.step('a new try arrives, and the hint is gone', async () => {
      await submitButton(page).click();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      await expect(hint).toBeHidden();
      expect(await mailsAbout(application.phone)).toHaveLength(1);
    });
  });
});
