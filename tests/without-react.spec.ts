/** A React that comes too late for a visitor's patience, or breaks: the page as it was served goes on. */
import type { Page } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import {
  anApplication,
  CLIENT,
  field,
  fillApplication,
  form,
  holdRequests,
  stopClock,
  submitButton,
  toast,
  typedApplication,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

const flag = (page: Page) => page.locator('header a[data-language="en"]');
const busy = (page: Page) => page.locator('[aria-busy="true"]');
const wayOut = (page: Page) =>
  form(page).getByRole('link', { name: words.tr.application.withoutScript.link });

/** Opens the page with a script that is on its way, and a clock that stands still from here on. */
async function openAndWait(page: Page): Promise<() => void> {
  await page.clock.install();
  const release = await holdRequests(page, CLIENT, (route) => route.continue());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await stopClock(page);
  return release;
}

test.describe('a script that neither comes nor fails', () => {
  test('a flag pressed meanwhile leads to the other document after 10 s', async ({ page, baseURL }) => {
    await openAndWait(page);
    await flag(page).click();
    await page.clock.runFor(9_900);
    await expect(flag(page)).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(`${baseURL}/`);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(`${baseURL}/en/`);
  });

  test('a submit is given up after 10 s for a mail; a script that comes later sends nothing by itself', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const release = await openAndWait(page);
    const application = anApplication();
    await fillApplication(page, application);
    await submitButton(page).click();
    await page.clock.runFor(9_900);
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(wayOut(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(busy(page)).toHaveCount(0);
    await expect(wayOut(page)).toBeVisible();
    await expect(submitButton(page)).toBeHidden();
    expect(await typedApplication(page)).toEqual(application);

    await page.clock.resume();
    release();
    await expect(submitButton(page)).toBeVisible();
    await expect(wayOut(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(sends).toEqual([]);
    expect(await typedApplication(page)).toEqual(application);
    await submitButton(page).click();
    await expect(toast(page, 'tr')).toBeVisible();
    expect(sends).toHaveLength(1);
  });

  test('a button that keeps its press is pressed again, once, when the script comes in time', async ({
    page,
  }) => {
    const release = await openAndWait(page);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.dataset.early = 'true';
      button.textContent = 'pressed';
      button.addEventListener('click', () => button.append(' once'));
      document.body.prepend(button);
    });
    const button = page.locator('body > button');
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveText('pressed');
    await page.clock.resume();
    release();
    await expect(button).toHaveText('pressed once');
    await expect(busy(page)).toHaveCount(0);
    await button.click();
    await expect(button).toHaveText('pressed once once');
  });
});

test.describe('an error while React writes the page', () => {
  /** Words that the page cannot be written with. */
  const breakWords = (page: Page, language: 'tr' | 'en') =>
    page.route(`**/assets/${language}-*.js*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export default () => ({})' }),
    );

  test.use({ expectedConsole: [/goes on without React/] });

  test('as it takes the page over: everything typed stays, flags are links, the form offers the mail', async ({
    page,
    baseURL,
  }) => {
    await breakWords(page, 'tr');
    const release = await holdRequests(page, CLIENT, (route) => route.continue());
    const sends = watchSends(page);
    const application = anApplication();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await fillApplication(page, application);
    await submitButton(page).click();
    release();
    await expect(wayOut(page)).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(words.tr.hero.title);
    expect(await typedApplication(page)).toEqual(application);
    await field(page, 'phone').press('Enter');
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    expect(sends).toEqual([]);

    await flag(page).click();
    await expect(page).toHaveURL(`${baseURL}/en/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a flag pressed before it leads to the other document', async ({ page, baseURL }) => {
    await breakWords(page, 'tr');
    const release = await holdRequests(page, CLIENT, (route) => route.continue());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await flag(page).click();
    release();
    await expect(page).toHaveURL(`${baseURL}/en/`);
  });

  test('later, as it switches the language: the other document is opened instead', async ({
    page,
    baseURL,
  }) => {
    await breakWords(page, 'en');
    await openWithReact(page);
    await flag(page).click();
    await expect(page).toHaveURL(`${baseURL}/en/`);
    await expect(page.locator('h1')).toHaveText(words.en.hero.title);
  });
});

test.describe('an error once React has taken the page over', () => {
  test.use({ expectedConsole: [/goes on without React/] });

  test('the page stays as it last stood whole: words, questions, flags as links, the way out by mail', async ({
    page,
    baseURL,
  }) => {
    await openWithReact(page);
    await fillApplication(page, anApplication());
    // A receipt that cannot be written: its date throws.
    await page.evaluate(() => {
      Date.prototype.toLocaleDateString = Intl.DateTimeFormat.prototype.format = () => {
        throw new Error('broken on purpose');
      };
    });
    await submitButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await expect(page.locator('h1')).toHaveText(words.tr.hero.title);
    await expect(wayOut(page)).toBeVisible();
    await expect(submitButton(page)).toBeHidden();
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    await flag(page).click();
    await expect(page).toHaveURL(`${baseURL}/en/`);
  });
});

test('the mail offered instead holds what was typed', async ({ page }) => {
  await openAndWait(page);
  const application = anApplication();
  await fillApplication(page, application);
  await submitButton(page).click();
  await page.clock.runFor(10_100);
  // A real press would open a mail program.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await wayOut(page).click();
  const href = (await wayOut(page).getAttribute('href')) ?? '';
  expect(href.startsWith(`mailto:${infoAddress}?`)).toBe(true);
  for (const value of Object.values(application)) expect(decodeURIComponent(href)).toContain(value);

  // More than a mail program takes of a link is cut at its end.
  const { message, ...others } = application;
  await field(page, 'message').fill(message + ' Çok uzun bir söz.'.repeat(400));
  await wayOut(page).click();
  const cut = (await wayOut(page).getAttribute('href')) ?? '';
  expect(cut.length).toBeLessThanOrEqual(1900);
  for (const value of Object.values(others)) expect(decodeURIComponent(cut)).toContain(value);
  expect(decodeURIComponent(cut).replaceAll('\r\n', '\n')).toContain(`${message} Çok uzun bir söz.`);
});
