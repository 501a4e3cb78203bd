/** The hotel application, from the first input to the mail that arrives (spec §3 to §8). */
import type { Page } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import type { Application } from '../src/application/application.ts';
import {
  anApplication,
  answerSends,
  emailClientChunk,
  emptyApplication,
  exact,
  failureNoise,
  field,
  fillApplication,
  form,
  holdRequests,
  keptDraft,
  mailsAbout,
  receipt,
  SEND,
  stopClock,
  submitButton,
  switchLanguage,
  toast,
  typedApplication,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

/** Everything the page writes to its console, arguments spelled out, when asked for. */
function watchConsole(page: Page): () => Promise<string> {
  const lines: Promise<string>[] = [];
  page.on('console', (message) => {
    const values = message.args().map((arg) => arg.jsonValue().catch(() => ''));
    lines.push(Promise.all(values).then((spelled) => `${message.text()} ${JSON.stringify(spelled)}`));
  });
  return async () => (await Promise.all(lines)).join('\n');
}

/** Whatever of an application stands in a text, line by line. */
function quoted(application: Application, text: string): string[] {
  const written = Object.values(application).flatMap((value) => value.split('\n'));
  return written.filter((line) => line !== '' && text.includes(line));
}

const focusIsInForm = () =>
  document.activeElement !== document.body && !!document.activeElement?.closest('#hotel-application');

test.describe('an application that arrives', () => {
  test('is one POST with the keys and the eight values the spec names, nothing before it, and one mail with every letter and line break intact (spec §1, §3, §7, §9)', async ({
    page,
    baseURL,
  }) => {
    const application = anApplication();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const sends = watchSends(page);
    const said = watchConsole(page);
    await openWithReact(page);
    // Typed key by key, as a visitor does.
    for (const name of ['hotelName', 'contactName', 'email', 'phone', 'message'] as const) {
      await field(page, name).pressSequentially(application[name]);
    }
    expect(sends).toEqual([]);
    await submitButton(page).click();
    await expect(toast(page, 'tr')).toBeVisible();

    expect(sends).toHaveLength(1);
    const [request] = sends;
    expect(request?.method()).toBe('POST');
    expect(request?.url()).toBe(`${baseURL}/api/v1.0/email/send`);
    expect(request?.headers()['content-type']).toMatch(/^application\/json/);
    const body = request?.postDataJSON();
    expect(Object.keys(body).sort()).toEqual([
      'lib_version',
      'service_id',
      'template_id',
      'template_params',
      'user_id',
    ]);
    expect(body.lib_version).toBe('4.4.1');
    for (const key of ['user_id', 'service_id', 'template_id']) expect(body[key]).toMatch(/./);
    expect(body.template_params).toEqual({
      to_email: infoAddress,
      from_name: application.contactName,
      from_email: application.email,
      hotel_name: application.hotelName,
      contact_name: application.contactName,
      phone: application.phone,
      message: application.message,
      reply_to: application.email,
    });
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);

    const mails = await mailsAbout(application.phone);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const text = mail?.text?.replaceAll('\r\n', '\n') ?? '';
    for (const value of Object.values(application)) expect(text).toContain(value);
    expect(mail?.subject).toContain(application.hotelName);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual([application.email]);
    expect(mail?.to?.map(({ address }) => address)).toEqual([infoAddress]);

    // The console has the status and not a word the visitor typed.
    await expect.poll(said).toMatch(/Application sent.*200/);
    expect(quoted(application, await said())).toEqual([]);
  });

  test('needs neither a hotel name nor a message, which travel as empty strings, and takes any phone number a visitor may write (spec §3, §5)', async ({
    page,
    baseURL,
  }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const sends = watchSends(page);
    const { phone, ...others } = anApplication();
    const application = { ...others, hotelName: '', phone: `0 (222) ${phone} — dahili 7`, message: '' };
    await openWithReact(page);
    await fillApplication(page, application);
    await field(page, 'phone').press('Enter');
    await expect(toast(page, 'tr')).toBeVisible();
    // Not a field in the address (spec §2).
    expect([...addresses, page.url()].filter((address) => address !== `${baseURL}/`)).toEqual([]);
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON().template_params).toEqual({
      to_email: infoAddress,
      from_name: application.contactName,
      from_email: application.email,
      hotel_name: '',
      contact_name: application.contactName,
      phone: application.phone,
      message: '',
      reply_to: application.email,
    });
    expect(await mailsAbout(application.phone)).toHaveLength(1);
  });
});

