/** For everyone: targets, zoom, text spacing, forced colours. */
import type { Page } from '@playwright/test';
import { answerSends, failureNoise, form, sendApplication, toast } from './application-helpers.ts';
import { brokenWords, expectFits, spaceText } from './fits.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { playUntilPair } from './samples-helpers.ts';

test.use({ expectedConsole: failureNoise });

/** Sends an application that ends with a status. */
async function finish(page: Page, language: Language, status: number): Promise<void> {
  await answerSends(page, status);
  await sendApplication(page);
  // The toast stays while the pointer is on it.
  await toast(page, language).hover();
}

/** Visible controls whose boxes are smaller than asked, with their sizes. */
async function smallerThan(page: Page, selector: string, side: number): Promise<string[]> {
  await expect(page.locator(selector), 'controls to measure').not.toHaveCount(0);
  return page.locator(selector).evaluateAll(
    (elements, least) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = Math.min(width, height) < least - 0.01;
        return isSmall && element.checkVisibility({ visibilityProperty: true })
          ? `${width} × ${height}: ${element.outerHTML.slice(0, 90)}`
          : [];
      }),
    side,
  );
}

test.describe('small windows and large letters', () => {
  // With reduced motion, what slides to its place after a change of width is there at once.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const { language, path } of documents) {
    test(`${language}: from 1920 to 320 px nothing scrolls sideways and no word is cut off (WCAG 1.4.10)`, async ({
      page,
    }) => {
      // The window narrows after the page has opened, as it does when visitors zoom in.
      await openWithReact(page, path);
      for (const width of [1920, 1280, 1100, 768, 640, 390, 360, 320]) {
        // A lower window of the same width may have the first screen of a phone held sideways.
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page, `at ${width} px`);
        expect.soft(await page.evaluate(brokenWords), `at ${width} px`).toEqual([]);
      }
      // At 1280 × 1024 px and 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectFits(page, 'at 400 %');
      await page.locator('#faq summary').nth(2).click();
      await expectFits(page, 'a question open');
      await playUntilPair(page);
      await page.locator('[data-sample="status"] label').last().click();
      await page.locator('[data-key="guest-name"]').fill('W'.repeat(20));
      await page.locator('[data-key="submit-check-in"]').click();
      await page.locator('[data-sample="month"] button').last().click();
      await expectFits(page, 'samples in use');
      await page.locator('header button[commandfor="menu"]').click();
      await expectFits(page, 'menu');
      await page.keyboard.press('Escape');
      await form(page).locator('button[commandfor="privacy-notice"]').click();
      await expectFits(page, 'notice');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 640 });
      for (const status of [500, 200]) {
        await page.unrouteAll();
        await finish(page, language, status);
        await expectFits(page, `toast and outcome of ${status}`);
      }
    });

    test(`${language}: controls are large enough, and spaced text loses no word (WCAG 1.4.12)`, async ({
      page,
    }) => {
      await openWithReact(page, path);
      await page.locator('#faq summary').first().click();
      await test.step('controls are large enough, in dialogs, too', async () => {
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const expectLarge = async (selector: string, side: number) =>
            expect.soft(await smallerThan(page, selector, side), `at ${width} px`).toEqual([]);
          await expectLarge('body :is(a, button, input, textarea, summary):not(.skip-link)', 24);
          await expectLarge('header :is(a, button)', 44);
          await expectLarge('#hotel-application :is(input, textarea, button[type="submit"])', 44);
          await form(page).locator('button[commandfor="privacy-notice"]').click();
          await expectLarge('dialog#privacy-notice button', 44);
          await page.keyboard.press('Escape');
        }
        await page.locator('header button[commandfor="menu"]').click();
        expect.soft(await smallerThan(page, 'dialog#menu :is(a, button)', 44)).toEqual([]);
        await page.keyboard.press('Escape');
      });

      await test.step('spaced text loses no word', async () => {
        await spaceText(page);
        for (const width of [390, 1100, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await expectFits(page, `${width} px`);
        }
      });
    });
  }
});

test('forced colours leave edges, and states that can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openWithReact(page);
  await finish(page, 'tr', 500);
  const withoutEdge = async (selector: string) => {
    await expect(page.locator(selector), 'surfaces with edges').not.toHaveCount(0);
    return page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          // An edge that is not drawn has a width of 0.
          const { borderBottomWidth, borderTopWidth } = getComputedStyle(element);
          return borderBottomWidth === '0px' || borderTopWidth === '0px';
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    );
  };
  await test.step('fields, buttons, toast and dialog have edges', async () => {
    for (const selector of [
      '#hotel-application :is(input, textarea)',
      '.key-button',
      'header a[href="#contact-page"]',
      '#app-store a:not([href*="wa.me"], [href^="#"])',
      'section[data-type]:not([hidden])',
    ]) {
      expect.soft(await withoutEdge(selector)).toEqual([]);
    }
    await form(page).locator('button[commandfor="privacy-notice"]').click();
    expect.soft(await withoutEdge('dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the lamp has an edge, and looks different on and off', async () => {
    const colours = new Set<string>();
    for (const isOn of [true, false]) {
      await page.getByRole('switch').setChecked(isOn);
      const shade = page.locator('[data-sample="camera"] div:has(> [role="switch"])');
      colours.add(await shade.evaluate((lamp) => getComputedStyle(lamp, '::after').backgroundColor));
    }
    expect(colours.size).toBe(2);
    expect.soft(await withoutEdge('[role="switch"]')).toEqual([]);
  });
  await test.step('the flag of the current language looks different', async () => {
    const underlines = await page
      .locator('header a[data-language]')
      .evaluateAll((flags) => flags.map((flag) => getComputedStyle(flag).borderBottomWidth));
    expect(new Set(underlines).size).toBe(2);
  });
});
