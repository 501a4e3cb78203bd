/** The live camera: a lamp that the visitor switches, by which the room is seen by lamplight or in night vision. */
import type { Page } from '@playwright/test';
import { openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';

const card = (page: Page) => page.locator('[data-sample="camera"]');
const lamp = (page: Page) => card(page).getByRole('switch');

/** The card shows the room with its lamp on or off, and nothing of the other. */
async function shows(page: Page, language: Language, isOn: boolean): Promise<void> {
  const { camera } = words[language].features;
  await expect(lamp(page)).toBeChecked({ checked: isOn });
  await expect(lamp(page)).toHaveAccessibleName(camera.lamp.name);
  await expect(card(page).getByRole('img', { name: camera.lamplightAlt })).toBeVisible({ visible: isOn });
  await expect(card(page).getByText(camera.lamplightTime)).toBeVisible({ visible: isOn });
  await expect(card(page).getByRole('img', { name: camera.nightAlt })).toBeVisible({ visible: !isOn });
  await expect(card(page).getByText(camera.nightTime)).toBeVisible({ visible: !isOn });
  await expect(card(page).getByText(camera.nightVision, { exact: true })).toBeVisible({ visible: !isOn });
  const label = card(page).locator('label');
  await expect(label.getByText(camera.lamp.on, { exact: true })).toBeVisible({ visible: isOn });
  await expect(label.getByText(camera.lamp.off, { exact: true })).toBeVisible({ visible: !isOn });
  await expect(label.getByText(camera.lamp.task, { exact: true })).toBeVisible();
}

test('the lamp goes out and on by cord, label and keyboard, and stays so with React and in the other language', async ({
  page,
}) => {
  const letCome = await openBeforeReact(page);
  await shows(page, 'tr', true);
  await card(page).locator('label').click();
  await shows(page, 'tr', false);
  await lamp(page).click();
  await shows(page, 'tr', true);
  await lamp(page).click();
  letCome();
  await reactTakesOver(page);
  await shows(page, 'tr', false);
  await switchLanguage(page, 'en');
  await shows(page, 'en', false);
  await lamp(page).focus();
  await page.keyboard.press('Space');
  await shows(page, 'en', true);
});

test('the lamp’s target is large, the pulled cord is longer, and cord and picture are in one view', async ({
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
    expect(box?.width).toBeGreaterThanOrEqual(target.width);
    expect(box?.height).toBeGreaterThanOrEqual(target.height);

    const cord = () =>
      card(page)
        .locator('i')
        .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    const end = await cord();
    await lamp(page).uncheck();
    expect(Math.round((await cord()) - end), `at ${width} px`).toBe(pulled);
    await lamp(page).check();

    // From above the bead to the picture's lower edge, between the header and the phone's bar.
    const picture = await card(page).locator('figure').last().boundingBox();
    const header = (await page.locator('header').boundingBox())?.height ?? 0;
    const bar = (await page.locator('#features [data-sample="bar"]').boundingBox())?.height ?? 0;
    const seen = (picture?.y ?? 0) + (picture?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0) + 112;
    expect(seen, `at ${width} px`).toBeLessThanOrEqual(height - header - bar);
  }
});