test.describe('the e-mail client', () => {
  test('is fetched when the first field is filled, once, however often one sends (spec §7)', async ({
    page,
  }) => {
    const chunk = await emailClientChunk();
    let fetched = 0;
    page.on('request', (request) => {
      if (request.url().includes(chunk)) fetched += 1;
    });
    await openWithReact(page);
    await page.locator('#faq summary').first().click();
    await form(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched).toBe(0);

    await field(page, 'hotelName').fill('Ada');
    await page.keyboard.press('Tab');
    await expect.poll(() => fetched).toBe(1);
    // A second application arrives too (spec §4).
    for (let count = 0; count < 2; count += 1) {
      const application = anApplication();
      await fillApplication(page, application);
      await submitButton(page).click();
      await expect.poll(() => typedApplication(page)).toEqual(emptyApplication);
      expect(await mailsAbout(application.phone)).toHaveLength(1);
    }
    expect(fetched).toBe(1);
  });
});

test.describe('while an application is sent', () => {
  test('the button is off, says so in the exact words of either language and has no arrow; what was typed stays (spec §4)', async ({
    page,
  }) => {
    const release = await holdRequests(page, SEND, (route) => route.fulfill({ status: 200, body: 'OK' }));
    const application = anApplication();
    await openWithReact(page);
    const button = submitButton(page);
    await expect(button.locator('svg')).toBeVisible();
    expect(await button.textContent()).toBe(words.tr.application.submit);

    await fillApplication(page, application);
    await button.click();
    await expect(button).toBeDisabled();
    expect(await button.textContent()).toBe(exact.tr.sending);
    await expect(button.locator('svg')).toBeHidden();
    await switchLanguage(page, 'en');
    await expect(button).toHaveText(exact.en.sending);
    expect(await typedApplication(page)).toEqual(application);

    release();
    await expect(toast(page, 'en')).toContainText(exact.en.success);
    await receipt(page).getByRole('button').click();
    await expect(button).toBeEnabled();
    expect(await button.textContent()).toBe(words.en.application.submit);
    await expect(button.locator('svg')).toBeVisible();
  });

  test('what is typed meanwhile stays, and the success says that what was sent has arrived', async ({
    page,
  }) => {
    const release = await holdRequests(page, SEND, (route) => route.fulfill({ status: 200, body: 'OK' }));
    const application = anApplication();
    await openWithReact(page);
    await fillApplication(page, application);
    await submitButton(page).click();
    await expect(submitButton(page)).toBeDisabled();
    await field(page, 'message').press('Control+End');
    await field(page, 'message').pressSequentially(' Bir şey daha');
    release();
    await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    const changed = { ...application, message: `${application.message} Bir şey daha` };
    expect(await typedApplication(page)).toEqual(changed);
    await expect(field(page, 'message')).toBeFocused();
    await expect(form(page)).toContainText(words.tr.application.arrived);
    await expect(receipt(page)).toHaveCount(0);
    await page.reload();
    await expect.poll(() => typedApplication(page)).toEqual(changed);
  });

  test('a double click, Enter, a repeated submit and two at once send nothing more (spec §4)', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const release = await holdRequests(page, SEND, (route) => route.continue());
    const application = anApplication();
    await openWithReact(page);
    await fillApplication(page, application);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toBeDisabled();
    await field(page, 'phone').press('Enter');
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
    release();
    await expect(toast(page, 'tr')).toBeVisible();
    await expect(submitButton(page)).toBeEnabled();
    expect(sends).toHaveLength(1);
    expect(await mailsAbout(application.phone)).toHaveLength(1);

    // Two in the same moment are one, too.
    const next = anApplication();
    await fillApplication(page, next);
    await form(page).evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(receipt(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sends).toHaveLength(2);
    expect(await mailsAbout(next.phone)).toHaveLength(1);
  });
});

test('a success clears the fields, shows the exact title and a receipt that stays, and takes the focus to what follows, from the button and from a field (spec §4, §8)', async ({
  page,
}) => {
  await answerSends(page, 200, 'OK');
  await openWithReact(page);
  await fillApplication(page, anApplication());
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'tr').getByText(exact.tr.success, { exact: true })).toBeVisible();
  await expect(toast(page, 'tr')).toContainText(words.tr.application.success.message);
  expect(await typedApplication(page)).toEqual(emptyApplication);
  await expect.poll(() => page.evaluate(focusIsInForm)).toBe(true);
  await toast(page, 'tr').getByRole('button').click();
  await expect(toast(page, 'tr')).toBeHidden();
  await expect(receipt(page)).toContainText(words.tr.application.receipt.title);

  await fillApplication(page, anApplication());
  await field(page, 'contactName').press('Enter');
  await expect.poll(() => typedApplication(page)).toEqual(emptyApplication);
  await expect.poll(() => page.evaluate(focusIsInForm)).toBe(true);
});

