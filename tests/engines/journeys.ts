/** What must work in every engine. */
import { describe, expect } from 'vitest';
import { anApplication, emptyApplication, exact, mailsAbout, words } from '../application-helpers.ts';
import { roomDigits, roomPicture } from '../room-shown.ts';
import type { JourneyTest } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** The window of a phone, in px; some browsers' windows stay wider, and still far below the menu's end. */
const PHONE = [390, 800] as const;

/** How far below the viewport's top an anchor's target rests, in px (spec §9). */
export const REST = 120;

/** What a page says when a send fails on purpose. */
const FAILED_SEND = /Application not sent/;

const APPLICATION = '#hotel-application';
const SUBMIT = `${APPLICATION} button[type="submit"]`;
const HOUR = '#home input[type="range"]';

/** Selects a flag of the header. */
export const flag = (language: 'tr' | 'en') => `header a[data-language="${language}"]`;
const toast = (type: 'success' | 'error') => `section[data-type="${type}"]:not([hidden])`;

/** An application typed and sent arrives as a mail, letter by letter. */
export async function sendsAnApplication(visitor: Visitor): Promise<void> {
  const application = anApplication();
  await visitor.fill(application);
  expect(await visitor.typed()).toEqual(application);
  await visitor.click(SUBMIT);
  await expect.poll(() => visitor.text(toast('success'))).toContain(exact.tr.success);
  expect(await visitor.typed()).toEqual(emptyApplication);
  const [mail, ...others] = await mailsAbout(application.phone);
  expect(others).toEqual([]);
  const text = mail?.text?.replaceAll('\r\n', '\n');
  for (const value of Object.values(application)) expect(text).toContain(value);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([application.email]);
}

