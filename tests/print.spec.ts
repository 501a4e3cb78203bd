/** The printed page: a leaflet of two sides, with a code to scan and where to write. */
import type { Page } from '@playwright/test';
import type { Content } from '../content/types.ts';
import { email, origin } from '../site.config.ts';
import { words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';

/** Area of an A4 sheet within the leaflet's margins, in px. */
const SHEET = { width: 658, height: 1032 };
const BLACK = 'rgb(0, 0, 0)';

/** How many letters of questions and answers fit on the second side, and on a side that has nothing else. */
const LETTERS_ON_SECOND_SIDE = 1700;
const LETTERS_ON_FURTHER_SIDE = 3000;

/** How many sides the leaflet may have: an owner's longer answers, or more questions, go on to a third. */
function mostSides({ faq }: Content): number {
  const letters = faq.questions.flatMap(({ question, answer }) => [question, answer]).join('').length;
  return 2 + Math.ceil(Math.max(0, letters - LETTERS_ON_SECOND_SIDE) / LETTERS_ON_FURTHER_SIDE);
}

const sidesOf = async (page: Page, format: 'A4' | 'Letter') =>
  (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    ?.length;

test('The leaflet', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await test.step('has two sides, of A4 or Letter, in either language, and more only for longer answers', async () => {
    // The Turkish page comes last: the steps below read it.
    for (const { language, path } of [...documents].reverse()) {
      await page.goto(path);
      for (const format of ['A4', 'Letter'] as const) {
        const sides = await sidesOf(page, format);
        expect(sides, `${path}, ${format}`).toBeGreaterThanOrEqual(2);
        expect(sides, `${path}, ${format}`).toBeLessThanOrEqual(mostSides(words[language]));
      }
    }
  });

  // The rest is the same in English, in other words.
  const turkish = words.tr;

  await test.step('says what the club is, answers every question, and names whom to write to', async () => {
    const { hero, features, hotels, store, faq } = turkish;
    for (const text of [
      hero.title,
      features.what.text,
      ...Object.values(hotels.benefits).map((benefit) => benefit.text),
      store.free,
      ...faq.questions.map(({ answer }) => answer),
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(email, { exact: true })).toBeVisible();
    await expect(footer.getByText(new URL(origin).host, { exact: true })).toBeVisible();
  });

  await test.step('closes the family’s side with the code to scan, before the hotel’s', async () => {
    const code = await page.getByRole('img', { name: turkish.store.qrAlt }).boundingBox();
    const hotels = await page.getByText(turkish.hotels.title, { exact: true }).boundingBox();
    // A code of 25 mm or more can be scanned from an arm's length.
    expect(code?.width).toBeGreaterThan(94);
    expect(code?.y).toBeLessThan(SHEET.height);
    expect(hotels?.y).toBeGreaterThan((code?.y ?? Number.POSITIVE_INFINITY) + (code?.height ?? 0));
  });

  await test.step('leaves out what only a screen can do', async () => {
    for (const role of ['button', 'textbox', 'slider', 'navigation', 'dialog'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.locator('main a[href^="#"]:visible, a[href*="apple.com"]:visible')).toHaveCount(0);
  });

  await test.step('is black on white, whatever the theme of the screen', async () => {
    const inks = await page
      .locator('h1, h2, h3, p, li, summary')
      .evaluateAll((elements) => [
        ...new Set(
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).color),
        ),
      ]);
    expect(inks).toEqual([BLACK]);
    const grounds = await page
      .locator('html, body, section, article, footer')
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).backgroundColor)),
      ]);
    expect(grounds).toEqual(['rgba(0, 0, 0, 0)']);
  });
});
