/** All that a visitor can do, in an old Chromium: it works, and looks as in today's. */
import type { Page } from '@playwright/test';
import { email } from '../../site.config.ts';
import { FIRST_DAY } from '../../src/page/hotels/month.ts';
import {
  field,
  form,
  mailsAbout,
  receipt,
  sendApplication,
  switchLanguage,
  words,
} from '../application-helpers.ts';
import { documents, type Language } from '../fixtures.ts';
import { flag, speaks } from '../language-helpers.ts';
import { ownersBrands } from '../owners-site.ts';
import { reactTakesOver } from '../react-ready.ts';
import { roomPicture } from '../room-shown.ts';
import { expect, isWalked, test, WINDOWS } from './beside-today.ts';

const other = (language: Language) => (language === 'tr' ? 'en' : 'tr');
const sample = (page: Page, name: string) => page.locator(`[data-sample=${name}]`);
const question = (page: Page, number: number) => page.locator(`#faq [data-key=question-${number}]`);

/** Turns the lamp off and marks another status. */
async function triesTheSamples(page: Page, language: Language): Promise<void> {
  const { camera, status: marked } = words[language].features;
  await sample(page, 'camera').getByRole('switch').click();
  await expect(page.getByRole('img', { name: camera.nightAlt })).toBeVisible();
  await expect(page.getByRole('img', { name: camera.lamplightAlt })).toBeHidden();
  const { status, note } = marked.statuses.asleep;
  await sample(page, 'status').getByRole('radio', { name: status }).click();
  await expect(sample(page, 'status').getByText(note, { exact: true })).toBeVisible();
}

