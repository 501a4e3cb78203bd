/** The questions and their answers, with and without React. */
import type { Page } from '@playwright/test';
import { openBeforeReact, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';
import { standsStill } from './reading-helpers.ts';

const { questions } = words.tr.faq;
const last = questions.length - 1;

const items = (page: Page) => page.locator('#faq details');
const open = (page: Page) => page.locator('#faq details[open]');
const question = (page: Page, index: number) => items(page).nth(index).locator('summary');
const answer = (page: Page, index: number) => items(page).nth(index).locator('p');

test('all questions in their order; a click shows the answer at once with reduced motion, a second one hides it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(items(page)).toHaveCount(questions.length);
  for (const [index, { question: words }] of questions.entries()) {
    await expect(question(page, index)).toContainText(words);
    await expect(answer(page, index)).toBeHidden();
  }
  await expect(items(page).locator('p')).toHaveText(questions.map(({ answer }) => answer));
  await expect(open(page)).toHaveCount(0);
  for (const index of [0, last]) {
    await question(page, index).click();
    const moving = items(page)
      .nth(index)
      .evaluate((item) => item.getAnimations({ subtree: true }).length);
    expect(await moving, 'nothing moves').toBe(0);
    await expect(answer(page, index)).toBeVisible();
    await expect(page.getByText(questions[index]?.answer ?? '', { exact: true })).toBeInViewport();
    await question(page, index).click();
    await expect(answer(page, index)).toBeHidden();
    await expect(open(page)).toHaveCount(0);
  }
});

test.describe('The questions, one open at a time (spec §2, §4)', () => {
  test('opening one closes the other, before React, with it and across', async ({ page }) => {
    const release = await openBeforeReact(page);
    for (const when of ['before React', 'with React']) {
      await test.step(when, async () => {
        await question(page, 1).click();
        await expect(answer(page, 1)).toBeVisible();
        await question(page, 4).click();
        await expect(answer(page, 4)).toBeVisible();
        await expect(answer(page, 1)).toBeHidden();
        await expect(open(page)).toHaveCount(1);
        await question(page, 2).click();
        await expect(answer(page, 2)).toBeVisible();
        await expect(open(page)).toHaveCount(1);
        await question(page, 2).click();
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

  test('Enter and Space open and close, and Tab goes from question to question', async ({ page }) => {
    await page.goto('/');
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
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(open(page)).toHaveCount(0);
  });

  test('an answer opened by key is seen whole on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithReact(page);
    await page.locator('#faq a[href="#contact-page"]').focus();
    for (let index = 0; index <= last; index += 1) {
      await page.keyboard.press('Tab');
      await expect(question(page, index)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(answer(page, index)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      // The next stop is the next question, once the answer's link is gone.
      await expect(answer(page, index)).toBeHidden();
    }
  });

  test('at 400 % zoom a question reached by key stands clear of the header', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    await expect(question(page, 0)).not.toHaveCSS('scroll-margin-bottom', '0px');
    // Nobody has gone through a page to its questions while it is still being laid out.
    await expect(page.locator('html')).not.toHaveAttribute('data-deferred');
    const header = await page.locator('header').boundingBox();
    const isClear = async (index: number) => {
      await expect(question(page, index)).toBeFocused();
      await expect(question(page, index)).toBeInViewport({ ratio: 1 });
      const box = await question(page, index).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    };
    await page.locator('#faq a[href="#contact-page"]').focus();
    for (let index = 0; index <= last; index += 1) {
      await page.keyboard.press('Tab');
      await isClear(index);
    }
    for (let index = last - 1; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await isClear(index);
    }
  });

  test('a pressed question stays where it is while another one closes above it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const letCome = await openBeforeReact(page);
    for (const { when, presses } of [
      { when: 'before React', presses: [[0, last - 1, 'tap']] },
      {
        when: 'with React',
        presses: [
          [2, 3, 'tap'],
          [2, last, 'Enter'],
        ],
      },
    ] as const) {
      for (const [opened, pressed, by] of presses) {
        const what = `${when}: ${opened}, then ${pressed} by ${by}`;
        await question(page, opened).click();
        await expect(answer(page, opened)).toBeVisible();
        await standsStill(page);
        await question(page, pressed).evaluate((element) => {
          scrollTo({ top: scrollY + element.getBoundingClientRect().top - 170, behavior: 'instant' });
        });
        await standsStill(page);
        if (by === 'Enter') await question(page, pressed).focus();
        const top = (await question(page, pressed).boundingBox())?.y ?? 0;
        if (by === 'tap') await question(page, pressed).click();
        else await page.keyboard.press('Enter');
        await expect(answer(page, opened)).toBeHidden();
        await standsStill(page);
        expect(Math.abs(((await question(page, pressed).boundingBox())?.y ?? 0) - top), what).toBeLessThan(8);
        await question(page, pressed).click();
        await expect(open(page)).toHaveCount(0);
        await expect(question(page, pressed), what).toBeInViewport({ ratio: 1 });
      }
      letCome();
      await moveFirst(page);
      await reactTakesOver(page);
    }
  });
});