test.describe('a failure', () => {
  test.use({ expectedConsole: failureNoise });

  test('leaves the focus in the form, says nothing typed in the console, and follows a switch of language (spec §2, §4, §8)', async ({
    page,
  }) => {
    const said = watchConsole(page);
    const application = anApplication();
    // A service that quotes what it was sent must not bring it into the console.
    await page.route(SEND, (route) => route.fulfill({ status: 403, body: route.request().postData() ?? '' }));
    await openWithReact(page);
    await fillApplication(page, application);
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'tr')).toBeVisible();
    await expect.poll(() => page.evaluate(focusIsInForm)).toBe(true);
    await expect.poll(said).toMatch(/Application not sent.*"status":403/);
    expect(quoted(application, await said())).toEqual([]);

    await field(page, 'email').press('Enter');
    await expect(submitButton(page)).toBeEnabled();
    await expect(field(page, 'email')).toBeFocused();

    await expect(form(page)).toContainText(exact.tr.failure);
    await switchLanguage(page, 'en');
    await expect(form(page)).toContainText(exact.en.failure);
    await expect(form(page)).not.toContainText(exact.tr.failure);
  });
});

test.describe('no answer within 20 s', () => {
  test.use({ expectedConsole: failureNoise });

  test('counts from the click also when the e-mail client itself does not come', async ({ page }) => {
    await page.clock.install();
    await holdRequests(page, `**/${await emailClientChunk()}*`, (route) => route.abort());
    await openWithReact(page);
    await fillApplication(page, anApplication());
    await stopClock(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toBeDisabled();
    await page.clock.runFor(20_100);
    await expect(toast(page, 'tr')).toContainText(exact.tr.failure);
  });

  test.describe('and then a good one', () => {
    async function sendAndWaitInVain(page: Page) {
      await page.clock.install();
      const release = await holdRequests(page, SEND, (route) => route.fulfill({ status: 200, body: 'OK' }));
      await openWithReact(page);
      const application = anApplication();
      await fillApplication(page, application);
      await stopClock(page);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      await page.clock.runFor(20_100);
      await expect(toast(page, 'tr')).toContainText(exact.tr.failure);
      return { application, release };
    }

    test('replaces the error by the success and clears the fields', async ({ page }) => {
      const { release } = await sendAndWaitInVain(page);
      release();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      await expect(toast(page, 'tr')).not.toContainText(exact.tr.failure);
      await expect(form(page)).not.toContainText(exact.tr.failure);
      await expect(receipt(page)).toBeVisible();
      expect(await typedApplication(page)).toEqual(emptyApplication);
      expect(await keptDraft(page)).toBeNull();
    });

    test('replaces the error but keeps fields that were changed meanwhile', async ({ page }) => {
      const { application, release } = await sendAndWaitInVain(page);
      const changed = { ...application, message: 'Bir şey daha soracağım.' };
      await field(page, 'message').fill(changed.message);
      await page.clock.runFor(1000);
      release();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      expect(await typedApplication(page)).toEqual(changed);
      expect(await keptDraft(page)).toEqual(changed);
      await expect(form(page)).toContainText(words.tr.application.arrived);
      await expect(form(page)).not.toContainText(exact.tr.failure);
      await expect(receipt(page)).toHaveCount(0);
    });

    test('counts for a newer attempt with the same words, when that one fails', async ({ page }) => {
      const { release } = await sendAndWaitInVain(page);
      const refuse = await holdRequests(page, SEND, (route) => route.fulfill({ status: 500 }));
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      const arrived = page.waitForEvent('console', (message) =>
        message.text().startsWith('Application sent'),
      );
      release();
      await arrived;
      refuse();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
      expect(await typedApplication(page)).toEqual(emptyApplication);
    });

    test('says nothing of a newer attempt with other words, which failed', async ({ page }) => {
      const { application, release } = await sendAndWaitInVain(page);
      const changed = { ...application, phone: '0222' };
      await field(page, 'phone').fill(changed.phone);
      await page.route(SEND, (route) => route.fulfill({ status: 500 }));
      await submitButton(page).click();
      await expect(form(page)).toContainText(exact.tr.failure);
      await expect(submitButton(page)).toBeEnabled();
      const arrived = page.waitForEvent('console', (message) =>
        message.text().startsWith('Application sent'),
      );
      release();
      await arrived;
      await expect(form(page)).toContainText(exact.tr.failure);
      expect(await typedApplication(page)).toEqual(changed);
    });

    test('shows the success again when the error toast is gone already', async ({ page }) => {
      const { release } = await sendAndWaitInVain(page);
      await page.mouse.move(3, 500);
      await page.clock.runFor(5100);
      await expect(toast(page, 'tr')).toBeHidden();
      release();
      await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    });
  });
});
