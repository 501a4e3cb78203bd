/** The end of an application: the receipt in the form's place, or the message of a failure below the button. */
import type { Locator, Page } from '@playwright/test';
import {
  anApplication,
  answerSends,
  asShown,
  emptyApplication,
  exact,
  failureNoise,
  field,
  fillApplication,
  form,
  holdRequests,
  keptDraft,
  receipt,
  SEND,
  sendApplication,
  submitButton,
  switchLanguage,
  toast,
  typedApplication,
  words,
} from './application-helpers.ts';
import { spaceText } from './fits.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { topOf } from './reading-helpers.ts';
import { REST_PX } from './spec-times.ts';

test.use({ expectedConsole: failureNoise });

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 664 };
/** What a failure keeps below it. */
const SPACE_BELOW_PX = 12;

const holder = (page: Page) => page.locator('#hotel-application');
const outcome = (page: Page) => form(page).locator('[data-outcome]');

/** Sends an application that is answered with a status. */
async function send(page: Page, status: number): Promise<void> {
  await answerSends(page, status);
  await sendApplication(page);
}

test('an application that arrived is stamped and filed, until another is written', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 18));
  await openWithReact(page);
  await expect(receipt(page)).toHaveCount(0);
  await send(page, 200);
  const says = async (...texts: string[]) => {
    for (const text of texts) await expect(receipt(page).getByText(text, { exact: true })).toBeVisible();
  };
  const { application, stamp } = words.tr.application.receipt;
  const { cardTitle, next } = words.tr.application;
  const step = page.locator('#contact-page [aria-current="step"]');
  await test.step('the receipt is stamped and filed, and has the focus; the fields are empty', async () => {
    await says(application.title, cardTitle, stamp, '22 Kasım 2026');
    await expect(receipt(page).getByRole('heading')).toBeFocused();
    await expect(form(page)).toBeHidden();
    expect(await typedApplication(page)).toEqual(emptyApplication);
    expect(await keptDraft(page)).toBeNull();
    await expect(step).toContainText(next.steps[0]?.title ?? '');
  });

  const english = words.en.application.receipt;
  await test.step('toast and receipt follow a switch of language', async () => {
    await switchLanguage(page, 'en');
    await expect(toast(page, 'en').getByText(exact.en.success, { exact: true })).toBeVisible();
    await toast(page, 'en').getByRole('button').click();
    await expect(toast(page, 'en')).toBeHidden();
    await says(english.application.title, english.stamp, '22 November 2026');
  });
  await test.step('another application begins with empty fields', async () => {
    await receipt(page).getByRole('button', { name: english.application.again }).press('Enter');
    await expect(receipt(page)).toBeHidden();
    await expect(field(page, 'hotelName')).toBeFocused();
    expect(await typedApplication(page)).toEqual(emptyApplication);
    await expect(step).toHaveCount(0);
  });

  await test.step('an application that names no hotel is called a message', async () => {
    await fillApplication(page, { ...anApplication(), hotelName: '' });
    // The button and the toast have the specification's words (spec §4, §8).
    await expect(submitButton(page)).toHaveText(words.en.application.submit, asShown);
    await field(page, 'contactName').press('Enter');
    await expect(receipt(page).getByRole('heading')).toBeFocused();
    await expect(toast(page, 'en').getByText(exact.en.success)).toBeVisible();
    for (const language of ['en', 'tr'] as const) {
      if (language === 'tr') await switchLanguage(page, 'tr');
      const { message, application: other } = words[language].application.receipt;
      await says(message.title, message.card, message.again);
      await expect(receipt(page).getByText(other.title)).toHaveCount(0);
    }
    // The next application is called an application again.
    await sendApplication(page);
    await says(application.title, application.again);
  });
});

/** Expects a part to be below the toast; with a tolerance in px for text that is spaced wide. */
async function isClearOfToast(
  page: Page,
  place: Locator,
  tolerance = 0,
  language: Language = 'en',
): Promise<void> {
  const notice = await toast(page, language).boundingBox();
  const below = ((await place.boundingBox())?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0);
  expect(below, `at ${page.viewportSize()?.width} px`).toBeGreaterThanOrEqual(-tolerance);
}

const stamp = (page: Page) => receipt(page).locator('[data-stamp]');
/** What the receipt says first. */
const firstLine = (page: Page) => receipt(page).locator('[data-receipt]');

