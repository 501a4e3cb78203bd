/** Helpers for tests of the application: filling in, sending, answers of the service, mails in the outbox. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, Request, Route } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Content } from '../content/types.ts';
import { emailParameters } from '../contract/email-parameters.ts';
import { type Application, fieldNames, writeApplication } from '../contract/fields.ts';
import { email as infoAddress } from '../site.config.ts';
import { loadContents } from '../src/language/load-content.ts';
import type { Language } from './fixtures.ts';
import { openWithReact, readyRoot } from './react-ready.ts';
import { sitePath } from './test-settings.mjs';

/** Where the page sends an application (spec §7), for `page.route`. */
export const SEND = '**/api/v1.0/email/send';

/** React and the page's own script, also with the query that a second try adds. */
export const CLIENT = '**/assets/client-*.js*';

/** The words that the specification fixes letter by letter (spec §4, §8). */
export const exact = {
  tr: {
    sending: 'Gönderiliyor...',
    success: 'Başvuru Başarıyla Gönderildi!',
    failure: 'Başvuru Gönderilemedi',
    failureMessage:
      'Başvuru gönderilirken bir hata oluştu. Lütfen tekrar deneyin veya bizimle iletişime geçin.',
  },
  en: {
    sending: 'Sending...',
    success: 'Application Successfully Sent!',
    failure: 'Application Could Not Be Sent',
    failureMessage: 'An error occurred while sending the application. Please try again or contact us.',
  },
} as const;

/** The page's own words, for labels that the owner may edit. */
export const words: Readonly<Record<Language, Content>> = await loadContents();

/**
 * Console lines of a send that fails on purpose: the browser's and the page's. They are one pattern, since Playwright
 * takes an array of two objects for a value with its settings.
 */
export const failureNoise = [/Failed to load (?:resource|module script)|Application not sent/];

/** An application that differs from any other: the service takes the same values only once. */
export function anApplication(): Application {
  const mark = `${Date.now() % 1e9}${Math.floor(Math.random() * 1e6)}`;
  return {
    ...writeApplication((name) => `${name} ${mark}`),
    hotelName: `Işıltılı Çınar Pet Oteli ${mark}`,
    contactName: `Gülşah Öztürk İğdır ${mark}`,
    email: `gulsah.${mark}@example.com`,
    phone: `+90 532 ${mark}`,
    message: `Merhaba, ğüşıöçİ ĞÜŞIÖÇ.\nİkinci satır: 12 oda, köpek ve kedi.\n\nÜçüncü paragraf ${mark}.`,
  };
}

export const form = (page: Page): Locator => page.locator('form[data-key="application"]');
/** The receipt, which takes the form's place when an application has arrived. */
export const receipt = (page: Page): Locator => page.locator('#hotel-application [data-sample="receipt"]');
export const field = (page: Page, name: keyof Application): Locator =>
  form(page).locator(`[data-key="${name}"]`);
export const submitButton = (page: Page): Locator => form(page).locator('[data-key="submit"]');
/** For `toHaveText` of an element that has the words of both purposes: only what is shown counts. */
export const asShown = { useInnerText: true };

/** The toast while it is shown: a region with a name of its own. */
export function toast(page: Page, language: Language): Locator {
  return page.getByRole('region', { name: words[language].application.toastLabel, exact: true });
}

/** Fills the form in, as pasting does. If a receipt is shown, asks for a new form first. */
export async function fillApplication(page: Page, application: Application): Promise<void> {
  if (await receipt(page).isVisible()) {
    await receipt(page).getByRole('button').click();
    // The form comes a frame later, and a stopped clock brings no frame.
    if (stoppedClocks.has(page)) await page.clock.runFor(100);
  }
  // On phones the form is there a moment after the load.
  await form(page).waitFor();
  await form(page).evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = element.querySelector(`[data-key="${name}"]`) as HTMLInputElement;
      input.focus();
      input.select();
      // Trusted input events, in one call for all fields.
      if (value) document.execCommand('insertText', false, value);
      else document.execCommand('delete');
    }
  }, application);
}

/** Fills the form in and sends it. Returns the application. */
export async function sendApplication(page: Page, application = anApplication()): Promise<Application> {
  await fillApplication(page, application);
  await submitButton(page).click();
  return application;
}

