/** The end of an application: what stands in the form's place when it has arrived, and beside it when it has not. */
import type { Page } from '@playwright/test';
import {
  anApplication,
  answerSends,
  emptyApplication,
  failureNoise,
  field,
  fillApplication,
  form,
  holdRequests,
  keptDraft,
  receipt,
  SEND,
  submitButton,
  switchLanguage,
  toast,
  typedApplication,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { spaceText } from './text-spacing.ts';

test.use({ expectedConsole: failureNoise });

const holder = (page: Page) => page.locator('#hotel-application');
const outcome = (page: Page) => form(page).locator('[data-outcome]');

async function send(page: Page, status: number): Promise<void> {
  await page.unrouteAll();
  await answerSends(page, status);
  await fillApplication(page, anApplication());
  await submitButton(page).click();
}

test('what has arrived is stamped with the day in words and filed: nothing to send again is in sight', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 18));
  await openWithReact(page);
  await expect(receipt(page)).toHaveCount(0);
  await send(page, 200);
  const { title, text, stamp, again } = words.tr.application.receipt;
  for (const said of [title, text, stamp, '22 Kasım 2026']) {
    await expect(receipt(page).getByText(said, { exact: true })).toBeVisible();
  }
  await expect(receipt(page).getByRole('heading')).toBeFocused();
  await expect(form(page)).toBeHidden();
  expect(await typedApplication(page)).toEqual(emptyApplication);
  expect(await keptDraft(page)).toBeNull();
  await expect(page.locator('#contact-page [aria-current="step"]')).toContainText(
    words.tr.application.next.steps[0].title,
  );

  await switchLanguage(page, 'en');
  const english = words.en.application.receipt;
  for (const said of [english.title, english.stamp, '22 November 2026']) {
    await expect(receipt(page).getByText(said, { exact: true })).toBeVisible();
  }

  await receipt(page).getByRole('button', { name: english.again }).press('Enter');
  await expect(receipt(page)).toBeHidden();
  await expect(field(page, 'hotelName')).toBeFocused();
  expect(await typedApplication(page)).toEqual(emptyApplication);
  await expect(page.locator('#contact-page [aria-current="step"]')).toHaveCount(0);
  expect(again).not.toBe(english.again);
});

/** Where the toast ends, in px below the window's top. */
async function toastsEnd(page: Page): Promise<number> {
  const notice = await toast(page, 'en').boundingBox();
  return (notice?.y ?? 0) + (notice?.height ?? 0);
}

test('the toast covers neither the receipt nor the way out, and the submit stays under the pointer', async ({
  page,
}) => {
  await openWithReact(page, '/en/');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.unrouteAll();
    await answerSends(page, 500);
    await fillApplication(page, anApplication());
    await submitButton(page).evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    const before = await submitButton(page).boundingBox();
    await submitButton(page).click();
    await expect(outcome(page)).toBeInViewport({ ratio: 1 });
    // A scroll ends on whole pixels.
    const moved = ((await submitButton(page).boundingBox())?.y ?? 0) - (before?.y ?? 0);
    expect(Math.abs(moved), `at ${width} px`).toBeLessThan(2);
    await expect(outcome(page).getByRole('link')).toHaveText(words.en.application.sendByMail);
    expect((await outcome(page).boundingBox())?.y).toBeGreaterThanOrEqual(await toastsEnd(page));

    await page.unrouteAll();
    await answerSends(page, 200, 'OK');
    await submitButton(page).click();
    await expect(receipt(page)).toBeVisible();
    const top = (await receipt(page).boundingBox())?.y ?? 0;
    expect(top, `at ${width} px`).toBeGreaterThanOrEqual(await toastsEnd(page));
    const margin = await receipt(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).scrollMarginTop),
    );
    const padding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(Math.abs(top - padding - margin), `at ${width} px`).toBeLessThan(2);
  }
});

test('with text spaced wide the receipt fits and the toast is clear of it (WCAG 1.4.12)', async ({
  page,
}) => {
  await openWithReact(page, '/en/');
  await spaceText(page);
  for (const [width, height] of [
    [1280, 720],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await send(page, 500);
    await expect(outcome(page)).toBeInViewport();
    const clear = (await outcome(page).boundingBox())?.y;
    expect(clear, `at ${width} px`).toBeGreaterThanOrEqual((await toastsEnd(page)) - 1);
    await send(page, 200);
    await expect(receipt(page)).toBeVisible();
    const top = (await receipt(page).boundingBox())?.y;
    expect(top, `at ${width} px`).toBeGreaterThanOrEqual((await toastsEnd(page)) - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('every link to the application lands on it, whatever its state, and only the toast announces an outcome', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  const links = page.locator('a[href="#hotel-application"]');
  const lands = async () => {
    for (const link of await links.all()) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(holder(page)).toBeFocused();
      expect((await holder(page).boundingBox())?.y).toBeCloseTo(120, 0);
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
  expect(await links.count()).toBeGreaterThan(0);
  await lands();
  await send(page, 500);
  await expect(outcome(page)).toBeVisible();
  expect(await said()).toBe(before);
  await lands();
  await send(page, 200);
  await expect(receipt(page)).toBeVisible();
  expect(await said()).toBe('');
  await lands();
});

for (const status of [200, 500]) {
  test(`a visitor who has gone on reading is left where they are (status ${status})`, async ({ page }) => {
    const release = await holdRequests(page, SEND, (route) => route.fulfill({ status, body: 'answered' }));
    const question = page.locator('#faq summary').first();
    const ends = status === 200 ? receipt(page) : outcome(page);
    const placeOf = async () => (await question.boundingBox())?.y ?? Number.NaN;
    await openWithReact(page);
    await fillApplication(page, anApplication());
    await submitButton(page).click();
    // Nothing else has the focus; the last of the form is still in sight.
    await holder(page).evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - 40, behavior: 'instant' }),
    );
    const before = await placeOf();
    release();
    await expect(ends).toBeAttached();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
  });
}

test('a visitor who is at a question keeps it in focus, and in its place', async ({ page }) => {
  const release = await holdRequests(page, SEND, (route) => route.fulfill({ status: 200, body: 'OK' }));
  await openWithReact(page);
  await fillApplication(page, anApplication());
  await submitButton(page).click();
  const question = page.locator('#faq summary').first();
  await question.focus();
  await question.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await question.boundingBox();
  release();
  await expect(receipt(page)).toBeAttached();
  await expect(question).toBeFocused();
  expect(Math.abs(((await question.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
