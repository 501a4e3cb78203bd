/** Each state of the page: axe's rules of every level, and the contrast as rendered, in both themes. */
import type { Page } from '@playwright/test';
import { scenes } from '../content/room-day.ts';
import { statuses } from '../src/page/features/statuses.ts';
import {
  answerSends,
  failureNoise,
  form,
  holdRequests,
  SEND,
  sendApplication,
  submitButton,
  toast,
  words,
} from './application-helpers.ts';
import { violations } from './axe.ts';
import { faintIn } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { isLaidOut } from './reading-helpers.ts';
import { playUntilPair } from './samples-helpers.ts';

test.use({ expectedConsole: failureNoise });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Expects texts to reach 7:1, or 4.5:1 where they are large, and edges and icons 3:1, in both themes. */
async function expectContrast(page: Page, state: string, ...places: string[]): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const place of places) {
      expect.soft(await faintIn(page.locator(place)), `${state}, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Expects no fault in parts of the page. Axe checks one theme: the dark one differs in nothing but colours. */
async function expectNothing(page: Page, state: string, ...places: string[]): Promise<void> {
  await expectContrast(page, state, ...places);
  expect.soft(await violations(page, places), state).toEqual([]);
}

test('on a phone, at rest and with the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithReact(page);
  await expectNothing(page, 'rest', 'html');
  await page.locator('header button[commandfor="menu"]').click();
  await expectNothing(page, 'menu', 'header', 'dialog[open]');
});

test('on a desk, at rest, in each of the room’s lights, with samples in use and the notice', async ({
  page,
}) => {
  test.slow();
  await openWithReact(page);
  await page.locator('#faq summary').first().click();
  await expectNothing(page, 'rest, a question open', 'html');

  for (const { hour } of scenes) {
    await page.locator('#home input[type=range]').fill(String(hour));
    await expectContrast(page, `at ${hour}`, '#home');
  }

  const card = page.locator('[data-sample="check-in"]');
  await card.getByRole('textbox').fill('Pamuk');
  for (const action of [words.tr.hero.card.actions.in, words.tr.hero.card.actions.out]) {
    await card.getByRole('button', { name: action, exact: true }).click();
    await expect(card.getByRole('textbox')).toBeHidden();
    await expectNothing(page, action, '[data-sample="check-in"]');
  }

  await page.getByRole('switch').uncheck();
  await playUntilPair(page);
  await expectNothing(page, 'the lamp off, a game', '#features');
  for (const status of statuses) {
    await page.locator(`input[name="status"][value="${status}"]`).check();
    await expectContrast(page, status, '[data-sample="status"]');
  }

  await form(page).locator('button[commandfor="privacy-notice"]').click();
  await expectNothing(page, 'privacy notice', 'dialog[open]');
});

test('with invalid fields, while sending, after a success and a failure, in form and toast', async ({
  page,
}) => {
  const release = await holdRequests(page, SEND, (route) => route.fulfill({ status: 200, body: 'OK' }));
  await openWithReact(page);
  await form(page).locator('[name="email"]').fill('adres değil');
  await submitButton(page).click();
  await expect(form(page).locator('[name="contactName"]')).toBeFocused();
  await expectContrast(page, 'invalid', '#contact-page');
  await sendApplication(page);
  await expect(submitButton(page)).toBeDisabled();
  await expectNothing(page, 'sending', '#contact-page');
  release();
  for (const type of ['success', 'error'] as const) {
    if (type === 'error') {
      await page.unrouteAll();
      await answerSends(page, 500);
      await sendApplication(page);
    }
    await expect(page.locator('[data-sample="receipt"]:visible, [data-outcome="error"]')).toBeVisible();
    // The toast stays while the pointer is on it.
    await toast(page, 'tr').hover();
    await expectNothing(page, type, '#contact-page', 'section[data-type]:not([hidden])');
  }
});

test('in English, and on the 404 page', async ({ page }) => {
  await page.goto('/en/');
  await isLaidOut(page);
  // The English page has the same colours as the Turkish one.
  expect.soft(await violations(page)).toEqual([]);
  await page.goto('/yok');
  await expectNothing(page, 'no page', 'html');
});
