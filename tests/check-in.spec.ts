/** The check-in card on the counter: the visitor's pet checks in and out, and every sample bears its name. */
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { sampleGuests } from '../content/sample-guests.ts';
import type { GuestNames, Species } from '../content/types.ts';
import {
  field as applicationField,
  CLIENT,
  keptDraft,
  openBeforeReactWithStoppedClock,
  openWithStoppedClock,
  switchLanguage,
  words,
} from './application-helpers.ts';
import { violations } from './axe.ts';
import { leaveAndReturn, withBackForwardCache } from './back-forward-cache.ts';
import { faintIn } from './contrast.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';

const card = (page: Page) => page.locator('[data-sample=check-in]');
const nameField = (page: Page) => card(page).getByRole('textbox');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const status = (page: Page) => card(page).getByRole('status');
/** The code with the paper it is printed on. */
const code = (page: Page) => card(page).locator('[aria-hidden=true]').first();

/** Names that visitors may write, and what the page makes of them. */
const typedNames: readonly (readonly [typed: string, species: Species, name: string])[] = [
  ['Pamuk', 'cat', 'Pamuk'],
  ['İğde', 'dog', 'İğde'],
  ['Şeker & Co.', 'cat', 'Şeker & Co.'],
  ['Prenses Karamel', 'dog', 'Prenses Karamel'],
  ['ממתק', 'cat', 'ממתק'],
  ['👑', 'dog', '👑'],
  ['W'.repeat(24), 'cat', 'W'.repeat(20)],
  ['   ', 'dog', ''],
  ['<b>x</b>', 'cat', '<b>x</b>'],
];

/** Checks a pet in by the keyboard, without scanner. */
async function checkIn(page: Page, typed: string, species: Species = 'cat'): Promise<void> {
  await nameField(page).fill(typed);
  await card(page).locator(`[data-key=species-${species}]`).focus();
  await page.keyboard.press('Space');
  await nameField(page).press('Enter');
}

/** Who the card's sentences are about. */
function subject(language: Language, name: string, stay: 'in' | 'out'): string {
  const { and, says } = words[language].hero.card;
  const { cat, dog } = sampleGuests;
  return name ? `${name} ${says[stay].one}` : `${cat} ${and} ${dog} ${says[stay].two}`;
}

/** A text as a regular expression finds it. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts of a part of the page that show. */
const shownText = async (place: Locator) => (await place.innerText()).replace(/\s+/g, ' ').trim();

