/** The questions and their answers, with and without React. */
import type { Page } from '@playwright/test';
import { openBeforeReact, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';
import { standsStill, topOf } from './reading-helpers.ts';

const { questions } = words.tr.faq;
const last = questions.length - 1;

const items = (page: Page) => page.locator('#faq details');
const open = (page: Page) => page.locator('#faq details[open]');
const question = (page: Page, index: number) => items(page).nth(index).locator('summary');
const answer = (page: Page, index: number) => items(page).nth(index).locator('p');

/** The heights, in px, that a question has in the frames after it is pressed. `getAnimations` leaves `::details-content` out. */
const heightsAfterPress = (page: Page, index: number) =>
  question(page, index).evaluate(async (summary: HTMLElement) => {
    const heights = new Set<number | undefined>();
    summary.click();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      heights.add(summary.parentElement?.offsetHeight);
    }
    return [...heights];
  });

test('the questions are closed, and open one at a time, before React too (spec §2, §4)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openBeforeReact(page);
  await expect(items(page).locator('summary')).toContainText(questions.map(({ question }) => question));
  await expect(items(page).locator('p')).toHaveText(questions.map(({ answer }) => answer));
  for (const index of questions.keys()) await expect(answer(page, index)).toBeHidden();
  for (const when of ['before React', 'with React']) {
    await test.step(when, async () => {
      for (const index of [0, last]) {
        await question(page, index).scrollIntoViewIfNeeded();
        expect(await heightsAfterPress(page, index), 'nothing moves').toHaveLength(1);
        await expect(answer(page, index)).toBeInViewport();
        await expect(open(page)).toHaveCount(1);
      }
      await question(page, last).click();
      await expect(open(page)).toHaveCount(0);

      await question(page, 0).focus();
      await page.keyboard.press('Enter');
      await expect(answer(page, 0)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(question(page, 1)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(answer(page, 1)).toBeVisible();
      await expect(answer(page, 0)).toBeHidden();
      await page.keyboard.press('Space');
      await expect(open(page)).toHaveCount(0);
    });
    if (when === 'with React') break;
    await question(page, 3).click();
    release();
    await reactTakesOver(page);
    await expect(answer(page, 3)).toBeVisible();
    await expect(open(page)).toHaveCount(1);
  }
});

test('by keyboard an answer is wholly in view, and the header covers no question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  const link = page.locator('#faq a[href="#contact-page"]');
  await test.step('an answer opened by Enter is wholly in view', async () => {
    await link.focus();
    for (let index = 0; index <= last; index += 1) {
      await page.keyboard.press('Tab');
      await expect(question(page, index)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(answer(page, index)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      // Once the answer's link is hidden, the next stop is the next question.
      await expect(answer(page, index)).toBeHidden();
    }
  });

  await test.step('in a low window the header covers no question', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await page.locator('header').boundingBox();
    const isClear = async (index: number) => {
      await expect(question(page, index)).toBeFocused();
      await expect(question(page, index)).toBeInViewport({ ratio: 1 });
      const box = await question(page, index).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    };
    await link.focus();
    for (let index = 0; index <= last; index += 1) {
      await page.keyboard.press('Tab');
      await isClear(index);
    }
    for (let index = last - 1; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await isClear(index);
    }
  });
});

test('a pressed question stays where it is while another one closes above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const letReactCome = await openBeforeReact(page);
  for (const [opened, pressed, by] of [
    [0, last - 1, 'tap'],
    [2, last, 'Enter'],
  ] as const) {
    await test.step(`pressed by ${by}, the question stays where it is`, async () => {
      await question(page, opened).click();
      await expect(answer(page, opened)).toBeVisible();
      await standsStill(page);
      await question(page, pressed).evaluate((element) => {
        scrollTo({ top: scrollY + element.getBoundingClientRect().top - 170, behavior: 'instant' });
      });
      await standsStill(page);
      if (by === 'Enter') await question(page, pressed).focus();
      const top = await topOf(question(page, pressed));
      if (by === 'tap') await question(page, pressed).click();
      else await page.keyboard.press('Enter');
      await expect(answer(page, opened)).toBeHidden();
      await standsStill(page);
      expect(Math.abs((await topOf(question(page, pressed))) - top), by).toBeLessThan(8);
    });
    await test.step('pressed again, it closes, and is in view', async () => {
      await question(page, pressed).click();
      await expect(open(page)).toHaveCount(0);
      await expect(question(page, pressed), by).toBeInViewport({ ratio: 1 });
    });
    letReactCome();
    await reactTakesOver(page);
  }
});
