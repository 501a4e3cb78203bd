/** The page with scripts switched off. */
import type { Locator, Page } from '@playwright/test';
import { email } from '../site.config.ts';
import { field, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { navigation, restsInPlace, topOf } from './reading-helpers.ts';

test.use({ javaScriptEnabled: false });

/** Words for pictures' descriptions, and of controls that turn the hour. */
const HERO_NEEDS_SCRIPT = [
  'pictureAlts',
  'hourHint',
  'now',
  'label',
  'checkOutDate',
  'question',
  'speciesLabel',
  'species',
  'nameIsKept',
  'one',
  'actions',
  'app',
  'out',
  'dayScale',
  'lights',
  'minutes',
  'hourLabel',
  'pause',
  'notice',
  'notices',
];

/** Words of the month's other days and of what turns it, and those it says to listeners alone. */
const MONTH_NEEDS_SCRIPT = [
  'weekdays',
  'roomNumber',
  'stays',
  'nobodyArrives',
  'nobodyLeaves',
  'hint',
  'dayLabel',
  'previous',
  'next',
];

/** Words of samples that are not there before a press, and of what only a screen reader says. */
const SAMPLES_NEED_A_PRESS = ['statusesLabel', 'notification', 'statuses', 'game'];

const PHONE = { width: 390, height: 844 };

/** The words of a part of the copy that stand on the page as text, however deep. */
function texts(value: unknown, leaveOut: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaveOut.includes(key) ? [] : texts(inner, leaveOut),
  );
}

/** What a part of the page shows, with its spaces evened out. */
async function shown(page: Page, part: string): Promise<string> {
  // Not textContent: what does not show does not count.
  return (await page.locator(part).innerText()).replace(/\s+/g, ' ');
}

const bottomOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

const even = (text: string): string => text.replace(/\s+/g, ' ').trim();

for (const { language, path } of documents) {
  const copy = words[language];

  test.describe(`The page in ${language} when no script runs (spec §2)`, () => {
    for (const width of language === 'tr' ? [1280, PHONE.width] : [PHONE.width]) {
      test(`every section's words can be read at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: PHONE.height });
        await page.goto(path);
        const { privacy, hotels, application, faq, footer } = copy;
        const parts: [string, string[]][] = [
          ['#home', texts(copy.hero, [...HERO_NEEDS_SCRIPT, width < 640 ? 'lead' : 'leadOnPhone'])],
          [
            '#features',
            [
              ...texts(copy.features, [
                'lamplightAlt',
                'nightAlt',
                'nightTime',
                'nightVision',
                'off',
                ...SAMPLES_NEED_A_PRESS,
              ]),
              ...texts(copy.features.news.statuses.eaten, ['photoAlts']),
              copy.features.more.game.rules,
            ],
          ],
          ['#hotels-section', texts(hotels, MONTH_NEEDS_SCRIPT)],
          [
            '#contact-page',
            texts([application.title, application.lead, application.individuals, application.byMail]),
          ],
          ['#contact-page', texts([application.cardTitle, application.required, application.notice])],
          [
            '#app-store',
            texts(copy.store, [
              'qrAlt',
              'tell',
              // Words of the phone's bars, which stand in other sections.
              'getApp',
              'price',
              width < 640 ? 'leadByTag' : 'leadOnPhone',
              ...(width < 640 ? ['tag'] : []),
            ]),
          ],
          ['#faq', [faq.title, faq.lead, faq.more.link, ...faq.questions.map(({ question }) => question)]],
          ['#contact', texts(footer)],
          ['body', texts(privacy.sections)],
        ];
        for (const [part, expected] of parts) {
          const text = await shown(page, part);
          expect(expected.length).toBeGreaterThan(2);
          for (const sentence of expected) expect(text, part).toContain(even(sentence));
        }
        await expect(page.locator('h1')).toBeInViewport();
        await expect(page.getByRole('img', { name: copy.features.more.game.stillAlt })).toBeVisible();
        // Nothing asks for a press that only a script could answer.
        await expect(page.locator('[data-early]:visible')).toHaveCount(0);
      });
    }

    test('on a phone the navigation stands in the bar, clear of the headline', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.locator('header button')).toBeHidden();
      const inBar = (name: string) => page.locator('header').getByRole('link', { name, exact: true });
      const end = await bottomOf(page.locator('header'));
      for (const [name, id] of navigation[language]) {
        await expect(inBar(name)).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(inBar(name)), `“${name}” lies on the bar`).toBeLessThanOrEqual(end + 1);
        await expect(inBar(name)).toHaveAttribute('href', `#${id}`);
      }
      expect(await topOf(page.locator('h1')), 'the headline begins below the bar').toBeGreaterThanOrEqual(
        end,
      );
      for (const [name, href] of [
        ['Türkçe', '/'],
        ['English', '/en/'],
      ] as const) {
        await expect(inBar(name)).toBeInViewport({ ratio: 1 });
        await expect(inBar(name)).toHaveAttribute('href', href);
        // A click reaches it: nothing lies over it.
        await inBar(name).click({ trial: true });
      }
    });
  });
}

// The rest does not depend on the words.
test.describe('The page when no script runs (spec §2)', () => {
  const copy = words.tr;

  test('the questions open, one at a time', async ({ page }) => {
    await page.goto('/');
    const open = page.locator('#faq details[open]');
    await expect(open).toHaveCount(0);
    for (const { question, answer } of [...copy.faq.questions.slice(0, 2), ...copy.faq.questions.slice(-1)]) {
      await page.locator('#faq summary', { hasText: question }).click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await expect(open).toHaveCount(1);
    }
    await open.locator('summary').click();
    await expect(open).toHaveCount(0);
  });

  test('the links to places jump there, 120 px below the top', async ({ page }) => {
    await page.goto('/');
    for (const [name, id] of [...navigation.tr].reverse()) {
      await page.locator('header').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await restsInPlace(page, id);
    }
    await page.locator('footer a[href="#about"]').click();
    await restsInPlace(page, 'about');
    await page.goto('/#faq');
    await restsInPlace(page, 'faq');
  });

  test('the form says where to write, and the privacy notice can be read at the end', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('#hotel-application');
    const { before, after } = copy.application.withoutScript;
    await expect(form.getByText(even(before))).toBeVisible();
    await expect(form.getByText(even(after))).toBeVisible();
    const link = form.getByRole('link', { name: email });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    await expect(form.locator('button[type=submit]')).toBeHidden();

    await expect(page.getByText(copy.privacy.title, { exact: true }).last()).toBeVisible();
    for (const words of texts(copy.privacy.sections)) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    const last = page.getByText(copy.privacy.sections.at(-1)?.text ?? '', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('Enter in the form when no script runs (spec §4)', () => {
  // The browser says that the page's policy held the form back.
  test.use({ expectedConsole: [/form-action/] });

  test('neither leaves the page nor puts what was typed into the address', async ({ page }) => {
    await page.goto('/');
    await field(page, 'contactName').fill('Elif Kaya');
    await field(page, 'email').fill('elif@example.com');
    await field(page, 'phone').fill('0532');
    const heldBack = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    // Playwright would wait for the navigation that never comes.
    const press = field(page, 'phone')
      .press('Enter')
      .catch(() => {});
    await heldBack;
    expect(page.url()).toMatch(/:\d+\/$/);
    await page.close();
    await press;
  });
});