// Without the old Chromium there is nothing to compare; `npm test` says so. Hardly anything that it lacks depends
// on the words, so each language is walked in one of the windows, and its look alone is compared in the other.
for (const [index, { language, path }] of isWalked ? documents.entries() : []) {
  const { hero, features, hotels, application, privacy } = words[language];
  const viewport = WINDOWS[index % WINDOWS.length] ?? WINDOWS[0];
  const size = `${viewport.width} × ${viewport.height} px`;
  const isPhone = viewport.width < 700;

  test.describe(`${language}, ${size}`, () => {
    test.use({ viewport, isMobile: isPhone, hasTouch: isPhone });

    test('all that a visitor can do works, before React and with it, up to the receipt and the mail', async ({
      each,
      looksTheSame,
    }) => {
      test.slow();

      await test.step('the page, and a flag that is pressed before React is there', async () => {
        // No request is held back: that would keep the browser from using its cache, and the fonts would be late.
        await each(async (one) => {
          await one.goto(path);
          await expect(one.locator('[data-clock=runs]')).toBeAttached();
        });
        await looksTheSame('the page');
        await each(async (one) => {
          await one.emulateMedia({ colorScheme: 'dark' });
        });
        await looksTheSame('the page in the dark theme');
        await each(async (one) => {
          await one.emulateMedia({ colorScheme: 'light' });
          if (!isPhone) {
            await flag(one, other(language)).click();
          } else {
            await sample(one, 'game').locator('[data-key=play]').click();
          }
          await reactTakesOver(one);
          if (isPhone)
            await expect(sample(one, 'game').getByRole('group').getByRole('button')).toHaveCount(8);
          else await speaks(one, other(language));
          await switchLanguage(one, other(language));
        });
        await looksTheSame('the page in the other language');
        await each(async (one) => {
          await switchLanguage(one, language);
          await speaks(one, language);
        });
        await looksTheSame('the page with React');
      });

      if (isPhone) {
        await test.step('the menu', async () => {
          const menu = (one: Page) => one.locator('dialog#menu');
          await each(async (one) => {
            await one.locator('header [commandfor=menu]').click();
            await expect(menu(one).getByRole('navigation')).toBeVisible();
          });
          await looksTheSame('the menu');
          await each(async (one) => {
            await one.keyboard.press('Escape');
            await expect(menu(one)).toBeHidden();
          });
        });

        await test.step('the bar at the lower edge', async () => {
          await each(async (one) => {
            const bar = one.locator('#hotels-section [data-sample=bar]');
            await one.evaluate(() => document.getElementById('hotels-section')?.scrollIntoView());
            await expect(bar).toBeInViewport({ ratio: 1 });
            const link = bar.getByRole('link');
            const target = (await link.getAttribute('href')) ?? '';
            await link.click();
            await expect(one).toHaveURL(new RegExp(`${target}$`));
            await expect(one.locator(target)).toBeInViewport();
          });
        });
      }

      await test.step('room 7 at night, and a check-in', async () => {
        const card = (one: Page) => sample(one, 'check-in');
        const button = (one: Page, name: string) => card(one).getByRole('button', { name, exact: true });
        await each(async (one) => {
          await one.locator('#home [data-key=hour]').fill('26');
          await expect.poll(() => one.evaluate(roomPicture)).toBe('02');
          await card(one).getByRole('textbox').fill('Pamuk');
          await button(one, hero.card.actions.in).click();
          await expect(card(one).getByRole('status')).toContainText('Pamuk');
          await expect(card(one).getByRole('textbox')).toBeHidden();
        });
        await looksTheSame('the night, and the card of a guest who is in');
        await each(async (one) => {
          await button(one, hero.card.actions.out).click();
          await expect(button(one, hero.card.actions.again)).toBeVisible();
        });
        await looksTheSame('the card of a guest who is out');
      });

      await test.step('lamp, status and game, the month, and one question at most', async () => {
        await each(async (one) => {
          await triesTheSamples(one, language);
          const cards = sample(one, 'game').getByRole('group').getByRole('button');
          if ((await cards.count()) === 0) await sample(one, 'game').locator('[data-key=play]').click();
          await cards.first().click();
          await expect(cards.first()).not.toHaveAccessibleName(new RegExp(features.more.game.closed));
          await sample(one, 'month').getByRole('slider').focus();
          await one.keyboard.press('ArrowRight');
          await expect(sample(one, 'month').getByRole('heading')).toContainText(
            hotels.panel.date(FIRST_DAY + 1),
          );
          for (const number of [1, 4]) {
            await question(one, number).locator('summary').click();
            await expect(one.locator('#faq details[open]')).toHaveCount(1);
            await expect(question(one, number).locator('p')).toBeVisible();
          }
        });
        await looksTheSame('the samples and a question');
      });

      await test.step('the privacy notice', async () => {
        const notice = (one: Page) => one.getByRole('dialog', { name: privacy.title });
        await each(async (one) => {
          await form(one).getByRole('button', { name: application.privacyNotice.link }).click();
          await expect(notice(one)).toBeVisible();
        });
        await looksTheSame('the privacy notice');
        await each(async (one) => {
          await notice(one).getByRole('button', { name: privacy.close }).click();
          await expect(notice(one)).toBeHidden();
        });
      });

      await test.step('the application, its receipt and its mail', async () => {
        await each(async (one) => {
          const { phone } = await sendApplication(one);
          await expect(receipt(one)).toBeVisible();
          await expect(form(one)).toBeHidden();
          await expect.poll(() => mailsAbout(phone)).toHaveLength(1);
        });
        await looksTheSame('the receipt');
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the page reads and works, and says where to write', async ({ each, looksTheSame }) => {
        await each((one) => one.goto(path));
        await looksTheSame('the page without script');
        await each((one) => one.emulateMedia({ colorScheme: 'dark' }));
        await looksTheSame('the page without script in the dark theme');
        await each(async (one) => {
          await triesTheSamples(one, language);
          await question(one, 1).locator('summary').click();
          await expect(question(one, 1).locator('p')).toBeVisible();
          await expect(form(one).getByRole('link', { name: email })).toHaveAttribute(
            'href',
            `mailto:${email}`,
          );
          await expect(field(one, 'contactName')).toBeVisible();
        });
      });
    });
  });
}

for (const javaScriptEnabled of isWalked ? [true, false] : []) {
  test.describe(`the 404 page ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: WINDOWS[0], expectedConsole: [/404/] });

    test('looks as in today’s Chromium, and so does the header with any brand', async ({
      each,
      looksTheSame,
    }) => {
      await each((one) => one.goto('/no-such-page'));
      await looksTheSame('the 404 page');
      for (const viewport of WINDOWS) {
        await each((one) => one.setViewportSize(viewport));
        for (const brand of ownersBrands.flatMap(({ tr, en }) => [tr, en])) {
          await each((one) =>
            one.locator('header a span span').evaluate((element, text) => {
              element.textContent = text;
            }, brand),
          );
          await looksTheSame(`the header with “${brand}” at ${viewport.width} px`);
        }
      }
    });
  });
}
