/** The check-in card on the counter: the visitor's pet checks in and out, and every sample shows its name. */
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { dayEntries } from '../content/room-day.ts';
import { sampleGuests } from '../content/sample-guests.ts';
import type { GuestNames, Species } from '../content/types.ts';
import {
  field as applicationField,
  keptDraft,
  openBeforeReactWithStoppedClock,
  openWithStoppedClock,
  switchLanguage,
  words,
} from './application-helpers.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { moveFirst, openWithReact } from './react-ready.ts';
import { takeOut } from './reading-helpers.ts';

const card = (page: Page) => page.locator('[data-sample=check-in]');
const nameField = (page: Page) => card(page).getByRole('textbox');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const status = (page: Page) => card(page).getByRole('status');
const link = (page: Page, name: string) => card(page).getByRole('link', { name, exact: true });
/** The control that goes on from each state of the card. */
const next = (page: Page, stay: 'in' | 'out', language: Language = 'tr') =>
  stay === 'in'
    ? button(page, words[language].hero.card.actions.out)
    : link(page, words[language].store.getApp);
/** The day sheet's entry of the check-in. */
const checkInEntry = (page: Page) => page.locator('#home li[data-hour="14"]');
/** The code with the paper it is printed on. */
const code = (page: Page) => card(page).locator('[aria-hidden=true]').first();

/** Checks a pet in by keyboard, and waits until the card says so. */
async function checkIn(page: Page, typed: string, species: Species = 'cat'): Promise<void> {
  await nameField(page).fill(typed);
  await card(page).locator(`[data-key=species-${species}]`).focus();
  await page.keyboard.press('Space');
  await nameField(page).press('Enter');
  await expect(nameField(page)).toBeHidden();
}

/** The beginning of the card's sentences: who they are about. */
function subject(language: Language, name: string, stay: 'in' | 'out'): string {
  const { and, says } = words[language].hero.card;
  const { cat, dog } = sampleGuests;
  return name ? `${name} ${says[stay].one}` : `${cat} ${and} ${dog} ${says[stay].two}`;
}

/** A text escaped for a regular expression. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The visible text of a part of the page. */
const shownText = async (place: Locator) => (await place.innerText()).replace(/\s+/g, ' ').trim();

