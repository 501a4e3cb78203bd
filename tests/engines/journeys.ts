/** The journeys that must work in every engine. */
import { describe, expect } from 'vitest';
import { mail as mailWords } from '../../content/mail.ts';
import type { Application } from '../../contract/fields.ts';
import { sections } from '../../src/page/section-ids.ts';
import { anApplication, emptyApplication, exact, words } from '../application-helpers.ts';
import { roomDigits, roomPicture } from '../room-shown.ts';
import { HEADER_SHIFT, headerTop, REST_PX, STYLED_PAST_PX } from '../spec-times.ts';
import type { JourneyTest } from './engine.ts';
import type { Service } from './page-server.ts';
import type { Visitor } from './visitor.ts';

/** The window of a phone, in px. Some browsers' windows stay wider, but far narrower than those without the menu. */
const PHONE = [390, 800] as const;

/** The console line of a send that fails on purpose. */
const FAILED_SEND = /Application not sent/;

const APPLICATION = '#hotel-application';
const SUBMIT = `${APPLICATION} button[type="submit"]`;
const HOUR = '#home input[type="range"]';

/** Selects a flag of the header. */
const flag = (language: 'tr' | 'en') => `header a[data-language="${language}"]`;
const toast = (type: 'success' | 'error') => `section[data-type="${type}"]:not([hidden])`;

/** Sends what is typed, and expects one mail in the club's mailbox with every letter of it (spec §1, §7). */
export async function sendsWhatIsTyped(
  visitor: Visitor,
  mailsAbout: Service['mailsAbout'],
  application: Application,
): Promise<void> {
  expect(await visitor.typed()).toEqual(application);
  await visitor.click(SUBMIT);
  await expect.poll(() => visitor.text(toast('success'))).toContain(exact.tr.success);
  expect(await visitor.typed()).toEqual(emptyApplication);
  await expect.poll(() => mailsAbout(application.phone)).toHaveLength(1);
  const [mail] = mailsAbout(application.phone);
  const text = mail?.text?.replaceAll('\r\n', '\n');
  for (const value of Object.values(application)) {
    expect(text).toContain(value);
    for (const line of value.split('\n')) expect(mail?.html).toContain(line);
  }
  expect(mail?.subject).toBe(mailWords.hotelSubject(application.hotelName));
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([application.email]);
}

/** Types an application, sends it and expects it to arrive. */
export async function sendsAnApplication(visitor: Visitor, mailsAbout: Service['mailsAbout']): Promise<void> {
  const application = anApplication();
  await visitor.fill(application);
  await sendsWhatIsTyped(visitor, mailsAbout, application);
}

