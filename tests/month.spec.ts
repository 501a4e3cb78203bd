/** The hotels' sample month: a key turns the day, and the sheet says who comes, who goes and who is there. */
import type { Page } from '@playwright/test';
import { sampleGuests } from '../content/sample-guests.ts';
import { ROOMS, sampleStays as writeStays } from '../content/sample-stays.ts';
import { DAYS, FIRST_DAY, monthDay } from '../src/page/hotels/month.ts';
import { CLIENT, holdRequests, openBeforeReact, switchLanguage, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';

const sampleStays = writeStays(sampleGuests);
const ours = `${sampleGuests.cat}, ${sampleGuests.dog}`;

const sample = (page: Page) => page.locator('[data-sample=month]');
const slider = (page: Page) => sample(page).getByRole('slider');
const button = (page: Page, name: string) => sample(page).getByRole('button', { name, exact: true });

/** Expects the sheet to show a day, in words, numbers and names. */
async function showsDay(page: Page, day: number, language: Language = 'tr'): Promise<void> {
  const { panel } = words[language].hotels;
  const { arrived, departed, inHouse, arriving, leaving } = monthDay(sampleStays, day);
  await expect(sample(page).getByRole('heading')).toContainText(panel.date(day));
  const values = sample(page).getByRole('definition');
  await expect(values).toHaveCount(5);
  for (const [index, count] of [arrived, departed, inHouse].entries()) {
    await expect(values.nth(index)).toHaveText(String(count));
  }
  for (const [index, stays] of [arriving, leaving].entries()) {
    const place = values.nth(3 + index);
    if (stays.length === 0)
      await expect(place).toHaveText([panel.nobodyArrives, panel.nobodyLeaves][index] ?? '');
    for (const { guests, room } of stays) {
      await expect(place).toContainText(`${guests.join(', ')} ${panel.inRoom(room)}`);
    }
  }
  await expect(sample(page).locator('[data-time=here]')).toHaveCount(
    sampleStays.filter(({ from, to }) => from <= day && day < to).length,
  );
}

test('the month is turned by keyboard alone, before React too, and announces each day to screen readers', async ({
  page,
}) => {
  const letReactCome = await openBeforeReact(page);
  const { panel } = words.tr.hotels;
  const status = sample(page).getByRole('status');
  await showsDay(page, FIRST_DAY);
  await test.step('the slider is above the first room', async () => {
    const [range, room] = [slider(page), sample(page).getByRole('rowheader').first()];
    const { y = 0, height = 0 } = (await range.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(((await room.boundingBox())?.y ?? 0) + 1);
  });
  await test.step('what is pressed before React turns the day when React comes, a button once', async () => {
    await slider(page).press('ArrowRight');
    // Pressed twice before React is there, the button still counts once.
    for (let press = 0; press < 2; press += 1) await button(page, panel.next).press('Enter');
    await expect(button(page, panel.next)).toHaveAttribute('aria-busy', 'true');
    await showsDay(page, FIRST_DAY);
    letReactCome();
    await showsDay(page, FIRST_DAY + 2);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
  await test.step('the slider announces its day by itself', async () => {
    await slider(page).press('ArrowLeft');
    await showsDay(page, FIRST_DAY + 1);
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      `8 Haziran Pazartesi. 4 misafir otelde. Gelen: yok. Giden: ${ours}.`,
    );
    await expect(status, 'the slider has announced it').toBeEmpty();
  });

  await test.step('no button turns past the last day, and a turn by button is announced', async () => {
    await page.keyboard.press('End');
    await showsDay(page, DAYS);
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, panel.next)).toBeFocused();
    await page.keyboard.press('Enter');
    await showsDay(page, DAYS);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, panel.previous)).toBeFocused();
    await showsDay(page, DAYS - 1);
    await expect(status).toHaveText(/^29 Haziran Pazartesi\. /);
    await expect(slider(page)).toHaveValue(String(DAYS - 1));
  });

  await test.step('the day stays after a switch of language', async () => {
    await switchLanguage(page, 'en');
    await showsDay(page, DAYS - 1, 'en');
  });
});

test('back in history slider and sheet show the same day, before React too', async ({ page }) => {
  await openWithReact(page);
  await slider(page).fill('13');
  await showsDay(page, 13);
  const letReactCome = await holdRequests(page, CLIENT);
  await page.goto('/en/');
  await page.goBack();
  const day = Number(await slider(page).inputValue());
  await showsDay(page, day);
  letReactCome();
  await moveFirst(page);
  await reactTakesOver(page);
  await showsDay(page, Number(await slider(page).inputValue()));
});

test('on a phone each day is in view with its week, and names can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  for (const day of [1, 17, DAYS]) {
    await slider(page).fill(String(day));
    await showsDay(page, day);
    const week = await sample(page).getByRole('table').locator('..').boundingBox();
    const current = await sample(page).locator('[data-near=shown]').boundingBox();
    if (!week || !current) throw new Error('The month does not show.');
    await test.step(`day ${day} is in view with its week`, async () => {
      expect(current.width, 'a day is wide enough to read').toBeGreaterThan(40);
      expect(current.x).toBeGreaterThanOrEqual(week.x);
      expect(current.x + current.width).toBeLessThanOrEqual(week.x + week.width + 1);
    });
    await test.step(`the names of day ${day} are in view with their week`, async () => {
      for (const name of await sample(page).locator('[data-time=here] b').all()) {
        const box = await name.boundingBox();
        if (!box || (await name.evaluate((element) => getComputedStyle(element).opacity)) === '0') continue;
        expect(box.x, await name.innerText()).toBeGreaterThanOrEqual(week.x);
        expect(box.x + box.width, await name.innerText()).toBeLessThanOrEqual(week.x + week.width);
      }
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the seventh is shown, and nothing looks as if it could be turned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await test.step('the seventh is shown', async () => {
      await showsDay(page, FIRST_DAY);
    });
    await test.step('nothing looks as if it could be turned', async () => {
      await expect(sample(page).locator('i'), 'no key that looks as if it could slide').toBeHidden();
      await expect(sample(page).locator('button:visible, input:visible')).toHaveCount(0);
    });
    await test.step('the table lists every day and room, and a stay in words', async () => {
      const table = sample(page).getByRole('table', { name: words.tr.hotels.panel.stays });
      await expect(table.getByRole('columnheader')).toHaveCount(DAYS);
      await expect(table.getByRole('rowheader')).toHaveCount(ROOMS);
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Oda 7' }) });
      await expect(row).toContainText(`Oda 7${ours} 3–8 Haziran`);
    });
  });
});
