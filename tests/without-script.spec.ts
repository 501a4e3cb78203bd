/** The page with scripts switched off. */
import type { Locator, Page } from '@playwright/test';
import type { TextWithExtra } from '../content/types.ts';
import { email } from '../site.config.ts';
import { sections } from '../src/page/section-ids.ts';
import { field, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { navigation, restsInPlace, topOf } from './reading-helpers.ts';

test.use({ javaScriptEnabled: false });

/** Keys of words that are not visible text: of pictures, hidden states, screen readers, controls that need script. */
const NOT_WRITTEN = `
  pictureAlts photoAlts hourHint now label checkOutDate question speciesLabel species nameIsKept one actions out dayScale
  lights minutes hourLabel pause notice notices
  lamplightAlt nightAlt nightTime nightVision off statusesLabel notification statuses game
  weekdays roomNumber stays nobodyArrives nobodyLeaves hint dayLabel previous next
  qrAlt tell getApp price extra
  morning afternoon evening
`.split(/\s+/);

const PHONE = { width: 390, height: 844 };

/** The words of a part of the content that are on the page as text, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_WRITTEN.includes(key) ? [] : texts(inner)));
}

const whole = ({ before, extra, after }: TextWithExtra): string => before + extra + after;
const onPhone = ({ before, after }: TextWithExtra): string => before + after;

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Expects a part of the page to show these words. `innerText` leaves out what is not shown. */
async function says(page: Page, part: string, expected: readonly string[]): Promise<void> {
  const text = withSingleSpaces(await page.locator(part).innerText());
  expect(expected.length).toBeGreaterThan(0);
  for (const sentence of expected) expect(text, part).toContain(withSingleSpaces(sentence));
}

const bottomOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().bottom);

for (const { language, path } of documents) {
  const { hero, features, hotels, application, store, faq, footer, privacy } = words[language];

  test(`The page in ${language} can be read and navigated when no script runs (spec §2)`, async ({
    page,
  }) => {
    await page.goto(path);
    await test.step('each section has parts that script lays out later (decision 0007)', async () => {
      for (const { id } of Object.values(sections)) {
        await expect(page.locator(`#${id} [data-part]`)).not.toHaveCount(0);
      }
    });

    await test.step('its words and pictures are there, on a desktop and on a phone', async () => {
      await says(page, '#home', [whole(hero.lead)]);
      await says(page, '#app-store', [whole(store.lead), store.tag]);
      await page.setViewportSize(PHONE);
      const { tag: _scanned, ...storeOnPhone } = store;
      const { game, statuses } = { ...features.more, ...features.status };
      await says(page, '#home', [...texts(hero), onPhone(hero.lead)]);
      await says(page, '#features', [...texts(features), ...texts(statuses.eaten), game.rules]);
      await says(page, '#hotels-section', texts(hotels));
      await says(page, '#contact-page', [
        ...texts([application.title, application.lead, application.individuals, application.byMail]),
        ...texts([application.cardTitle, application.required, application.privacyNotice]),
      ]);
      await says(page, '#app-store', [...texts(storeOnPhone), onPhone(store.lead)]);
      await says(page, '#faq', [faq.title, faq.more.link]);
      await says(
        page,
        '#faq',
        faq.questions.map(({ question }) => question),
      );
      await says(page, '#contact', texts(footer));
      await expect(page.locator('footer [data-greeting]').filter({ visible: true })).toHaveText([
        footer.greetings.night,
      ]);
      await says(page, 'body', texts(privacy.sections));
      await expect(page.locator('h1')).toBeInViewport();
      await expect(page.getByRole('img', { name: game.stillAlt })).toBeVisible();
    });
    await test.step('no control is shown that only a script could answer', async () => {
      const needsScript = '[data-sample=check-in] input, [data-sample=hotel-tag] textarea, [data-early]';
      await expect(page.locator(needsScript).filter({ visible: true })).toHaveCount(0);
    });

    const inBar = (name: string) => page.locator('header').getByRole('link', { name, exact: true });
    await test.step('the bar has every section, and ends above the headline', async () => {
      await expect(page.locator('header button')).toBeHidden();
      const end = await bottomOf(page.locator('header'));
      for (const [name, id] of navigation[language]) {
        await expect(inBar(name)).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(inBar(name)), `“${name}” is within the bar`).toBeLessThanOrEqual(end + 1);
        await expect(inBar(name)).toHaveAttribute('href', `#${id}`);
      }
      expect(await topOf(page.locator('h1')), 'the headline begins below the bar').toBeGreaterThanOrEqual(
        end,
      );
    });
    await test.step('the bar has both flags, and nothing covers them', async () => {
      for (const [name, href] of [
        ['Türkçe', '/'],
        ['English', '/en/'],
      ] as const) {
        await expect(inBar(name)).toBeInViewport({ ratio: 1 });
        await expect(inBar(name)).toHaveAttribute('href', href);
        await inBar(name).click({ trial: true });
      }
    });
  });
}

test('When no script runs, links, samples and questions work, and the form says where to write', async ({
  page,
}) => {
  const { application, faq, features, hotels, privacy } = words.tr;
  await page.goto('/');
  await test.step('every link leads to its place', async () => {
    for (const [name, id] of [...navigation.tr].reverse()) {
      await page.locator('header').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await restsInPlace(page, id);
    }
    await page.locator('footer a[href="#about"]').click();
    await restsInPlace(page, 'about');
    await page.getByRole('link', { name: hotels.apply, exact: true }).click();
    await expect(page).toHaveURL(/#hotel-application$/);
  });

  await test.step('lamp and status can be changed', async () => {
    await page.getByRole('switch').click();
    await expect(page.getByRole('img', { name: features.camera.nightAlt })).toBeVisible();
    const { status, note } = features.status.statuses.asleep;
    await page.getByRole('radio', { name: status }).click();
    await expect(page.locator('[data-sample="status"]').getByText(note, { exact: true })).toBeVisible();
  });

  await test.step('questions open one at a time', async () => {
    const open = page.locator('#faq details[open]');
    await expect(open).toHaveCount(0);
    for (const { question, answer } of faq.questions.slice(0, 2)) {
      await page.locator('#faq summary', { hasText: question }).click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await expect(open).toHaveCount(1);
    }
  });

  await test.step('the form says where to write', async () => {
    const form = page.locator('#hotel-application');
    const { before, after } = application.withoutScript;
    await expect(form.getByText(withSingleSpaces(before))).toBeVisible();
    await expect(form.getByText(withSingleSpaces(after))).toBeVisible();
    await expect(form.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(form.locator('button[type=submit]')).toBeHidden();
  });
  await test.step('the privacy notice can be read to its end', async () => {
    const last = page.getByText(privacy.sections.at(-1)?.text ?? '', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('Enter in the form when no script runs (spec §4)', () => {
  // The browser reports that the page's policy stopped the form.
  test.use({ expectedConsole: [/form-action/] });

  test('neither leaves the page nor puts what was typed into the address', async ({ page }) => {
    await page.goto('/');
    await field(page, 'contactName').fill('Elif Kaya');
    await field(page, 'email').fill('elif@example.com');
    await field(page, 'phone').fill('0532');
    const stopped = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    // Playwright would wait for the navigation that never comes.
    const press = field(page, 'phone')
      .press('Enter')
      .catch(() => {});
    await stopped;
    expect(page.url()).toMatch(/:\d+\/$/);
    await page.close();
    await press;
  });
});
