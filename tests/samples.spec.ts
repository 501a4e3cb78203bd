/** The samples that need no React: the live camera, whose lamp is a switch, and the status that the staff mark. */
import type { Page } from '@playwright/test';
import { sampleGuests } from '../content/sample-guests.ts';
import type { Status } from '../content/types.ts';
import { statuses, statusLights } from '../src/page/features/statuses.ts';
import { openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';

const card = (page: Page) => page.locator('[data-sample="camera"]');
const lamp = (page: Page) => card(page).getByRole('switch');
/** The knob of the lamp's cord: a label of the switch without words. */
const knob = (page: Page) => card(page).locator('[data-knob]');

/** Expects the card to show the room with its lamp on or off, and nothing of the other state. */
async function shows(page: Page, language: Language, isOn: boolean): Promise<void> {
  const { camera } = words[language].features;
  await expect(lamp(page)).toBeChecked({ checked: isOn });
  await expect(lamp(page)).toHaveAccessibleName(camera.lamp.name);
  await expect(card(page).getByRole('img', { name: camera.lamplightAlt })).toBeVisible({ visible: isOn });
  await expect(card(page).getByText(camera.lamplightTime)).toBeVisible({ visible: isOn });
  await expect(card(page).getByRole('img', { name: camera.nightAlt })).toBeVisible({ visible: !isOn });
  await expect(card(page).getByText(camera.nightTime)).toBeVisible({ visible: !isOn });
  await expect(card(page).getByText(camera.nightVision, { exact: true })).toBeVisible({ visible: !isOn });
  const label = card(page).locator('label', { hasText: camera.lamp.name });
  await expect(label.getByText(camera.lamp.on, { exact: true })).toBeVisible({ visible: isOn });
  await expect(label.getByText(camera.lamp.off, { exact: true })).toBeVisible({ visible: !isOn });
  await expect(label.getByText(camera.lamp.task, { exact: true })).toBeVisible();
}

const sample = (page: Page) => page.locator('[data-sample="status"]');

/** Expects the phone to show one status, with its alternative text, and no other. */
async function phoneShows(page: Page, status: Status, language: Language): Promise<void> {
  const { time, photoAlts, headline, note } = words[language].features.status.statuses[status];
  const phone = sample(page).locator('[aria-live="polite"]');
  const shown = phone.locator('time').filter({ visible: true });
  await expect(shown, status).toHaveText([time]);
  await expect(phone.getByRole('img')).toHaveAccessibleName(photoAlts.dog);
  for (const text of [headline(sampleGuests.dog), note])
    await expect(phone.getByText(text, { exact: true })).toBeVisible();
}

test('lamp and status work before React, and stay as they are when React comes', async ({ page }) => {
  // Without this one picture fades into the next.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letReactCome = await openBeforeReact(page);
  const radio = (status: Status, language: Language) =>
    sample(page).getByRole('radio', { name: words[language].features.status.statuses[status].status });
  const cardHeight = () => sample(page).evaluate((element) => element.getBoundingClientRect().height);
  await test.step('before React the lamp is turned, and the status is that the dog has eaten', async () => {
    await shows(page, 'tr', true);
    await card(page).locator('label', { hasText: words.tr.features.camera.lamp.name }).click();
    await shows(page, 'tr', false);
    await lamp(page).click();
    await shows(page, 'tr', true);
    await lamp(page).click();
    await expect(sample(page).getByText(words.tr.sample)).toHaveCount(1);
    await phoneShows(page, 'eaten', 'tr');
  });
  const height = await cardHeight();
  await test.step('before React each status is shown, and the card keeps its height', async () => {
    await expect(sample(page).getByRole('radio')).toHaveCount(statuses.length);
    for (const status of [...statuses, 'healthy'] as const) {
      await radio(status, 'tr').click();
      await phoneShows(page, status, 'tr');
      expect(await cardHeight()).toBe(height);
    }
    // A light without a rule of style would be that of the evening.
    const grounds = await sample(page)
      .locator('[data-light]')
      .evaluateAll((phones) => phones.map((phone) => getComputedStyle(phone).backgroundColor));
    expect(new Set(grounds).size).toBe(new Set(Object.values(statusLights)).size);
  });

  await test.step('both stay when React comes and the language is switched', async () => {
    letReactCome();
    await reactTakesOver(page);
    await shows(page, 'tr', false);
    await phoneShows(page, 'healthy', 'tr');
    await switchLanguage(page, 'en');
    await shows(page, 'en', false);
    await phoneShows(page, 'healthy', 'en');
  });
  await test.step('both can be changed by keyboard', async () => {
    await lamp(page).focus();
    await page.keyboard.press('Space');
    await shows(page, 'en', true);
    await page.keyboard.press('Tab');
    await expect(radio('healthy', 'en')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await phoneShows(page, 'asleep', 'en');
    await switchLanguage(page, 'tr');
    await phoneShows(page, 'asleep', 'tr');
    expect(await cardHeight()).toBe(height);
  });
});

test('the lamp’s target is large, the pulled cord is longer, and cord and picture fit into one window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  for (const { width, height, target, pulled } of [
    { width: 1280, height: 720, target: { width: 172, height: 316 }, pulled: 24 },
    { width: 390, height: 664, target: { width: 108, height: 112 }, pulled: 20 },
  ]) {
    await page.setViewportSize({ width, height });
    const box = await lamp(page).boundingBox();
    await test.step(`at ${width} px the lamp’s target is large`, async () => {
      expect(box?.width).toBeGreaterThanOrEqual(target.width);
      expect(box?.height).toBeGreaterThanOrEqual(target.height);
    });

    await test.step(`at ${width} px the pulled cord is longer`, async () => {
      const cord = () =>
        card(page)
          .locator('i')
          .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
      const end = await cord();
      await lamp(page).uncheck();
      expect(Math.round((await cord()) - end), `at ${width} px`).toBe(pulled);
      await lamp(page).check();
    });
    await test.step(`at ${width} px a mouse pulls the cord: far enough, it switches the lamp`, async () => {
      const { x, y, height } = (await knob(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      for (const [down, isOn] of [
        [8, true],
        [20, false],
      ] as const) {
        await page.mouse.move(x + 22, y + height / 2);
        await page.mouse.down();
        await page.mouse.move(x + 22, y + height / 2 + down, { steps: 4 });
        expect((await knob(page).boundingBox())?.y, 'the knob follows').toBeCloseTo(y + down, 0);
        await page.mouse.up();
        await expect(lamp(page)).toBeChecked({ checked: isOn });
      }
      await knob(page).click();
      await expect(lamp(page)).toBeChecked();
      expect((await knob(page).boundingBox())?.y, 'the knob is back').toBeCloseTo(y, 0);
    });

    await test.step(`at ${width} px cord and picture fit into one window`, async () => {
      // The part from above the cord's bead to the picture's lower edge fits between the header and the phone's bar.
      const picture = await card(page).locator('figure').last().boundingBox();
      const header = (await page.locator('header').boundingBox())?.height ?? 0;
      const bar = (await page.locator('#features [data-sample="bar"]').boundingBox())?.height ?? 0;
      const seen = (picture?.y ?? 0) + (picture?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0) + 112;
      expect(seen, `at ${width} px`).toBeLessThanOrEqual(height - header - bar);
    });
  }
});
