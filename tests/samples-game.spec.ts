/** The game of memory: eight cards, four pairs. */
import type { Page } from '@playwright/test';
import { field, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { takeOut } from './reading-helpers.ts';

const game = words.tr.features.more.game;
const sample = (page: Page) => page.locator('[data-sample="game"]');
const start = (page: Page) => sample(page).locator('[data-key="play"]');
const getApp = (page: Page) => sample(page).getByRole('link', { name: words.tr.store.getApp, exact: true });
const hand = (page: Page) => sample(page).getByRole('group').getByRole('button');
const statusLine = (page: Page) => sample(page).getByRole('status');
const nameOf = (page: Page, place: number) => hand(page).nth(place).getAttribute('aria-label');

/** Goes from the focused card to another by arrow keys and opens it. Returns the face it shows. */
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

test('a game is won by keyboard alone, every move announced, and the card keeps its height', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  await takeOut(page, 'main > :not(#features)');
  /** The card's height in both languages at every width. Afterwards the page is in Turkish and the window wide. */
  const heights = async () => {
    const measured: number[] = [];
    for (const language of ['en', 'tr'] as const) {
      await switchLanguage(page, language);
      for (const width of [320, 390, 768, 1100]) {
        await page.setViewportSize({ width, height: 664 });
        measured.push(await sample(page).evaluate((card) => card.getBoundingClientRect().height));
      }
    }
    return measured;
  };
  const before = await heights();
  // It is really played.
  await expect(sample(page).getByText(words.tr.sample)).toHaveCount(0);
  await expect(sample(page).getByRole('img', { name: game.stillAlt })).toBeVisible();
  await expect(statusLine(page)).toHaveText(game.rules);
  await expect(hand(page)).toHaveCount(0);

  await test.step('a game is dealt by keyboard, and its first card has the focus', async () => {
    await page.locator('[name="status"]:checked').focus();
    await page.keyboard.press('Tab');
    await expect(start(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hand(page)).toHaveCount(8);
    await expect(hand(page).first()).toBeFocused();
    await expect(statusLine(page)).toHaveText(game.dealt);
    await expect(sample(page).getByText(game.turns(0), { exact: true })).toHaveCount(0);
    expect(await heights(), 'dealt').toEqual(before);
    await hand(page).first().focus();
  });

  // Neighbours are dealt different faces: the first two cards are no pair.
  const faces = [await open(page, 0)];
  await test.step('two cards that are no pair stay open until the next is opened', async () => {
    await expect(statusLine(page)).toHaveText(`${faces[0]}. ${game.findPair}`);
    faces.push(await open(page, 1));
    await expect(statusLine(page)).toHaveText(`${faces[1]}. ${game.noMatch} ${game.openAnother}`);
    expect([await nameOf(page, 0), await nameOf(page, 1)]).toEqual([
      `1. kart, ${faces[0]}`,
      `2. kart, ${faces[1]}`,
    ]);
    faces.push(await open(page, 2));
    expect(await nameOf(page, 0)).toBe('1. kart, kapalı');
  });
  await test.step('the game goes on in the other language, and the card keeps its height', async () => {
    expect(await heights(), 'in play').toEqual(before);
    await switchLanguage(page, 'en');
    const { turns } = words.en.features.more.game;
    await expect(sample(page).getByText(turns(1), { exact: true })).toBeVisible();
    await switchLanguage(page, 'tr');
  });

  await test.step('a win is announced, and offers the app', async () => {
    await hand(page).nth(2).focus();
    for (let place = 3; place < 8; place += 1) faces.push(await open(page, place));
    for (const face of new Set(faces)) {
      const [first, second] = [faces.indexOf(face), faces.lastIndexOf(face)];
      if (!(await nameOf(page, first))?.endsWith(game.matched)) await open(page, first);
      if (!(await nameOf(page, second))?.endsWith(game.matched)) await open(page, second);
    }
    await expect(statusLine(page)).toContainText(/^\d+ hamlede hepsini buldunuz! /);
    await expect(statusLine(page)).toContainText(game.moreInApp);
    await expect(getApp(page)).toBeFocused();
    await expect(getApp(page)).toHaveAttribute('href', '#app-store');
    for (const card of await hand(page).all()) await expect(card).toHaveAccessibleName(/, eşi bulundu$/);
  });
  await test.step('the next stop begins another game, and the card has kept its height', async () => {
    await page.keyboard.press('Tab');
    await expect(start(page)).toBeFocused();
    await expect(start(page)).toHaveText(game.again);
    expect(await heights(), 'won').toEqual(before);
    expect((await start(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('another game begins with no turn', async () => {
    await start(page).press('Enter');
    await expect(hand(page).first()).toBeFocused();
    await expect(sample(page).getByText(game.turns(0), { exact: true })).toHaveCount(0);
  });
});

test('a start pressed before the script comes deals one hand, and takes no focus', async ({ page }) => {
  const release = await openBeforeReact(page);
  await start(page).click();
  await start(page).click();
  await expect(start(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'contactName').pressSequentially('Ayşe');
  release();
  await expect(hand(page)).toHaveCount(8);
  await expect(sample(page).locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.type(' Yılmaz');
  await expect(field(page, 'contactName')).toHaveValue('Ayşe Yılmaz');
});