test('a failure is said below the button, which moves only by what the message lacks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  await answerSends(page, 500);
  for (const language of ['tr', 'en'] as const) {
    if (language === 'en') await switchLanguage(page, language);
    for (const viewport of [DESKTOP, PHONE]) {
      const at = `${language} at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await fillApplication(page, anApplication());
      for (const block of ['end', 'center'] as const) {
        await submitButton(page).evaluate(
          (button, place) => button.scrollIntoView({ block: place, behavior: 'instant' }),
          block,
        );
        const before = await topOf(submitButton(page));
        await submitButton(page).click();
        await expect(outcome(page)).toBeVisible();
        const [button, panel] = [await submitButton(page).boundingBox(), await outcome(page).boundingBox()];
        if (!button || !panel) throw new Error('The form does not show.');
        expect(panel.y, at).toBeGreaterThan(button.y + button.height);
        await expect(outcome(page)).toBeInViewport({ ratio: 1 });
        // A scroll ends on whole pixels.
        const moved = before - button.y;
        await isClearOfToast(page, outcome(page), 0, language);
        if (block === 'center') expect(Math.abs(moved), at).toBeLessThan(1);
        else {
          expect(Math.abs(viewport.height - panel.y - panel.height - SPACE_BELOW_PX), at).toBeLessThan(2);
          await isClearOfToast(page, field(page, 'message'), 0, language);
        }
      }
    }
  }
});

test('the toast covers no receipt, and with text spaced wide no way out (WCAG 1.4.12)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page, '/en/');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await send(page, 200);
    await expect(receipt(page)).toBeVisible();
    await isClearOfToast(page, firstLine(page));
  }
  await spaceText(page);
  for (const viewport of [DESKTOP, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await send(page, 500);
    await expect(outcome(page)).toBeInViewport();
    await isClearOfToast(page, outcome(page), 1);
    await send(page, 200);
    await expect(receipt(page)).toBeVisible();
    await isClearOfToast(page, receipt(page).getByRole('heading'), 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

test('after a success the page thanks, and the stamp is whole in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  for (const language of ['tr', 'en'] as const) {
    const { application } = words[language];
    if (language === 'en') await switchLanguage(page, language);
    for (const viewport of [DESKTOP, PHONE]) {
      const { width, height } = viewport;
      await page.setViewportSize(viewport);
      await send(page, 200);
      await test.step(`${language} at ${width} px: the stamp is whole in view`, async () => {
        await expect(stamp(page)).toBeVisible();
        const box = await stamp(page).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      });
      await test.step(`${language} at ${width} px: the page thanks in place of its lead`, async () => {
        await expect(page.locator('#contact-page h2')).toHaveText(application.thanks);
        for (const text of [application.lead, application.individuals, application.byMail])
          await expect(page.getByText(text, { exact: true })).toBeHidden();
      });
    }
  }
});

test('every link to the application lands on it, and only the toast announces an outcome', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  const links = page.locator('a[href="#hotel-application"]');
  const lands = async (all: Locator[]) => {
    for (const link of all) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(holder(page)).toBeFocused();
      expect((await holder(page).boundingBox())?.y).toBeCloseTo(REST_PX, 0);
    }
  };
  const said = () =>
    holder(page)
      .locator('[role=status], [role=alert], [aria-live]')
      .evaluateAll((regions) =>
        regions
          .filter((region) => region.checkVisibility())
          .map((region) => region.textContent)
          .join(''),
      );
  const before = await said();
  await test.step('every link lands on the form', async () => {
    expect(await links.count()).toBeGreaterThan(0);
    await lands(await links.all());
  });
  await test.step('after a failure they land there, too, and only the toast announces it', async () => {
    await send(page, 500);
    await expect(outcome(page)).toBeVisible();
    expect(await said()).toBe(before);
    await lands([links.first()]);
  });
  await test.step('after a success they land there, too, and only the toast announces it', async () => {
    await send(page, 200);
    await expect(receipt(page)).toBeVisible();
    expect(await said()).toBe('');
    await lands([links.first()]);
  });
});

test('a visitor who has gone on reading is left where they are, whatever the answer', async ({ page }) => {
  const question = page.locator('#faq summary').first();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  // The form's end is still in view; or more of it, but the visitor is at a question.
  for (const [status, ends, inSight, focuses] of [
    [500, outcome(page), 40, false],
    [200, receipt(page), 40, false],
    [200, receipt(page), 400, true],
  ] as const) {
    const release = await holdRequests(page, SEND, (route) => route.fulfill({ status, body: 'answered' }));
    await sendApplication(page);
    await expect(submitButton(page)).toBeDisabled();
    if (focuses) await question.focus();
    await holder(page).evaluate(
      (element, rest) =>
        scrollBy({ top: element.getBoundingClientRect().bottom - rest, behavior: 'instant' }),
      inSight,
    );
    const before = await topOf(question);
    release();
    await expect(ends).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(Math.abs((await topOf(question)) - before), `status ${status}`).toBeLessThan(2);
    if (focuses) await expect(question).toBeFocused();
  }
});
