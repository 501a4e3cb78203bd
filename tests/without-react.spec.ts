/** React comes too late, or breaks: the page works as it was served. */
import type { Page } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import {
  anApplication,
  field,
  fillApplication,
  form,
  openBeforeReact,
  openBeforeReactWithStoppedClock,
  sendApplication,
  submitButton,
  toast,
  typedApplication,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { flag } from './language-helpers.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';

const busy = (page: Page) => page.locator('[aria-busy="true"]');
/** The link to an e-mail that the form offers without React. */
const byMail = (page: Page) =>
  form(page).getByRole('link', { name: words.tr.application.withoutScript.link });

test.describe('a script that neither comes nor fails', () => {
  test('a flag pressed meanwhile leads to the other document after 10 s', async ({ page }) => {
    await openBeforeReactWithStoppedClock(page);
    await flag(page, 'en').click();
    await page.clock.runFor(9_900);
    await expect(flag(page, 'en')).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/en/');
  });

  test('after 10 s a mail is offered for a submit; a later script sends nothing', async ({ page }) => {
    const sends = watchSends(page);
    const release = await openBeforeReactWithStoppedClock(page);
    const application = await sendApplication(page);
    await test.step('after 10 s the form offers a mail instead of its button, and keeps what is typed', async () => {
      await page.clock.runFor(9_900);
      await expect(form(page)).toHaveAttribute('aria-busy', 'true');
      await expect(byMail(page)).toBeHidden();
      await page.clock.runFor(200);
      await expect(busy(page)).toHaveCount(0);
      await expect(byMail(page)).toBeVisible();
      await expect(submitButton(page)).toBeHidden();
      expect(await typedApplication(page)).toEqual(application);
    });

    const mailBody = async () => {
      const href = (await byMail(page).getAttribute('href')) ?? '';
      expect(href).toMatch(`mailto:${infoAddress}?`);
      return decodeURIComponent(href);
    };
    await test.step('the mail has what is typed', async () => {
      // `src/application/mail-link.test.ts` checks how much of it a link takes.
      await byMail(page).evaluate((link) =>
        link.addEventListener('click', (event) => event.preventDefault()),
      );
      await byMail(page).click();
      const mail = (await mailBody()).replaceAll('\r\n', '\n');
      for (const value of Object.values(application)) expect(mail).toContain(value);
    });

    await test.step('in the mail half a character is replaced, and every kind of line break is one', async () => {
      await form(page).evaluate((element) => {
        const write = (key: string, value: string) => {
          (element.querySelector(`[data-key="${key}"]`) as HTMLInputElement).value = value;
        };
        write('phone', '\ud83d0532\v1');
        write('message', 'bir\v\u0085iki\f\udc3e🐾\u2028üç');
      });
      await byMail(page).click();
      expect(await mailBody()).toMatch(/\r\n\uFFFD0532 1\r\nbir\r\n\r\niki\r\n\uFFFD🐾\r\nüç$/);
    });
    await fillApplication(page, application);

    await test.step('a script that comes later brings the button back, and sends nothing', async () => {
      await release();
      await expect(submitButton(page)).toBeVisible();
      await expect(byMail(page)).toBeHidden();
      await page.waitForLoadState('networkidle');
      expect(sends).toEqual([]);
      expect(await typedApplication(page)).toEqual(application);
    });
    await test.step('pressed again, the button sends once', async () => {
      await submitButton(page).click();
      await expect(toast(page, 'tr')).toBeVisible();
      expect(sends).toHaveLength(1);
    });
  });
});

test.describe('an error while React renders the page', () => {
  /** Replaces the Turkish words by ones that React cannot render. */
  const breakWords = (page: Page) =>
    page.route('**/assets/tr-*.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default () => ({})' }),
    );

  test.use({ expectedConsole: [/goes on without React/] });

  test('at the start: what is typed stays, flags are links, a mail is offered', async ({ page }) => {
    await breakWords(page);
    const sends = watchSends(page);
    const release = await openBeforeReact(page);
    const application = await sendApplication(page);
    release();
    await test.step('a mail is offered, and what is typed stays', async () => {
      await expect(byMail(page)).toBeVisible();
      await expect(busy(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(words.tr.hero.title);
      expect(await typedApplication(page)).toEqual(application);
    });
    await test.step('questions open, and Enter in the form sends nothing', async () => {
      await field(page, 'phone').press('Enter');
      await page.locator('#faq summary').first().click();
      await expect(page.locator('#faq details').first()).toHaveAttribute('open');
      expect(sends).toEqual([]);
    });

    await test.step('a flag opens the other document', async () => {
      await flag(page, 'en').click();
      await expect(page).toHaveURL('/en/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test('while a flag’s press is queued: the other document is opened instead', async ({ page }) => {
    await breakWords(page);
    const release = await openBeforeReact(page);
    await flag(page, 'en').click();
    release();
    await expect(page).toHaveURL('/en/');
    await moveFirst(page);
    await reactTakesOver(page);
    await flag(page, 'tr').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toHaveText(words.tr.hero.title);
  });

  test('later, at an outcome: the page stays as it was, and offers a mail', async ({ page }) => {
    await openWithReact(page);
    await fillApplication(page, anApplication());
    // The receipt cannot be rendered: its date throws.
    await page.evaluate(() => {
      Date.prototype.toLocaleDateString = Intl.DateTimeFormat.prototype.format = () => {
        throw new Error('broken on purpose');
      };
    });
    await test.step('the page stays as it was, with a mail instead of the button', async () => {
      await submitButton(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
      await expect(page.locator('h1')).toHaveText(words.tr.hero.title);
      await expect(byMail(page)).toBeVisible();
      await expect(submitButton(page)).toBeHidden();
    });
    await test.step('questions open, and a flag opens the other document', async () => {
      await page.locator('#faq summary').first().click();
      await expect(page.locator('#faq details').first()).toHaveAttribute('open');
      await flag(page, 'en').click();
      await expect(page).toHaveURL('/en/');
    });
  });
});
