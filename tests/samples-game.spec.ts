/** The game of memory: eight cards, four pairs. */
import type { Page } from '@playwright/test';
import { field, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

const copy = words.tr.features.more.game;
/** From desktop to the narrowest phone, px. */
const WIDTHS = [1280, 700, 390, 360, 320];
const sample = (page: Page) => page.locator('[data-sample="game"]');
const start = (page: Page) => sample(page).locator('[data-key="play"]');
const getApp = (page: Page) => sample(page).getByRole('link', { name: words.tr.store.getApp, exact: true });
const hand = (page: Page) => sample(page).getByRole('group').getByRole('button');
const line = (page: Page) => sample(page).getByRole('status');
const cardHeight = (page: Page) => sample(page).evaluate((card) => card.getBoundingClientRect().height);
const nameOf = (page: Page, place: number) => hand(page).nth(place).getAttribute('aria-label');

/** Goes from the focused card to another by arrow keys, and opens it; gives back the face it shows. */
async function open(page: Page, place: number): Promise<string> {
  const focused = await hand(page).evaluateAll((cards) =>
    cards.indexOf(document.activeElement as HTMLElement),
  );
  const rows = Math.floor(place / 4) - Math.floor(focused / 4);
  const columns = (place % 4) - (focused % 4);
  if (rows) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(columns); step += 1) {
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(hand(page).nth(place)).toBeFocused();
  await page.keyboard.press('Space');
  return (await nameOf(page, place))?.split(', ')[1] ?? '';
}

test('a game is played from start to win by keyboard alone, and every move is said', async ({ page }) => {
  await openWithReact(page);
  await expect(sample(page).getByText(words.tr.sample)).toHaveCount(1);
  await expect(line(page)).toHaveText(copy.rules);
  await expect(hand(page)).toHaveCount(0);
  const height = await cardHeight(page);

  await page.locator('[name="status"]:checked').focus();
  await page.keyboard.press('Tab');
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(8);
  await expect(hand(page).first()).toBeFocused();
  await expect(line(page)).toHaveText(copy.dealt);
  expect(await cardHeight(page)).toBe(height);

  // Neighbours differ when dealt: the first two are no pair, and stay open until the next is opened.
  const faces = [await open(page, 0)];
  await expect(line(page)).toHaveText(`${faces[0]}. ${copy.findPair}`);
  faces.push(await open(page, 1));
  await expect(line(page)).toHaveText(`${faces[1]}. ${copy.noMatch} ${copy.openAnother}`);
  expect([await nameOf(page, 0), await nameOf(page, 1)]).toEqual([
    `1. kart, ${faces[0]}`,
    `2. kart, ${faces[1]}`,
  ]);
  faces.push(await open(page, 2));
  expect(await nameOf(page, 0)).toBe('1. kart, kapalı');
  expect(await cardHeight(page)).toBe(height);

  // The other language finds the game as it is.
  await switchLanguage(page, 'en');
  await expect(hand(page)).toHaveCount(8);
  await expect(sample(page).getByText('1 turn', { exact: true })).toBeVisible();
  await switchLanguage(page, 'tr');
  await hand(page).nth(2).focus();

  for (let place = 3; place < 8; place += 1) faces.push(await open(page, place));
  for (const face of new Set(faces)) {
    const [first, second] = [faces.indexOf(face), faces.lastIndexOf(face)];
    if (!(await nameOf(page, first))?.endsWith(copy.matched)) await open(page, first);
    if (!(await nameOf(page, second))?.endsWith(copy.matched)) await open(page, second);
  }
  await expect(line(page)).toContainText(/^\d+ hamlede hepsini buldunuz! /);
  await expect(line(page)).toContainText(copy.moreInApp);
  await expect(getApp(page)).toBeFocused();
  for (const card of await hand(page).all()) await expect(card).toHaveAccessibleName(/, eşi bulundu$/);
  expect(await cardHeight(page)).toBe(height);

  await page.keyboard.press('Tab');
  await expect(start(page)).toBeFocused();
  await expect(start(page)).toHaveText(copy.again);
  await page.keyboard.press('Enter');
  await expect(hand(page).first()).toBeFocused();
  await expect(sample(page).getByText('0 hamle', { exact: true })).toBeVisible();
});

for (const { language, path } of documents) {
  test(`${language}: a game that is won leads to the app, and the card keeps its height`, async ({
    page,
  }) => {
    const { game } = words[language].features.more;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithReact(page, path);
    const heights = new Map<number, number>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 664 });
      heights.set(width, await cardHeight(page));
    }
    await start(page).click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 664 });
      expect(await cardHeight(page), `in play at ${width} px`).toBe(heights.get(width));
    }
    const faces: string[] = [];
    for (let place = 0; place < 8; place += 1) faces.push(await open(page, place));
    for (const face of new Set(faces)) {
      await hand(page).nth(faces.indexOf(face)).click();
      await hand(page).nth(faces.lastIndexOf(face)).click();
    }
    await expect(line(page)).toContainText(game.moreInApp);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 664 });
      expect(await cardHeight(page), `won at ${width} px`).toBe(heights.get(width));
      expect((await start(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await sample(page).getByRole('link', { name: words[language].store.getApp, exact: true }).click();
    await expect(page).toHaveURL(/#app-store$/);
    await expect(page.locator('#app-store')).toBeInViewport();
  });
}

test('a start pressed before the script is there deals one hand when it comes', async ({ page }) => {
  const release = await openBeforeReact(page);
  await start(page).click();
  await start(page).click();
  await expect(start(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(hand(page)).toHaveCount(8);
  await expect(hand(page).first()).toBeFocused();
  await expect(sample(page).locator('[aria-busy]')).toHaveCount(0);
});

test('a start kept until the script is there takes no focus from a visitor’s field', async ({ page }) => {
  const release = await openBeforeReact(page);
  await start(page).click();
  await field(page, 'contactName').pressSequentially('Ayşe');
  release();
  await expect(hand(page)).toHaveCount(8);
  await page.keyboard.type(' Yılmaz');
  await expect(field(page, 'contactName')).toHaveValue('Ayşe Yılmaz');
});