/** Every sample speaks of these guests. */
async function samplesName(
  page: Page,
  names: GuestNames,
  language: Language,
  animal: Species,
): Promise<void> {
  const { hero, features } = words[language];
  const noticeNow = hero.day.find(({ hour }) => hour === 17);
  await expect(page.locator('#home [data-news][data-shown] strong')).toHaveText(
    noticeNow?.notice(names) ?? '',
  );
  await expect(page.locator('#home [data-key=hour]')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`\\. ${escaped(noticeNow?.notice(names) ?? '')}$`),
  );
  for (const { hour, note } of hero.day) {
    await expect(page.locator(`#home li[data-hour="${hour}"]`)).toContainText(note(names));
  }
  const sample = page.locator('[data-sample=status]');
  const { headline, photoAlts } = features.news.statuses.eaten;
  await expect(sample.getByText(headline(names[animal]), { exact: true })).toBeVisible();
  await expect(sample.getByRole('img')).toHaveAccessibleName(photoAlts[animal]);
  await expect(sample.getByRole('group', { name: features.news.statusesLabel(names[animal]) })).toBeVisible();
  const month = page.locator('[data-sample=month]');
  await expect(month.locator('[data-ours]')).toContainText(`${names.cat}, ${names.dog}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, path } of documents) {
  const { hero, store } = words[language];
  const { actions, app, entries, question, species: speciesNames } = hero.card;

  test.describe(`The card in ${language}`, () => {
    test('takes each name in and out, and begins anew, by keyboard alone', async ({ page }) => {
      await openWithReact(page, path);
      await page.locator('#home [data-key=hour]').focus();
      await page.keyboard.press('Tab');
      await expect(nameField(page)).toHaveAccessibleName(question);
      for (const [typed, species, name] of typedNames) {
        await expect(nameField(page)).toBeFocused();
        await page.keyboard.insertText(typed);
        await page.keyboard.press('Tab');
        await expect(card(page).getByRole('radio', { name: speciesNames.cat })).toBeFocused();
        await expect(card(page).getByRole('radio', { name: speciesNames.cat })).toBeChecked();
        if (species === 'dog') await page.keyboard.press('ArrowRight');
        await expect(card(page).getByRole('radio', { name: speciesNames[species] })).toBeChecked();
        await page.keyboard.press('Enter');

        await expect(button(page, actions.out)).toBeFocused();
        await expect(status(page)).toHaveText(`${subject(language, name, 'in')} ${entries.in.note}`);
        expect(await shownText(card(page))).toContain(subject(language, name, 'in'));
        await expect(nameField(page)).toBeHidden();
        await page.keyboard.press('Enter');

        await expect(button(page, actions.again)).toBeFocused();
        await expect(status(page)).toHaveText(`${subject(language, name, 'out')} ${entries.out.note}`);
        expect(await shownText(card(page))).toContain(subject(language, name, 'out'));
        await expect(card(page).getByRole('link', { name: app.link })).toBeVisible();
        await page.keyboard.press('Enter');

        await expect(button(page, actions.in)).toBeFocused();
        await expect(nameField(page)).toHaveValue('');
        for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Shift+Tab');
      }
      await checkIn(page, 'Pamuk');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#app-store$/);
      await expect(page.getByRole('heading', { name: store.title })).toBeInViewport();
    });

    test('gives the samples the name of the cat or the dog, and takes it back', async ({ page }) => {
      await openWithReact(page, path);
      await samplesName(page, sampleGuests, language, 'dog');
      for (const species of ['cat', 'dog'] as const) {
        await nameField(page).fill('Pamuk');
        await samplesName(page, sampleGuests, language, 'dog');
        await checkIn(page, 'Pamuk', species);
        await samplesName(page, { ...sampleGuests, [species]: 'Pamuk' }, language, species);
        await button(page, actions.out).click();
        await samplesName(page, { ...sampleGuests, [species]: 'Pamuk' }, language, species);
        await button(page, actions.again).click();
        await samplesName(page, sampleGuests, language, 'dog');
      }
    });

    test('keeps its height, and holds every name, from 320 to 1280 px', async ({ page }) => {
      await openWithReact(page, path);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const height = async () => Math.round((await card(page).boundingBox())?.height ?? 0);
        const empty = await height();
        for (const name of ['Pamuk', 'Prenses Karamel', 'W'.repeat(20), '']) {
          await checkIn(page, name);
          const heights = [await height()];
          const pushed = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(pushed, `“${name}” at ${width} px`).toBeLessThanOrEqual(0);
          const cut = await card(page).evaluate((element) =>
            [...element.querySelectorAll('p, dl, h2, button, a')]
              .filter((part) => getComputedStyle(part).visibility === 'visible')
              .filter((part) => !part.matches('[role=status]') && part.scrollWidth > part.clientWidth + 1)
              .map(({ textContent }) => textContent),
          );
          expect(cut, `“${name}” at ${width} px`).toEqual([]);
          await button(page, actions.out).click();
          heights.push(await height());
          await button(page, actions.again).click();
          expect(heights, `“${name}” at ${width} px`).toEqual([empty, empty]);
        }
      }
    });
  });
}

test('names stay through a switch of language, a reload, another document and the way back', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const names = { ...sampleGuests, dog: 'Prenses Karamel' };
  await openWithReact(page);
  await checkIn(page, 'Prenses Karamel', 'dog');
  await samplesName(page, names, 'tr', 'dog');
  await openWithReact(page, '/en/');
  await samplesName(page, names, 'en', 'dog');
  await page.goBack();
  await moveFirst(page);
  await samplesName(page, names, 'tr', 'dog');
  await switchLanguage(page, 'en');
  await samplesName(page, names, 'en', 'dog');
  await button(page, words.en.hero.card.actions.out).click();
  await page.reload();
  await samplesName(page, sampleGuests, 'en', 'dog');
  await moveFirst(page);
  await samplesName(page, names, 'en', 'dog');
  expect(await shownText(card(page))).toContain(subject('en', 'Prenses Karamel', 'out'));
  await expect(status(page), 'nothing new is said').toBeEmpty();

  expect(page.url()).not.toMatch(/prenses|karamel|species/i);
  expect(sent.filter((request) => /prenses|karamel/i.test(decodeURIComponent(request)))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Karamel');
  await button(page, words.en.hero.card.actions.again).click();
  await page.reload();
  await moveFirst(page);
  await reactTakesOver(page);
  await expect(nameField(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('pet-hotel-club.guest'))).toBeNull();
});

test('a page that comes back from the browser’s cache has the tab’s guest', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  await withBackForwardCache({ playwright, launchOptions }, async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithReact(page, `${baseURL}/`);
    await leaveAndReturn(page, `${baseURL}/en/`, async () => {
      await moveFirst(page);
      await reactTakesOver(page);
      await checkIn(page, 'Pamuk');
    });
    await samplesName(page, { ...sampleGuests, cat: 'Pamuk' }, 'tr', 'cat');
  });
});

test('where storage is blocked, the guest lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  await openWithReact(page);
  await checkIn(page, 'Pamuk');
  await switchLanguage(page, 'en');
  await samplesName(page, { ...sampleGuests, cat: 'Pamuk' }, 'en', 'cat');
});

test('the guest and the application keep apart', async ({ page }) => {
  await openWithReact(page);
  await applicationField(page, 'hotelName').fill('Çınar Pet Oteli');
  await checkIn(page, 'Pamuk');
  await expect.poll(() => keptDraft(page)).toMatchObject({ hotelName: 'Çınar Pet Oteli', contactName: '' });
  expect(JSON.stringify(await keptDraft(page))).not.toContain('Pamuk');
  await expect(applicationField(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
  await button(page, words.tr.hero.card.actions.out).click();
  await button(page, words.tr.hero.card.actions.again).click();
  await expect(applicationField(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
});

test('a name made of several lines is written in one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithReact(page);
  await page.evaluate(() => navigator.clipboard.writeText('Prenses\r\nKaramel'));
  await nameField(page).focus();
  await page.keyboard.press('Control+V');
  await page.keyboard.press('Enter');
  await expect(button(page, words.tr.hero.card.actions.out)).toBeFocused();
  await expect(status(page)).toContainText(/^Prenses ?Karamel /);
});

test('a press while the scanner works does nothing; with less motion there is no scanner', async ({
  page,
}) => {
  const { actions } = words.tr.hero.card;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithStoppedClock(page);
  await nameField(page).fill('Pamuk');
  await button(page, actions.in).click();
  await page.clock.runFor(600);
  await expect(card(page)).toHaveAttribute('data-scan', 'runs');
  await expect(page.locator('#home [data-news][data-shown]'), 'not in yet').toContainText(sampleGuests.cat);
  await nameField(page).fill('Zeytin');
  await button(page, actions.in).click();
  // It neither begins anew nor scans a second time.
  for (const time of [150, 1000]) {
    await page.clock.runFor(time);
    await expect(card(page)).toHaveAttribute('data-scan', 'done');
    await expect(button(page, actions.out)).toBeFocused();
    await expect(status(page)).toContainText('Pamuk');
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, actions.out).click();
  await expect(button(page, actions.again)).toBeFocused();
});

test('Enter before React checks in once React is there, before a guest of earlier', async ({ page }) => {
  await openWithReact(page);
  await checkIn(page, 'Zeytin', 'dog');
  const letCome = await openBeforeReactWithStoppedClock(page);
  await nameField(page).fill('Pamuk');
  await nameField(page).press('Enter');
  await expect(page).toHaveURL('/');
  await letCome();
  await expect(button(page, words.tr.hero.card.actions.out)).toBeFocused();
  await samplesName(page, { ...sampleGuests, cat: 'Pamuk' }, 'tr', 'cat');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

/** The written label of the sample guests, and nothing to write or press. */
async function showsWrittenLabel(page: Page, language: Language): Promise<void> {
  const { card: copy } = words[language].hero;
  expect(await shownText(card(page))).toContain(subject(language, '', 'in'));
  await expect(card(page).getByText(copy.entries.in.note)).toBeVisible();
  await expect(card(page).getByText(copy.checkInDate)).toBeVisible();
  await expect(card(page).locator('input:visible, button:visible, a:visible')).toHaveCount(0);
}

test.describe('when React cannot be had', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the card is the sample guests’ written label', async ({ page }) => {
    await page.route(CLIENT, (route) => route.abort());
    await page.goto('/');
    await moveFirst(page);
    await page.locator('html[data-script=failed]').waitFor({ state: 'attached' });
    await showsWrittenLabel(page, 'tr');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { language, path } of documents) {
    test(`${language}: the card is the sample guests’ written label`, async ({ page }) => {
      await page.goto(path);
      await showsWrittenLabel(page, language);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every state is accessible and stands out, ${colorScheme}`, async ({ page }) => {
    const { actions } = words.tr.hero.card;
    await page.emulateMedia({ colorScheme });
    await openWithReact(page);
    const expectFine = async (state: string) => {
      expect.soft(await violations(page, ['[data-sample=check-in]']), state).toEqual([]);
      expect.soft(await faintIn(card(page)), state).toEqual([]);
    };
    await nameField(page).fill('Pamuk');
    await expectFine('empty');
    await checkIn(page, 'Pamuk');
    await expectFine('in');
    await button(page, actions.out).click();
    await expectFine('out');
    for (const target of await card(page).locator('a, button').filter({ visible: true }).all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

/** Reads a QR code off the page as a camera would, dark on light or light on dark. */
async function read(place: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await place.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const density of [1, 2, 3]) {
  test.describe(`at ${density} pixels to the px`, () => {
    test.use({ deviceScaleFactor: density });

    test('no decoder reads the card’s code, in any state; the app’s code is read', async ({ page }) => {
      const { actions } = words.tr.hero.card;
      await openWithReact(page);
      await expect.poll(() => read(page.locator('#app-store .qr'))).toContain('#app-store');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await checkIn(page, 'Pamuk');
        for (const action of [actions.out, actions.again]) {
          expect(await read(code(page)), `${width} px`).toBeUndefined();
          if (density === 1) expect(await read(card(page)), `${width} px, the card`).toBeUndefined();
          await button(page, action).click();
        }
      }
    });
  });
}
