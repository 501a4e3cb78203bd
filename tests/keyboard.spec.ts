/** The page by keyboard alone. */
import {
  anApplication,
  answerSends,
  failureNoise,
  form,
  submitButton,
  toast,
  words,
} from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';

test.use({ expectedConsole: failureNoise });

test.describe('by keyboard', () => {
  test('the first stop is the skip link, which is then seen and leads past the header (WCAG 2.4.1)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { language, path } of documents) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      await expect(skip).toHaveText(words[language].skipLink);
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  for (const width of [390, 1280]) {
    test(`at ${width} px every control is a stop, in reading order, seen and not hidden (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithReact(page);
      // Room 7's controls come with its clock.
      await page.locator('[data-clock=runs]').waitFor();
      const expected = await page.evaluate(() => {
        const all = document.querySelectorAll(
          'body :is(a[href], button, input, textarea, summary, [tabindex="0"])',
        );
        return [...all]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter(
            (element) =>
              !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
          )
          .sort((a, b) => {
            // On a phone the room stands before what the first screen says and offers.
            const isPhone = innerWidth < 640 && [a, b].every((element) => element.closest('#home'));
            return isPhone ? a.getBoundingClientRect().top - b.getBoundingClientRect().top : 0;
          })
          .map((element, index) => {
            element.setAttribute('data-test-stop', String(index));
            return index;
          });
      });
      const stops: number[] = [];
      const faults: string[] = [];
      for (let count = 0; count <= expected.length; count += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(async () => {
          // The browser scrolls a stop into view before the next frame.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const element = document.activeElement;
          const index = element?.getAttribute('data-test-stop');
          if (!element || !index) return null;
          // Drawn round the control itself, or round what it is the unseen part of: a switch, a slider's plate.
          const plate = element.closest('[data-sample] :has(> input, > * > input)');
          const rings = [
            element,
            element.closest('label'),
            element.closest('fieldset'),
            plate,
            plate?.parentElement,
          ].map((drawn) => drawn && getComputedStyle(drawn));
          const box = element.getClientRects()[0] ?? new DOMRect();
          const x = box.left + box.width / 2;
          const y = box.top + box.height / 2;
          const top = document.elementFromPoint(x, y);
          return {
            index: Number(index),
            name: element.outerHTML.slice(0, 80),
            ring: rings.some(
              (style) => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
            ),
            seen:
              top !== null && (element.contains(top) || top.contains(element)) && !top.matches('body, html'),
          };
        });
        if (!stop) break;
        stops.push(stop.index);
        if (!stop.ring) faults.push(`no ring: ${stop.name}`);
        if (!stop.seen) faults.push(`hidden: ${stop.name}`);
      }
      expect(stops).toEqual(expected);
      expect(faults).toEqual([]);
    });
  }

  test('an application can be written and sent, and its toast closed, without a pointer (WCAG 2.1.1)', async ({
    page,
  }) => {
    await answerSends(page, 200, 'OK');
    await page.goto('/');
    await form(page).locator('[name="hotelName"]').focus();
    const { hotelName, contactName, email, phone, message } = anApplication();
    for (const value of [hotelName, contactName, email, phone, message]) {
      await page.keyboard.insertText(value);
      await page.keyboard.press('Tab');
    }
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'tr')).toBeVisible();
    await toast(page, 'tr').getByRole('button').focus();
    await page.keyboard.press('Space');
    await expect(toast(page, 'tr')).toBeHidden();
  });
});
