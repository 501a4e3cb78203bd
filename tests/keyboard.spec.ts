/** The page by keyboard alone. */
import { fieldNames } from '../contract/fields.ts';
import { anApplication, answerSends, field, submitButton, toast, words } from './application-helpers.ts';
import { faintAsFocused } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

test('an application is written and sent without a pointer (WCAG 2.1.1, 2.4.1)', async ({ page }) => {
  await answerSends(page, 200, 'OK');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await test.step('the first stop is a link that skips the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveText(words.tr.skipLink);
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('Tab goes through the fields, and Enter sends', async () => {
    await field(page, 'hotelName').focus();
    const application = anApplication();
    for (const name of fieldNames) {
      await page.keyboard.insertText(application[name]);
      await page.keyboard.press('Tab');
    }
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'tr')).toBeVisible();
  });
  await test.step('the toast is closed with Space', async () => {
    await toast(page, 'tr').getByRole('button').focus();
    await page.keyboard.press('Space');
    await expect(toast(page, 'tr')).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test(`at ${width} px every control is a stop, in reading order and in view, with a focus ring`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithReact(page);
    // Room 7's controls appear when its clock runs.
    await page.locator('[data-clock=runs]').waitFor();
    await test.step('Tab reaches every control in reading order, and each is in view', async () => {
      const expected = await page.evaluate(() => {
        const all = document.querySelectorAll(
          'body :is(a[href], button, input:not([type=radio]:not(:checked)), textarea, summary, [tabindex="0"])',
        );
        return [...all]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .sort((a, b) => {
            // On a phone the room comes before the lead and the actions of the first screen.
            const isPhone = innerWidth < 640 && [a, b].every((element) => element.closest('#home'));
            return isPhone ? a.getBoundingClientRect().top - b.getBoundingClientRect().top : 0;
          })
          .map((element, index) => {
            element.setAttribute('data-test-stop', String(index));
            return String(index);
          });
      });
      const stops: string[] = [];
      for (let count = 0; count <= expected.length; count += 1) {
        await page.keyboard.press('Tab');
        const { stop, hidden } = await page.evaluate(async () => {
          // The browser scrolls a stop into view before the next frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const element = document.activeElement ?? document.body;
          const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          const isUnderBar = [...document.querySelectorAll('[data-sample=bar]')]
            .filter((bar) => !bar.contains(element))
            .map((bar) => bar.getBoundingClientRect())
            .some((bar) => top < bar.bottom && top + height > bar.top + 1);
          const isSeen = element.contains(seen) || (seen?.contains(element) && !seen.matches('body, html'));
          return {
            stop: element.getAttribute('data-test-stop'),
            hidden: isSeen && !isUnderBar ? '' : element.outerHTML.slice(0, 80),
          };
        });
        if (!stop) break;
        stops.push(stop);
        expect.soft(hidden).toBe('');
      }
      expect(stops).toEqual(expected);
    });

    await test.step('every focus ring stands out, light and dark', async () => {
      // On a phone the room's slider is on a drawn frame, whose colour no style gives: only its ring is checked.
      const ringed = page.locator(`[data-test-stop]${width === 390 ? ':not(#home [type=range])' : ''}`);
      await page.locator('#home [type=range]').focus();
      await expect(page.locator('#home :has(> * > [type=range])')).toHaveCSS('outline-style', 'solid');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await faintAsFocused(ringed), colorScheme).toEqual([]);
      }
    });
  });
}
