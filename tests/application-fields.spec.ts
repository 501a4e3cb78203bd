/** The fields of the application: what the browser and the page check before anything is sent (spec §5). */

import { emailParameters } from '../contract/email-parameters.ts';
import type { Application } from '../contract/fields.ts';
import { PARAMETERS_LIMIT_BYTES } from '../contract/wire-contract.ts';
import { email as infoAddress } from '../site.config.ts';
import {
  anApplication,
  answerSends,
  exact,
  field,
  fillApplication,
  form,
  mailsAbout,
  openBeforeReactWithStoppedClock,
  receipt,
  sendApplication,
  sentValues,
  submitButton,
  switchLanguage,
  toast,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

test('the browser asks for what is missing, blank or no address (spec §5)', async ({ page }) => {
  const sends = watchSends(page);
  await openWithReact(page);
  await test.step('what is missing, blank or no address takes the focus, and nothing is sent', async () => {
    for (const [name, value, fault] of [
      ['contactName', '', 'valueMissing'],
      ['email', 'gülşah oteli', 'typeMismatch'],
      // A value without a visible character is emptied.
      ['contactName', '\u00A0\u3000 ', 'valueMissing'],
      ['email', ' \t ', 'valueMissing'],
      ['phone', '\u200B\u2060\uFEFF', 'valueMissing'],
    ] as const) {
      const what = `${name}: ${JSON.stringify(value)}`;
      await fillApplication(page, anApplication());
      await field(page, name).fill(value);
      await submitButton(page).click();
      await expect(field(page, name), what).toBeFocused();
      await expect(field(page, name), what).toHaveValue(fault === 'valueMissing' ? '' : value);
      const validity = field(page, name).evaluate(
        (element: HTMLInputElement, kind) => element.validity[kind],
        fault,
      );
      expect(await validity, what).toBe(true);
      await expect(submitButton(page)).toBeEnabled();
    }
    expect(sends).toEqual([]);
  });

  await test.step('a filled-in form is valid at once, and is sent without its invisible ends', async () => {
    const application = anApplication();
    await fillApplication(page, {
      ...application,
      contactName: `\u200B ${application.contactName}\u00A0\u2060`,
      message: `\n ${application.message}\u202E \n`,
    });
    expect(await form(page).evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true);
    await submitButton(page).click();
    await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    expect(sends[0]?.postDataJSON().template_params).toEqual(sentValues(application));
  });
});

test('before React, a submit with an empty or blank field is stopped', async ({ page }) => {
  const sends = watchSends(page);
  const letReactCome = await openBeforeReactWithStoppedClock(page);
  await test.step('an empty field takes the focus at once', async () => {
    await sendApplication(page, { ...anApplication(), phone: '' });
    await expect(field(page, 'phone')).toBeFocused();
    await expect(form(page)).not.toHaveAttribute('aria-busy', 'true');
  });
  await test.step('a blank field is emptied and takes the focus when React comes', async () => {
    await sendApplication(page, { ...anApplication(), contactName: ' \u00A0' });
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await letReactCome();
    await expect(field(page, 'contactName')).toBeFocused();
    await expect(field(page, 'contactName')).toHaveValue('');
    expect(sends).toEqual([]);
  });
});

/** What a paste may bring before and after an address, and nobody can see. */
const INVISIBLE_ENDS = [
  '\u200B', // zero width space
  '\uFEFF', // byte order mark
  '\u00A0', // no-break space
  '\u202F', // narrow no-break space
  '\u3000', // ideographic space
  '\u2060', // word joiner
  '\u200C', // joiners
  '\u200D',
  '\u200E', // direction marks
  '\u200F',
  '\u061C',
  '\u202A', // direction embeddings and overrides
  '\u202C',
  '\u202E',
  '\u2066', // direction isolates
  '\u2068',
  '\u2069',
  '\u00AD', // soft hyphen
  '\v', // control characters
  '\u0085',
  '\u2028', // line breaks
  '\u3164', // Hangul filler
];

test('invisible ends of the address do not stop the form, before React too; a real fault does', async ({
  page,
}) => {
  const sends = watchSends(page);
  const letReactCome = await openBeforeReactWithStoppedClock(page);
  const email = field(page, 'email');
  await test.step('before React the address is cleaned, and the application is sent once React comes', async () => {
    const around = INVISIBLE_ENDS.join('');
    const application = anApplication();
    await fillApplication(page, { ...application, email: `${around}${application.email}${around}` });
    await field(page, 'email').press('Enter');
    await expect(field(page, 'email')).toHaveValue(application.email);
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await letReactCome();
    await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    expect(sends[0]?.postDataJSON().template_params).toEqual(sentValues(application));
  });

  await test.step('each invisible end is removed before the address is judged', async () => {
    // Without a name nothing is sent.
    await fillApplication(page, { ...anApplication(), contactName: '' });
    const judged = await form(page).evaluate((element, ends) => {
      const part = (key: string) => element.querySelector(`[data-key="${key}"]`);
      const input = part('email') as HTMLInputElement;
      const submit = part('submit') as HTMLButtonElement;
      const address = input.value;
      return ends.map((invisible) => {
        input.value = invisible + address + invisible;
        submit.click();
        return { invisible, isClean: input.value === address && input.validity.valid };
      });
    }, INVISIBLE_ENDS);
    expect(judged.filter(({ isClean }) => !isClean)).toEqual([]);
    await expect(field(page, 'contactName')).toBeFocused();
  });

  await test.step('an address with a real fault takes the focus, and is not sent', async () => {
    for (const [typed, cleaned] of [
      ['\u200Bgülşah oteli\u00A0', 'gülşah oteli'],
      ['gul\u200Bsah@otel.example\uFEFF', 'gul\u200Bsah@otel.example'],
    ] as const) {
      await fillApplication(page, { ...anApplication(), email: typed });
      await submitButton(page).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveValue(cleaned);
      expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
    }
    expect(sends).toHaveLength(1);
  });
});

test('a message too large for the service is stopped at its field until it is shorter', async ({ page }) => {
  /** The application with a message that makes it `excess` bytes heavier than the service takes. */
  const filledUp = (application: Application, excess: number): Application => {
    const weight = Buffer.byteLength(JSON.stringify(emailParameters(application, infoAddress)));
    const missing = PARAMETERS_LIMIT_BYTES - weight + excess;
    return {
      ...application,
      message: `${application.message}${' a'.repeat(missing / 2 + 1).slice(-missing)}`,
    };
  };

  const sends = watchSends(page);
  const application = anApplication();
  const says = (message: string) =>
    expect(field(page, 'message')).toHaveJSProperty('validationMessage', message);
  await openWithReact(page);
  await test.step('the message takes the focus and has the reason; there is no toast', async () => {
    await sendApplication(page, filledUp(application, 1));
    await expect(field(page, 'message')).toBeFocused();
    await says(words.tr.application.tooLong);
    await expect(submitButton(page)).toBeEnabled();
    await expect(toast(page, 'tr')).toBeHidden();
  });

  await test.step('the reason follows a switch of language', async () => {
    await switchLanguage(page, 'en');
    await submitButton(page).click();
    await says(words.en.application.tooLong);
    expect(sends).toEqual([]);
  });

  await test.step('one letter shorter, the message is sent', async () => {
    await field(page, 'message').press('Control+End');
    await page.keyboard.press('Backspace');
    await says('');
    await submitButton(page).click();
    // The message is now exactly as large as the service takes it.
    await expect(toast(page, 'en')).toContainText(exact.en.success);
    expect(sends).toHaveLength(1);
    expect(await mailsAbout(application.phone)).toHaveLength(1);
  });

  await test.step('of two long fields the longer one is marked, and shortening the other one helps, too', async () => {
    await answerSends(page, 200, 'OK');
    const tooMuch = { hotelName: 'ş '.repeat(14_000), message: 'a '.repeat(10_000) };
    await sendApplication(page, { ...anApplication(), ...tooMuch });
    await expect(field(page, 'hotelName')).toBeFocused();
    await field(page, 'message').fill('');
    await submitButton(page).click();
    // The toast of the first success may still be there.
    await expect(receipt(page)).toBeVisible();
    expect(sends).toHaveLength(2);
  });
});