/** The e-mail parameters of an application. */
export const sentValues = (application: Application) => emailParameters(application, infoAddress);

/** The present values of the form's fields. */
export async function typedApplication(page: Page): Promise<Application> {
  return form(page).evaluate(
    (element, names) =>
      Object.fromEntries(
        names.map((name) => [name, element.querySelector<HTMLInputElement>(`[data-key="${name}"]`)?.value]),
      ) as unknown as Application,
    fieldNames,
  );
}

/** The draft that the tab keeps, or null. */
export async function keptDraft(page: Page): Promise<Application | null> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('pet-hotel-club.draft') ?? 'null'));
}

export const emptyApplication = writeApplication(() => '');

/** The mails the service wrote lately whose text holds `mark`. */
export async function mailsAbout(mark: string): Promise<Email[]> {
  const outbox = process.env.TEST_OUTBOX ?? '';
  // File names begin with the time. Only the newest are read: reading all mails of a run takes longer than a test.
  const files = (await readdir(outbox))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .slice(-40);
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter(({ text }) => text?.includes(mark));
}

/** The paths, with their queries, of all requests from now on that match a pattern. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname + search);
  });
  return paths;
}

/** Every request to the e-mail service from now on. */
export function watchSends(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1.0/email/')) sends.push(request);
  });
  return sends;
}

/** Holds matching requests back. Returns the function that lets them go. */
export async function holdRequests(
  page: Page,
  pattern: string,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(pattern, async (route) => {
    await opened;
    // The page may be gone by then.
    await answer(route).catch(() => {});
  });
  return open;
}

/** Opens a document whose React script is held back. Returns the function that lets it come. */
export async function openBeforeReact(page: Page, path = '/'): Promise<() => void> {
  const letReactCome = await holdRequests(page, CLIENT);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letReactCome;
}

/** Answers every send from now on in the service's place. */
export async function answerSends(page: Page, status: number, body = 'answered by a test'): Promise<void> {
  await page.route(SEND, (route) => route.fulfill({ status, contentType: 'text/plain', body }));
}

/** The pages whose clock `stopClock` has stopped. */
const stoppedClocks = new WeakSet<Page>();

/** Stops the page's clock at its present time, so that only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  stoppedClocks.add(page);
}

/**
 * Stops the clock of documents that are opened from now on, so that only `page.clock.runFor` moves it. Gives back the
 * browser's own performance entries, which Playwright's clock replaces.
 */
export async function stopClockFromTheStart(page: Page): Promise<void> {
  await page.context().addInitScript(() => Object.assign(window, { browsersOwn: performance }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    const { browsersOwn } = window as unknown as { browsersOwn: Performance };
    performance.getEntriesByType = (type) => browsersOwn.getEntriesByType(type);
    performance.getEntriesByName = (name) => browsersOwn.getEntriesByName(name);
  });
}

/** Opens the page with React, and then stops its clock. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await openWithReact(page);
  await stopClock(page);
}

/**
 * Opens a document whose React script is held back, and stops its clock: the page's wait for React does not run out,
 * however slow the machine is. Returns the function that lets the script come, and then starts the clock again.
 */
export async function openBeforeReactWithStoppedClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  const letReactCome = await openBeforeReact(page);
  await stopClock(page);
  return async () => {
    letReactCome();
    // In small steps, so that the wait does not run out while a slow machine fetches and runs React.
    while (!(await readyRoot(page).count())) await page.clock.runFor(20);
    await page.clock.resume();
  };
}

/** Presses a flag of the header and waits until the page is in that language. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator(`header a[data-language="${language}"]`).click();
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** Name of the built script with the e-mail client: the one that contains the service's path. */
export async function emailClientChunk(): Promise<string> {
  const folder = sitePath('dist', 'assets');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
    if ((await readFile(join(folder, name), 'utf8')).includes('/api/v1.0/email/send')) return name;
  }
  throw new Error('No built script contains the path of the e-mail service.');
}

/** Fills the form in, and waits until the e-mail client has loaded. */
export async function fillBeforeTheNetworkGoes(page: Page, application: Application): Promise<void> {
  const client = page.waitForResponse(`**/${await emailClientChunk()}*`);
  await fillApplication(page, application);
  await (await client).finished();
}