/** The main journeys. */
export function journeys(test: JourneyTest): void {
  test('reads every section and picture, and goes to a section and rests below the top (spec §9)', async ({
    browser,
    visitor,
  }) => {
    expect(await browser.evaluate(() => document.title)).toBe(words.tr.meta.title);
    expect(await visitor.text('h1')).toBe(words.tr.hero.title);
    // The header docks as the page is scrolled, also in Firefox, which has no scroll timelines.
    for (const scroll of [0, HEADER_SHIFT.over / 2, HEADER_SHIFT.over]) {
      await browser.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), scroll);
      await visitor.restsAt('header', headerTop(scroll));
    }
    const shadow = () =>
      browser.evaluate(() => getComputedStyle(document.querySelector('header') as Element).boxShadow);
    const scrolled = await shadow();
    for (const [scroll, isScrolled] of [
      [STYLED_PAST_PX, false],
      [STYLED_PAST_PX + 1, true],
    ] as const) {
      await browser.evaluate((wanted) => scrollTo({ top: wanted, behavior: 'instant' }), scroll);
      await expect.poll(async () => (await shadow()) === scrolled).toBe(isScrolled);
    }
    for (const id of Object.values(sections).map(({ id }) => id)) {
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
    // React starts when the form stays near. Scrolling on in the same frame would pass it by.
    await browser.evaluate(() =>
      document.querySelector('[data-key="application"]')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect.poll(() => visitor.hasReact()).toBe(true);

    await visitor.click('header nav a[href="#faq"]');
    await visitor.restsAt('#faq', REST_PX);
    expect(await browser.evaluate(() => [location.hash, document.activeElement?.id])).toEqual([
      '#faq',
      'faq',
    ]);
  });

  test('keeps what is typed in its place, beside elements of extensions and when the language is switched', async ({
    browser,
    visitor,
    server,
  }) => {
    await browser.evaluate(() => {
      for (const place of ['header', '#features', '[data-key="application"]', 'footer']) {
        for (const name of place.startsWith('[') ? ['input', 'textarea'] : ['form', 'input', 'details']) {
          const element = document.createElement(name);
          element.setAttribute('name', 'message');
          // Like elements of extensions they take no space, so nothing moves under the pointer when they go.
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
    const typed = { ...emptyApplication, hotelName: 'Işık Oteli' };
    expect(await visitor.typed()).toEqual(typed);

    await visitor.click(flag('en'));
    await expect.poll(() => visitor.text('h1')).toBe(words.en.hero.title);
    expect(await visitor.attribute('html', 'lang')).toBe('en');
    expect(await browser.evaluate(() => location.href)).toBe(`${server.url}/en/`);
    expect(await browser.evaluate(() => localStorage.getItem('pet-hotel-club.language'))).toBe('en');
    await visitor.click(flag('tr'));
    await expect.poll(() => visitor.text('h1')).toBe(words.tr.hero.title);
    expect(await visitor.typed()).toEqual(typed);
  });

  test('opens the menu, closes it by Escape and on the overlay, and follows its links', async ({
    browser,
    visitor,
  }) => {
    const menu = () => browser.evaluate(() => document.querySelector('dialog#menu')?.checkVisibility());
    await browser.resize(...PHONE);
    await expect.poll(() => visitor.sees('header [commandfor="menu"]')).toBe(true);
    const [width = 0, height = 0] = await browser.evaluate(() => [innerWidth, innerHeight]);
    for (const leave of [
      () => browser.press('Escape'),
      () => browser.clickAt(Math.round(width / 2), height - 30),
      () => visitor.click('dialog#menu a[href="#faq"]'),
    ]) {
      await visitor.click('header [commandfor="menu"]');
      await expect.poll(menu).toBe(true);
      await leave();
      await expect.poll(menu).toBe(false);
    }
    await expect.poll(() => browser.evaluate(() => location.hash)).toBe('#faq');
  });

  test('keeps at most one question open, and a pressed one in its place while another closes above it', async ({
    browser,
    visitor,
  }) => {
    const question = (number: number) => `#faq [data-key="question-${number}"] summary`;
    const top = (number: number) =>
      browser.evaluate(
        (selector) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? 0),
        question(number),
      );
    const open = () =>
      browser.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('#faq details[open]')].map(({ dataset }) => dataset.key),
      );
    await browser.resize(...PHONE);
    expect(await open()).toEqual([]);
    // React adds elements, such as the button to share, which changes the page's height once.
    await visitor.click(question(1));
    await expect.poll(() => visitor.hasReact()).toBe(true);
    for (const by of ['click', 'Enter'] as const) {
      // Clicks again if the click missed: elements that React adds may move the questions just then.
      const openFourth = async () => {
        if (!(await open()).includes('question-4')) await visitor.click(question(4));
        return open();
      };
      await expect.poll(openFourth).toEqual(['question-4']);
      await expect.poll(() => visitor.sees('#faq [data-key="question-4"] p')).toBe(true);
      await browser.evaluate((selector) => {
        const place = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        scrollTo({ top: scrollY + place - 170, behavior: 'instant' });
      }, question(5));
      // Near the page's end the question is lower than 170 px.
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
      await expect.poll(open).toEqual(['question-5']);
      await expect.poll(() => visitor.sees('#faq [data-key="question-4"] p')).toBe(false);
      await visitor.restsAt(question(5), place);
      await visitor.click(question(5));
      await expect.poll(open).toEqual([]);
    }
  });

  test('takes a hotel’s name from its tag to the form by Enter, in one line', async ({
    browser,
    visitor,
  }) => {
    const tag = '[data-key="hotel-tag"]';
    // As many letters as the tag takes: Enter counts also when there is no room for a line break.
    const hotelName = 'Patili Konak'.padEnd(40, 'k');
    await visitor.focus(tag);
    await browser.type(hotelName);
    await browser.press('Enter');
    await expect.poll(() => browser.evaluate(() => location.hash)).toBe(APPLICATION);
    await expect.poll(() => visitor.typed()).toEqual({ ...emptyApplication, hotelName });
    expect(
      await browser.evaluate((key) => document.querySelector<HTMLTextAreaElement>(key)?.value, tag),
    ).toBe(hotelName);
  });

  test('turns the room’s hour by the keyboard; its film plays where the engine can', async ({
    browser,
    visitor,
  }) => {
    const { hero } = words.tr;
    const picture = () => browser.evaluate(roomPicture);
    const wall = () =>
      browser.evaluate(() => getComputedStyle(document.getElementById('home') as Element).backgroundColor);
    const digits = () => browser.evaluate(roomDigits);
    /** How many entries of the day sheet are past, and so written in full ink. */
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
    expect(await entries()).toBe(Object.keys(hero.day).length);
    await browser.press('Home');
    for (let press = 0; press < 12; press += 1) await browser.press('ArrowRight');
    await expect.poll(digits).toEqual(['02.00']);
    await expect.poll(picture).toBe('02');
    await expect.poll(wall).not.toBe(light);
    expect(await visitor.attribute(HOUR, 'aria-valuetext')).toContain(hero.lights[26]);

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

  describe('an application', () => {
    test.override('expectedNoise', [FAILED_SEND]);

    test('that the service refuses stays in the form, and arrives as a mail when it is sent again', async ({
      visitor,
      server,
      mailsAbout,
    }) => {
      const application = anApplication();
      server.failSends(500);
      await visitor.fill(application);
      await visitor.click(SUBMIT);
      await expect.poll(() => visitor.text(toast('error'))).toContain(exact.tr.failureMessage);
      expect(await visitor.text('[data-outcome="error"]')).toContain(words.tr.application.notSent);
      expect(mailsAbout(application.phone)).toEqual([]);
      server.passSends();
      await sendsWhatIsTyped(visitor, mailsAbout, application);
    });
  });
}