/** The main journeys. */
export function journeys(test: JourneyTest): void {
  test('reads: the title, every section and picture, quietly', async ({ browser, visitor }) => {
    await expect.poll(() => visitor.attribute('html', 'data-clock')).toBe('runs');
    expect(await browser.evaluate(() => document.title)).toBe(words.tr.meta.title);
    expect(await visitor.text('h1')).toBe(words.tr.hero.title);
    for (const id of ['home', 'features', 'hotels-section', 'contact-page', 'app-store', 'faq', 'contact']) {
      await browser.evaluate((place) => {
        document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
      }, id);
      expect(await visitor.sees(`#${id}`), id).toBe(true);
      expect(await browser.evaluate((place) => document.getElementById(place)?.innerText, id)).toBeTruthy();
    }
    // Pictures are fetched as they come near.
    const nextMissingPicture = () =>
      browser.evaluate(() => {
        const missing = [...document.images].find(
          (image) => image.checkVisibility() && image.naturalWidth === 0,
        );
        missing?.scrollIntoView({ behavior: 'instant', block: 'center' });
        return missing?.outerHTML ?? 'none';
      });
    await expect.poll(nextMissingPicture).toBe('none');
    // React starts as the form stays near: reading on in the same frame would pass it by.
    await browser.evaluate(() =>
      document.querySelector('[data-key="application"]')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(() => visitor.hasReact()).toBe(true);
  });

  test('switches the language in place, and keeps what is typed', async ({ browser, visitor, server }) => {
    await visitor.click(`${APPLICATION} [name="contactName"]`);
    await browser.type('Gülşah Öztürk');
    await visitor.click(flag('en'));
    await expect.poll(() => visitor.text('h1')).toBe(words.en.hero.title);
    expect(await visitor.attribute('html', 'lang')).toBe('en');
    expect(await browser.evaluate(() => location.href)).toBe(`${server.url}/en/`);
    expect(await visitor.typed()).toMatchObject({ contactName: 'Gülşah Öztürk' });
    expect(await browser.evaluate(() => localStorage.getItem('pet-hotel-club.language'))).toBe('en');
    await visitor.click(flag('tr'));
    await expect.poll(() => visitor.text('h1')).toBe(words.tr.hero.title);
  });

  test('opens the menu, closes it by Escape and on the overlay, and follows its links', async ({
    browser,
    visitor,
  }) => {
    const open = () => visitor.sees('dialog#menu');
    const expanded = () => visitor.attribute('header [commandfor="menu"]', 'aria-expanded');
    await browser.resize(...PHONE);
    await expect.poll(() => visitor.sees('header [commandfor="menu"]')).toBe(true);

    await visitor.click('header [commandfor="menu"]');
    await expect.poll(open).toBe(true);
    await expect.poll(expanded).toBe('true');
    await browser.press('Escape');
    await expect.poll(open).toBe(false);
    await expect.poll(expanded).toBe('false');

    await visitor.click('header [commandfor="menu"]');
    await expect.poll(open).toBe(true);
    const [width, height] = await browser.evaluate(() => [innerWidth, innerHeight]);
    await browser.clickAt(Math.round((width ?? 0) / 2), (height ?? 0) - 30);
    await expect.poll(open).toBe(false);

    await visitor.click('header [commandfor="menu"]');
    await visitor.click('dialog#menu a[href="#faq"]');
    await expect.poll(open).toBe(false);
    await expect.poll(() => browser.evaluate(() => location.hash)).toBe('#faq');
  });

  test('keeps at most one question open', async ({ browser, visitor }) => {
    const open = () =>
      browser.evaluate(() =>
        [...document.querySelectorAll('#faq details')].flatMap((item, index) =>
          item.hasAttribute('open') ? [index] : [],
        ),
      );
    const question = (index: number) => `#faq details:nth-of-type(${index + 1}) summary`;
    expect(await browser.evaluate(() => document.querySelectorAll('#faq details').length)).toBe(9);
    expect(await open()).toEqual([]);
    for (const index of [0, 4]) {
      await visitor.click(question(index));
      await expect.poll(open).toEqual([index]);
      await expect.poll(() => visitor.sees(`#faq details:nth-of-type(${index + 1}) p`)).toBe(true);
    }
    await visitor.click(question(4));
    await expect.poll(open).toEqual([]);
  });

  test('keeps a pressed question where it is while another one closes above it', async ({
    browser,
    visitor,
  }) => {
    const question = (number: number) => `#faq [data-key="question-${number}"] summary`;
    const top = (number: number) =>
      browser.evaluate(
        (selector) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? 0),
        question(number),
      );
    await browser.resize(...PHONE);
    // What React brings, such as ways to share, changes the page's height once.
    await visitor.click(question(1));
    await expect.poll(() => visitor.hasReact()).toBe(true);
    for (const by of ['click', 'Enter'] as const) {
      await visitor.click(question(4));
      await expect.poll(() => visitor.sees('#faq [data-key="question-4"] p')).toBe(true);
      await browser.evaluate((selector) => {
        const place = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        scrollTo({ top: scrollY + place - 170, behavior: 'instant' });
      }, question(5));
      // Where the page ends sooner, it stands lower.
      const place = await top(5);
      await visitor.restsAt(question(5), place);
      if (by === 'click') {
        await visitor.click(question(5));
      } else {
        await browser.evaluate((selector) => {
          document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
        }, question(5));
        await browser.press('Enter');
      }
      await expect.poll(() => visitor.sees('#faq [data-key="question-5"] p')).toBe(true);
      await expect.poll(() => visitor.sees('#faq [data-key="question-4"] p')).toBe(false);
      await visitor.restsAt(question(5), place);
      await visitor.click(question(5));
    }
  });

  test('keeps what is typed in its place beside elements of extensions', async ({ browser, visitor }) => {
    await browser.evaluate(() => {
      for (const place of ['header', '#features', '[data-key="application"]', 'footer']) {
        for (const name of place.startsWith('[') ? ['input', 'textarea'] : ['form', 'input', 'details']) {
          const element = document.createElement(name);
          element.setAttribute('name', 'message');
          // As those of extensions: they take no place, so nothing moves under the pointer when they go.
          element.style.position = 'absolute';
          element.style.pointerEvents = 'none';
          document.querySelector(place)?.prepend(element);
        }
      }
    });
    await visitor.focus('[data-key="hotelName"]');
    await browser.type('Işık');
    await expect.poll(() => visitor.hasReact()).toBe(true);
    await browser.type(' Oteli');
    expect(await visitor.typed()).toEqual({ ...emptyApplication, hotelName: 'Işık Oteli' });
  });

  test('scrolls to a place 120 px below the top, its id in the address (spec §9)', async ({
    browser,
    visitor,
  }) => {
    await visitor.click('header nav a[href="#faq"]');
    await expect.poll(() => browser.evaluate(() => location.hash)).toBe('#faq');
    await visitor.restsAt('#faq', REST);
    expect(await browser.evaluate(() => document.activeElement?.id)).toBe('faq');
  });

  test('turns the room’s hour by the keyboard: picture, wall, digits, day sheet', async ({
    browser,
    visitor,
  }) => {
    const { hero } = words.tr;
    const picture = () => browser.evaluate(roomPicture);
    const wall = () =>
      browser.evaluate(() => getComputedStyle(document.getElementById('home') as Element).backgroundColor);
    const digits = () => browser.evaluate(roomDigits);
    /** Entries of the day sheet that are written in full ink. */
    const entries = () =>
      browser.evaluate(() => document.querySelectorAll('#home li:not([data-ahead])').length);

    await expect.poll(() => visitor.attribute('html', 'data-clock')).toBe('runs');
    const light = await wall();
    await visitor.focus(HOUR);
    await browser.press('Home');
    await expect.poll(digits).toEqual(['14.00']);
    await expect.poll(picture).toBe('14');
    expect(await entries()).toBe(1);
    await browser.press('End');
    await expect.poll(digits).toEqual(['10.00']);
    await expect.poll(picture).toBe('08');
    expect(await entries()).toBe(hero.day.length);
    await browser.press('Home');
    for (let press = 0; press < 12; press += 1) await browser.press('ArrowRight');
    await expect.poll(digits).toEqual(['02.00']);
    await expect.poll(picture).toBe('02');
    await expect.poll(wall).not.toBe(light);
    expect(await visitor.attribute(HOUR, 'aria-valuetext')).toContain(hero.lights[26]);
  });

  test('brings the hour’s film over its picture; an engine that cannot play it rests on the picture', async ({
    browser,
    visitor,
  }) => {
    const isPlayable = await browser.evaluate(() =>
      ['av01.0.04M.08', 'avc1.64001F'].some((codec) =>
        document.createElement('video').canPlayType(`video/mp4; codecs="${codec}"`),
      ),
    );
    const isAskedFor = () =>
      browser.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /film-/.test(name)));
    const film = () =>
      browser.evaluate(() => {
        const video = document.querySelector<HTMLVideoElement>('#home figure video');
        return video && (video.style.opacity === '1' && video.currentTime > 0.5 ? 'plays' : 'comes');
      });
    await expect.poll(isAskedFor).toBe(true);
    await expect.poll(film).toBe(isPlayable ? 'plays' : null);
    expect(await visitor.sees('#home figure img')).toBe(true);
  });

  test('sends an application, which arrives as a mail', async ({ visitor }) => {
    await sendsAnApplication(visitor);
  });

  describe('when the service answers 500', () => {
    test.override('expectedNoise', [FAILED_SEND]);

    test('the page says so, and keeps what was typed', async ({ visitor, server }) => {
      const application = anApplication();
      server.failSends(500);
      await visitor.fill(application);
      const typed = await visitor.typed();
      await visitor.click(SUBMIT);
      await expect.poll(() => visitor.text(toast('error'))).toContain(exact.tr.failureMessage);
      expect(await visitor.text('[data-outcome="error"]')).toContain(exact.tr.failure);
      expect(await visitor.typed()).toEqual(typed);
      expect(await mailsAbout(application.phone)).toEqual([]);
    });
  });
}