/** Expects every sample to name these guests. */
async function samplesName(
  page: Page,
  names: GuestNames,
  language: Language,
  animal: Species,
): Promise<void> {
  const { hero, features } = words[language];
  const noticeNow = hero.day[17];
  await expect(page.locator('#home [data-news][data-shown] strong')).toHaveText(noticeNow.notice(names));
  await expect(page.locator('#home [data-key=hour]')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`\\. ${escaped(noticeNow.notice(names))}$`),
  );
  await expect(page.locator('#home').getByText(`${names.cat}, ${names.dog}`, { exact: true })).toBeVisible();
  for (const { hour, note } of dayEntries(hero.day)) {
    await expect(page.locator(`#home li[data-hour="${hour}"]`)).toContainText(note(names));
  }
  const sample = page.locator('[data-sample=status]');
  const { headline, photoAlts } = features.status.statuses.eaten;
  await expect(sample.getByText(headline(names[animal]), { exact: true })).toBeVisible();
  await expect(sample.getByRole('img')).toHaveAccessibleName(photoAlts[animal]);
  await expect(sample.getByRole('img')).toHaveAttribute('src', new RegExp(`/${animal}-19-`));
  await expect(
    sample.getByRole('group', { name: features.status.statusesLabel(names[animal]) }),
  ).toBeVisible();
  const month = page.locator('[data-sample=month]');
  await expect(month.locator('[data-ours]')).toContainText(`${names.cat}, ${names.dog}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, path } of documents) {
  const { sample, hero } = words[language];
  const { actions, entries, question, species: speciesNames } = hero.card;

  test(`${language}: a pet checks in and out by keyboard alone, and every sample shows its name`, async ({
    page,
  }) => {
    await openWithReact(page, path);
    await page.locator('#home [data-key=hour]').focus();
    await page.keyboard.press('Tab');
    await expect(nameField(page)).toHaveAccessibleName(question);
    for (const [name, species] of [
      language === 'tr' ? ['İğde & Co.', 'dog'] : ['<b>x</b>', 'cat'],
      ['', 'dog'],
    ] as [string, Species][]) {
      const names = name ? { ...sampleGuests, [species]: name } : sampleGuests;
      await expect(nameField(page)).toBeFocused();
      await expect(card(page).getByText(sample, { exact: true })).toBeVisible();
      await page.keyboard.insertText(name);
      await page.keyboard.press('Tab');
      await expect(card(page).getByRole('radio', { name: speciesNames.cat })).toBeFocused();
      if (species === 'dog') await page.keyboard.press('ArrowRight');
      await expect(card(page).getByRole('radio', { name: speciesNames[species] })).toBeChecked();
      await samplesName(page, sampleGuests, language, 'dog');
      await page.keyboard.press('Enter');

      for (const stay of ['in', 'out'] as const) {
        await expect(next(page, stay, language)).toBeFocused();
        await expect(status(page)).toHaveText(`${subject(language, name, stay)} ${entries[stay].note}`);
        expect(await shownText(card(page))).toContain(subject(language, name, stay));
        await expect(nameField(page)).toBeHidden();
        await expect(card(page).getByText(sample, { exact: true })).toBeVisible();
        await samplesName(page, names, language, species);
        for (const target of await card(page).locator('a, button').filter({ visible: true }).all()) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        if (stay === 'in') {
          await expect(link(page, actions.room)).toHaveAttribute('href', '#home');
          await page.keyboard.press('Enter');
        }
      }
      await expect(next(page, 'out', language)).toHaveAttribute('href', '#app-store');
      await page.keyboard.press('Tab');
      await expect(button(page, actions.again)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(button(page, actions.in)).toBeFocused();
      await expect(nameField(page)).toHaveValue('');
      await expect(card(page).getByRole('radio', { name: speciesNames.cat })).toBeChecked();
      for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Shift+Tab');
    }
    await samplesName(page, sampleGuests, language, 'dog');
  });
}

test('the card keeps its height and cuts off no name, in both languages from 320 to 1280 px', async ({
  page,
}) => {
  await openWithReact(page);
  await takeOut(page, '#home ~ section, footer');
  /** The card's height at each width. Nothing of it may be cut off there, or be beyond the window. */
  const heights = async (what: string) => {
    const measured: number[] = [];
    for (const width of [1280, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const { height, cut } = await card(page).evaluate((element) => ({
        height: Math.round(element.getBoundingClientRect().height),
        cut: [document.documentElement, ...element.querySelectorAll('p, dl, h2, button, a')]
          .filter((part) => getComputedStyle(part).visibility === 'visible')
          .filter((part) => !part.matches('[role=status]') && part.scrollWidth > part.clientWidth + 1)
          .map(({ textContent }) => textContent),
      }));
      expect(cut, `${what} at ${width} px`).toEqual([]);
      measured.push(height);
    }
    return measured;
  };
  for (const language of ['tr', 'en'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await switchLanguage(page, language);
    const { actions } = words[language].hero.card;
    const empty = await heights(language);
    for (const name of ['Prenses Karamel', 'W'.repeat(20), '']) {
      const what = `“${name}”, ${language}`;
      await checkIn(page, name);
      expect(await heights(what), what).toEqual(empty);
      await button(page, actions.out).click();
      await expect(button(page, actions.again)).toBeVisible();
      expect(await heights(what), what).toEqual(empty);
      await button(page, actions.again).click();
    }
  }
});

test('a guest stays through documents, languages and a reload, in this tab alone', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const names = { ...sampleGuests, dog: 'Prenses Karamel' };
  await openWithReact(page);
  await applicationField(page, 'hotelName').fill('Çınar Pet Oteli');
  await checkIn(page, 'Prenses Karamel', 'dog');
  const { actions } = words.tr.hero.card;
  await test.step('the application’s draft has nothing of the guest', async () => {
    await expect.poll(() => keptDraft(page)).toMatchObject({ hotelName: 'Çınar Pet Oteli', contactName: '' });
    expect(JSON.stringify(await keptDraft(page))).not.toContain('Karamel');
  });
  await test.step('the samples name the guest in the next document, and in either language', async () => {
    await openWithReact(page, '/en/');
    await samplesName(page, names, 'en', 'dog');
    await switchLanguage(page, 'tr');
    await samplesName(page, names, 'tr', 'dog');
  });
  await test.step('after a reload React brings the guest back, and announces nothing', async () => {
    await button(page, actions.out).click();
    await expect(next(page, 'out')).toBeFocused();
    await page.reload();
    await samplesName(page, sampleGuests, 'tr', 'dog');
    await moveFirst(page);
    await samplesName(page, names, 'tr', 'dog');
    expect(await shownText(card(page))).toContain(subject('tr', 'Prenses Karamel', 'out'));
    await expect(status(page), 'nothing new is said').toBeEmpty();
  });

  await test.step('no address, no request and no lasting storage has the name', async () => {
    expect(page.url()).not.toMatch(/prenses|karamel|species/i);
    expect(sent.filter((request) => /prenses|karamel/i.test(decodeURIComponent(request)))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Karamel');
  });
  await test.step('the next guest finds the card empty, and the draft as it was', async () => {
    await button(page, actions.again).click();
    await openWithReact(page);
    await expect(nameField(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('pet-hotel-club.guest'))).toBeNull();
    await expect(applicationField(page, 'hotelName')).toHaveValue('Çınar Pet Oteli');
  });
});

test('where storage is blocked, the guest lasts as long as the page, and a link leads back to room 7', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 664 });
  await openWithReact(page);
  await checkIn(page, 'Pamuk');
  await test.step('a link leads back to room 7', async () => {
    await link(page, words.tr.hero.card.actions.room).click();
    await expect(page).toHaveURL(/#home$/);
    await expect(page.locator('[data-sample=room]')).toBeInViewport({ ratio: 0.9 });
  });
  await test.step('a switch of language keeps the guest', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await switchLanguage(page, 'en');
    await samplesName(page, { ...sampleGuests, cat: 'Pamuk' }, 'en', 'cat');
  });
});

test('a press while the scanner runs does nothing; with reduced motion there is no scanner', async ({
  page,
}) => {
  const { actions } = words.tr.hero.card;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithStoppedClock(page);
  await test.step('a press while the scanner runs does nothing', async () => {
    await nameField(page).fill('Pamuk');
    await button(page, actions.in).click();
    await page.clock.runFor(600);
    await expect(card(page)).toHaveAttribute('data-scan', 'runs');
    await expect(page.locator('#home [data-news][data-shown]'), 'not in yet').toContainText(sampleGuests.cat);
    await nameField(page).fill('Zeytin');
    await button(page, actions.in).click();
    // The scan neither starts anew nor runs a second time.
    for (const time of [150, 1000]) {
      await page.clock.runFor(time);
      await expect(card(page)).toHaveAttribute('data-scan', 'done');
      await expect(button(page, actions.out)).toBeFocused();
      await expect(status(page)).toContainText('Pamuk');
    }
  });

  await test.step('with reduced motion there is no scanner', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, actions.out).click();
    await expect(next(page, 'out')).toBeFocused();
  });
});

test('the check-in lights its entry on the day sheet once, not after a reload and not with reduced motion', async ({
  page,
}) => {
  const lights = () => checkInEntry(page).evaluate((entry) => entry.getAnimations().length);
  // On a busy machine a light may come and go between two looks at the page.
  await page.addInitScript(() => {
    const entry = { litTimes: 0 };
    Object.assign(window, { entry });
    addEventListener('animationstart', ({ target }) => {
      if ((target as Element).matches('#home li[data-hour="14"]')) entry.litTimes += 1;
    });
  });
  const litTimes = () =>
    page.evaluate(() => (window as unknown as { entry: { litTimes: number } }).entry.litTimes);
  await test.step('with reduced motion nothing lights up', async () => {
    await openWithReact(page);
    await checkIn(page, 'Pamuk');
    await expect(next(page, 'in')).toBeFocused();
    expect(await lights(), 'with reduced motion').toBe(0);
  });
  await test.step('after a reload nothing lights up', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openWithReact(page);
    await samplesName(page, { ...sampleGuests, cat: 'Pamuk' }, 'tr', 'cat');
    expect(await lights(), 'after a reload').toBe(0);
  });
  await test.step('a check-in lights its entry once', async () => {
    await button(page, words.tr.hero.card.actions.out).click();
    await button(page, words.tr.hero.card.actions.again).click();
    await checkIn(page, 'Zeytin');
    await expect.poll(litTimes).toBe(1);
    await expect.poll(lights).toBe(0);
    expect(await litTimes()).toBe(1);
  });
});

test('Enter before React checks in once React is there, replacing an earlier guest', async ({ page }) => {
  await openWithReact(page);
  await checkIn(page, 'Zeytin', 'dog');
  const letReactCome = await openBeforeReactWithStoppedClock(page);
  await nameField(page).fill('Pamuk');
  await nameField(page).press('Enter');
  await expect(page).toHaveURL('/');
  await letReactCome();
  await expect(next(page, 'in')).toBeFocused();
  await samplesName(page, { ...sampleGuests, cat: 'Pamuk' }, 'tr', 'cat');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test.describe('at 3 pixels to the px', () => {
  test.use({ deviceScaleFactor: 3 });

  /** The texts that a decoder reads from a QR code on the page at three resolutions, dark on light or light on dark. */
  async function read(place: Locator): Promise<string[]> {
    const picture = await place.screenshot();
    const { width = 0 } = await sharp(picture).metadata();
    const texts: string[] = [];
    for (const share of [1 / 3, 2 / 3, 1]) {
      const { data, info } = await sharp(picture)
        .resize(Math.round(width * share))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
      if (text) texts.push(text);
    }
    return texts;
  }

  test('no decoder reads the card’s code, in any state; the app’s code is read', async ({ page }) => {
    const { actions } = words.tr.hero.card;
    await openWithReact(page);
    const app = expect.stringContaining('#app-store');
    await expect.poll(() => read(page.locator('#app-store .qr'))).toEqual([app, app, app]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await checkIn(page, 'Pamuk');
      for (const action of [actions.out, actions.again]) {
        await expect(button(page, action)).toBeVisible();
        expect(await read(code(page)), `${width} px`).toEqual([]);
        await button(page, action).click();
      }
    }
  });
});
