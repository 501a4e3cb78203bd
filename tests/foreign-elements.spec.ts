/** Elements that extensions, password managers and translators add, anywhere in the document and at any time. */
import type { Page } from '@playwright/test';
import {
  anApplication,
  CLIENT,
  emptyApplication,
  exact,
  fillApplication,
  form,
  keptDraft,
  openBeforeReact,
  openBeforeReactWithStoppedClock,
  sentValues,
  submitButton,
  toast,
  typedApplication,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { moveFirst, reactTakesOver } from './react-ready.ts';

/** Elements in which foreign ones are put, first and last. */
const PLACES = [
  'body',
  '#page',
  'header',
  'main',
  '#home',
  '#faq',
  '#check-in',
  '[data-key="application"]',
  'footer',
];

/** Foreign elements of each kind. Some have names of the page's own elements, or of a form's functions. */
const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ['input', { name: 'hotelName', value: 'foreign' }],
  ['input', { name: 'email', type: 'hidden', value: 'foreign' }],
  ['input', { name: 'reset' }],
  ['input', { name: 'requestSubmit', type: 'hidden' }],
  ['input', { name: 'reportValidity', type: 'hidden' }],
  ['input', { id: 'page', required: '', hidden: '' }],
  ['input', { type: 'range', value: '3' }],
  ['textarea', { name: 'message' }],
  ['details', { open: '' }],
  ['img', { alt: '', width: '1', height: '1' }],
  ['a', { href: '#faq', 'data-key': 'their "own"' }],
  ['i', {}],
  ['button', { type: 'button', 'aria-pressed': 'true' }],
];

/** Puts foreign elements of each kind into every place. Outside of forms they are in a form of their own. */
async function addForeignElements(page: Page): Promise<void> {
  await page.evaluate(
    ([places, foreign]) => {
      for (const place of places) {
        const target = document.querySelector(place) as Element;
        for (const put of ['prepend', 'append'] as const) {
          const holder = document.createElement(target.closest('form') ? 'div' : 'form');
          holder.className = 'foreign';
          for (const [name, attributes] of foreign) {
            const element = document.createElement(name);
            for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
            holder.append(element);
          }
          target[put](holder);
        }
      }
    },
    [PLACES, FOREIGN] as const,
  );
}

const openQuestion = (page: Page) => page.locator('#faq details[data-key][open]');

test('foreign elements everywhere leave what is typed, chosen and open as it is', async ({ page }) => {
  const application = { ...anApplication(), hotelName: '' };
  const sends = watchSends(page);
  const letReactCome = await openBeforeReact(page);
  await page.locator('#faq details[data-key] summary').nth(2).click();
  await page.locator('[name=status][value=asleep]').check();
  await fillApplication(page, application);
  for (const when of ['before React', 'with React']) {
    await test.step(when, async () => {
      await addForeignElements(page);
      expect(await typedApplication(page)).toEqual(application);
      await expect(openQuestion(page)).toHaveCount(1);
      await expect(openQuestion(page)).toContainText(words.tr.faq.questions[2]?.question ?? '');
      await expect(page.locator('[name=status][value=asleep]')).toBeChecked();
      // The page does not stop a foreign form's submit.
      const prevented = await page.evaluate(() => {
        const event = new Event('submit', { bubbles: true, cancelable: true });
        document.querySelector('footer .foreign')?.dispatchEvent(event);
        return event.defaultPrevented;
      });
      expect(prevented).toBe(false);
    });
    letReactCome();
    await reactTakesOver(page);
  }
  await test.step('the application is sent once, with nothing foreign in it', async () => {
    await expect.poll(() => keptDraft(page)).toEqual(application);
    await submitButton(page).click();
    await expect(toast(page, 'tr')).toContainText(exact.tr.success);
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON().template_params).toEqual(sentValues(application));
    await expect.poll(() => keptDraft(page)).toBeNull();
    expect(await typedApplication(page)).toEqual(emptyApplication);
  });
});

test('foreign elements before React: the pressed controls are answered, and no other', async ({ page }) => {
  const letReactCome = await openBeforeReactWithStoppedClock(page);
  await page.locator('[data-key="submit-check-in"]').click();
  await page.locator('header a[data-language="en"]').click();
  await addForeignElements(page);
  await letReactCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-sample="check-in"]')).not.toHaveAttribute('data-scan', 'none');
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'still');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedConsole: [/Failed to load resource/] });
  test('without React the mail has what is typed, and nothing of foreign fields', async ({ page }) => {
    const application = anApplication();
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/');
    await addForeignElements(page);
    await moveFirst(page);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await fillApplication(page, application);
    const link = form(page).locator('a[href^="mailto:"]');
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body');
    expect(body).toBe(Object.values(application).join('\n').replaceAll('\n', '\r\n'));
  });
});
