/** The header: its links, its look over the page, its flags. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { headerLink, isLaidOut, navigation, scrollTop, scrollToTop, topOf } from './reading-helpers.ts';
import { HEADER_SHIFT, headerTop, STYLED_PAST_PX } from './spec-times.ts';

const header = (page: Page) => page.locator('header');

async function headerRestsAt(page: Page, scroll: number, top: number): Promise<void> {
  await scrollToTop(page, scroll);
  await expect
    .poll(async () => Math.abs((await topOf(header(page))) - top), {
      message: `header's top at ${scroll} px of scroll is ${top} px`,
    })
    .toBeLessThan(0.6);
}

const shadow = (page: Page): Promise<string> =>
  header(page).evaluate((element) => getComputedStyle(element).boxShadow);

// Firefox's journeys check it in a browser without scroll timelines.
test('the header is styled once the page is scrolled, and docks as it is (spec §2, §9)', async ({ page }) => {
  await page.goto('/');
  const animations = await header(page).evaluate((element) => element.getAnimations().length);
  expect(animations).toBeGreaterThan(0);
  await headerRestsAt(page, 0, HEADER_SHIFT.px);
  const resting = await shadow(page);
  await test.step(`it is styled past ${STYLED_PAST_PX} px, and not there`, async () => {
    await headerRestsAt(page, STYLED_PAST_PX, headerTop(STYLED_PAST_PX));
    expect(await shadow(page)).toBe(resting);
    await scrollToTop(page, STYLED_PAST_PX + 1);
    await expect.poll(() => shadow(page)).not.toBe(resting);
    await scrollToTop(page, STYLED_PAST_PX);
    await expect.poll(() => shadow(page)).toBe(resting);
  });
  await test.step(`it docks over the first ${HEADER_SHIFT.over} px`, async () => {
    for (const scroll of [HEADER_SHIFT.over / 2, HEADER_SHIFT.over, 3000]) {
      await headerRestsAt(page, scroll, headerTop(scroll));
    }
  });
  await test.step('a reload far down leaves it docked and styled', async () => {
    await page.reload();
    // With fonts that were late for the first load, what is above takes other lines.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 3000)).toBeLessThan(100);
    await expect.poll(() => shadow(page)).not.toBe(resting);
    await headerRestsAt(page, 3000, 0);
  });

  await test.step('on a phone it rests nearer to the top, and docks over the same distance', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [scroll, top] of [
      [0.75 * HEADER_SHIFT.over, 2],
      [HEADER_SHIFT.over, 0],
      [0, 8],
    ] as const) {
      await headerRestsAt(page, scroll, top);
    }
  });
  await test.step('with reduced motion it does not dock', async () => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const scroll of [0, 50, 2000]) await headerRestsAt(page, scroll, HEADER_SHIFT.px);
  });
});

test('the navigation marks the section in view, and only that one; the flags the language (spec §2)', async ({
  page,
}) => {
  await page.goto('/');
  await isLaidOut(page);
  const links = header(page).getByRole('navigation').getByRole('link');
  const marked = () => links.and(page.locator('[aria-current]'));
  await test.step('the section in view is marked, and only that one', async () => {
    await expect(marked()).toHaveText([words.tr.header.entries.home]);
    for (const [name, id] of navigation.tr) {
      await page
        .locator(`#${id}`)
        .evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(marked()).toHaveText([name]);
      await expect(headerLink(page, id)).toHaveAttribute('aria-current', 'true');
    }
  });
  await test.step('the section of the application, which the navigation does not name, marks none', async () => {
    await page
      .locator('#contact-page')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(marked()).toHaveCount(0);
  });

  await test.step('each flag has its language’s name and address, says whether it is current, and is drawn', async () => {
    for (const [code, name, href] of [
      ['tr', 'Türkçe', '/'],
      ['en', 'English', '/en/'],
    ] as const) {
      const flag = header(page).getByRole('link', { name, exact: true });
      await expect(flag).toHaveAttribute('href', href);
      await expect(flag).toHaveAttribute('hreflang', code);
      await expect(flag).toHaveAttribute('lang', code);
      if (code === 'tr') await expect(flag).toHaveAttribute('aria-current', 'true');
      else await expect(flag).not.toHaveAttribute('aria-current');
      const { dominant, channels } = await sharp(await flag.locator('svg').screenshot()).stats();
      expect(dominant.r - dominant.g, 'flags are mostly red').toBeGreaterThan(150);
      expect(channels[1]?.stdev, 'flags have white, too').toBeGreaterThan(40);
    }
  });
});
