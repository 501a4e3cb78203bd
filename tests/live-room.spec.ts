/** Room 7's day: the hour turned by the visitor or by itself, and what the page then shows and says. */
import type { Page } from '@playwright/test';
import { sampleGuests } from '../content/sample-guests.ts';
import { stopClock, switchLanguage, words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';
import { roomDigits, roomPicture } from './room-shown.ts';

test.use({ films: true });

const hour = (page: Page) => page.locator('#home input[type=range]');
const entries = (page: Page, which: 'ahead' | 'shown') =>
  page.locator(`#home li[data-${which}] strong`).allTextContents();
const notice = (page: Page) => page.locator('#home figcaption');
const pause = (page: Page) => page.locator('#home button[aria-pressed]');

/** What the page says of its hour. */
const said = (page: Page) => hour(page).getAttribute('aria-valuetext');

/** Waits until the room's clock runs, without a move that would start React. */
async function openRoom(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('[data-clock=runs]').waitFor();
}

const pictureShown = (page: Page) => page.evaluate(roomPicture);

for (const { language, path } of documents) {
  const { hero } = words[language];
  const time = (clockHour: string) => `${clockHour}${hero.minutes}`;
  const { 17: dusk, 19: lamp, 32: morning } = hero.lights;
  const [checkedIn, play, meal, , healthy] = hero.day.map((entry) => entry.notice(sampleGuests));

  test.describe(`The hour in ${language}`, () => {
    test('turns by the keyboard, and is said as time, light and last news', async ({ page }) => {
      await openRoom(page, path);
      await expect(hour(page)).toHaveAccessibleName(hero.hourLabel);
      expect(await said(page)).toBe(`${time('17')}, ${dusk}. ${play}`);
      await hour(page).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => said(page)).toBe(`${time('19')}, ${lamp}. ${meal}`);
      await page.keyboard.press('End');
      await expect.poll(() => said(page)).toBe(`${time('10')}, ${morning}. ${healthy}`);
      await page.keyboard.press('Home');
      await expect.poll(() => said(page)).toBe(`${time('14')}, ${hero.lights[14]}. ${checkedIn}`);
    });
  });
}

// The others are silent or repeat the first.
test.describe('The hour', () => {
  const { hero } = words.tr;
  const time = (clockHour: string) => `${clockHour}${hero.minutes}`;
  const statuses = hero.day.map(({ status }) => status);
  const [checkedIn, play, meal, asleep, healthy] = hero.day.map((entry) => entry.notice(sampleGuests));

  test('dims what the day sheet has still to come, marks the last entry, and brings news to the owner’s phone, which then grows old', async ({
    page,
  }) => {
    await openRoom(page, '/');
    const { now, ago, nightVision } = hero.notices;
    for (const [value, count, title, age] of [
      ['14', 1, checkedIn, now],
      ['16', 1, checkedIn, ago(2)],
      ['18', 2, play, ago(1)],
      ['19', 3, meal, now],
      ['20', 3, meal, ago(1)],
      ['22', 4, asleep, now],
      ['26', 4, asleep, ago(4)],
      ['31', 4, asleep, ago(9)],
      ['32', 5, healthy, now],
      ['34', 5, healthy, ago(2)],
      ['17', 2, play, now],
    ] as const) {
      await hour(page).fill(value);
      await expect.poll(() => entries(page, 'shown'), `at ${value}`).toEqual([statuses[count - 1]]);
      expect(await entries(page, 'ahead'), `at ${value}`).toEqual(statuses.slice(count));
      const shown = notice(page).locator('strong').filter({ visible: true });
      await expect(shown, `at ${value}`).toHaveText(title ?? '');
      await expect(notice(page).getByText(nightVision)).toBeVisible({ visible: value === '26' });
      await expect(notice(page).getByText(age, { exact: true }), `at ${value}`).toBeVisible();
    }
    for (const status of statuses) await expect(page.locator('#home li', { hasText: status })).toBeVisible();
  });

  test('has a picture and a description for every part of the day', async ({ page }) => {
    // One fades into the next otherwise.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRoom(page, '/');
    for (const [value, picture, alt] of [
      ['14', '14', 14],
      ['16', '17', 17],
      ['18', '17', 17],
      ['20', '19', 19],
      ['23', '22', 22],
      ['24', '02', 26],
      ['29', '02', 26],
      ['34', '08', 32],
      ['17', '17', 17],
    ] as const) {
      await hour(page).fill(value);
      await expect.poll(() => pictureShown(page), `at ${value}`).toBe(picture);
      const figure = page.locator('#home figure');
      await expect(figure.getByRole('img', { name: hero.pictureAlts[alt], exact: true })).toBeVisible();
      await expect(figure.getByRole('img')).toHaveCount(1);
    }
  });

  for (const width of [360, 1280]) {
    test(`is said in digits at ${width} px, and nothing moves as they change`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Digits glide otherwise.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openRoom(page, '/');
      await hour(page).focus();
      const places = () =>
        page
          .locator('#home :is(h1, h2, figure, a, aside, button, figcaption, input, ol), #features h2')
          .evaluateAll((elements) =>
            elements.map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y + scrollY, width, height].map((length) => Math.round(length));
            }),
          );
      const first = await places();
      for (let value = 14; value <= 34; value++) {
        await hour(page).fill(String(value));
        const shown = time(String(value % 24).padStart(2, '0'));
        await expect.poll(() => page.evaluate(roomDigits)).toEqual([shown]);
        expect(await places(), `at ${value}`).toEqual(first);
      }
    });
  }
});

test('the mouse turns the hour: a click on any of the plate, and the key when it is dragged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openRoom(page);
  const boxes = hour(page).locator('..').locator('> :first-child > i');
  await expect(boxes).toHaveCount(21);
  const middle = async (value: number) => {
    const box = await boxes.nth(value - 14).boundingBox();
    if (!box) throw new Error('The hour is not on the page.');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  // Four on each time: the next ones are under the key.
  for (let index = 1; index <= 21; index += 1) {
    const value = 14 + ((3 + index * 4) % 21);
    await page.mouse.click(...(await middle(value)));
    await expect(hour(page)).toHaveValue(String(value));
  }
  await page.mouse.move(...(await middle(17)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(26)), { steps: 5 });
  await page.mouse.up();
  await expect(hour(page)).toHaveValue('26');
  await expect.poll(() => page.evaluate(roomDigits)).toEqual(['02.00']);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap turns the hour', async ({ page }) => {
    await openRoom(page);
    await hour(page).scrollIntoViewIfNeeded();
    const box = await hour(page).boundingBox();
    if (!box) throw new Error('The range is not on the page.');
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(box.x + box.width * 0.99, box.y + box.height / 2);
    await expect(hour(page)).toHaveValue('34');
    expect(await said(page)).toContain('10.00');
  });
});

test.describe('the visitor’s own hour', () => {
  test.use({ timezoneId: 'Europe/Istanbul', clockHour: 'own' });
  /** By when a turned hour has reached the picture and the words, in ms: two frames. */
  const TURN = 50;
  const { minutes: oClock, now: nowWord, hourHint } = words.tr.hero;
  const nowMark = (page: Page) => page.locator('#home').getByText(nowWord, { exact: true });

  /** Opens the page at a time of the visitor's clock, which then stands still until it is let run. */
  async function openAt(page: Page, time: string, path = '/'): Promise<void> {
    await page.clock.install({ time: new Date(time) });
    await page.clock.pauseAt(new Date(new Date(time).getTime() + 700));
    await page.goto(path);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.locator('[data-clock=runs]').count();
      })
      .toBe(1);
  }

  /** Other sections show the same scenes. */
  const hideOtherSections = (page: Page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main > :not(#home) { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });

  /** Lets five seconds pass, and with them the slide. */
  async function slides(page: Page): Promise<void> {
    await page.clock.runFor(4800);
    await expect(hour(page)).toHaveValue('17');
    await page.clock.runFor(200);
    await page.clock.resume();
  }

  for (const [zone, time, value, digits, picture] of [
    ['Europe/Istanbul', '2026-06-03T21:20:00+03:00', '21', '21.20', '22'],
    ['Europe/Istanbul', '2026-06-03T08:05:00+03:00', '32', '08.05', '08'],
    ['Europe/Istanbul', '2026-06-04T02:40:00+03:00', '26', '02.40', '02'],
    ['Europe/Istanbul', '2026-06-03T10:40:00+03:00', '34', '10.40', '08'],
    ['Europe/Istanbul', '2026-06-03T16:59:30+03:00', '16', '16.59', '17'],
    ['Europe/Istanbul', '2026-06-03T23:59:50+03:00', '23', '23.59', '22'],
    ['Europe/Istanbul', '2026-06-03T23:59:59+03:00', '24', '00.00', '02'],
    ['America/New_York', '2026-06-03T21:20:00+03:00', '14', '14.20', '14'],
  ] as const) {
    test.describe(`in ${zone}, at ${time}`, () => {
      test.use({ timezoneId: zone });

      test(`the key slides once to ${digits}, picture and mark with it`, async ({ page }) => {
        await openAt(page, time);
        await slides(page);
        await expect(hour(page)).toHaveValue(value);
        await expect.poll(() => pictureShown(page)).toBe(picture);
        await expect.poll(() => page.evaluate(roomDigits)).toEqual([digits]);
        await expect(nowMark(page)).toBeVisible();
        await expect(page.getByText(hourHint)).toBeHidden();
        // It rests there, and the mark stays when the key is slid away.
        await stopClock(page);
        await page.clock.runFor(60_000);
        await expect(hour(page)).toHaveValue(value);
        await hour(page).fill('19');
        await page.clock.runFor(TURN);
        await expect.poll(() => page.evaluate(roomDigits)).toEqual([`19${oClock}`]);
        await expect(nowMark(page)).toBeVisible();
      });
    });
  }

  test('between check-out and check-in nothing slides and nothing says now', async ({ page }) => {
    await openAt(page, '2026-06-03T11:30:00+03:00');
    await page.clock.runFor(10_000);
    await expect(hour(page)).toHaveValue('17');
    await expect(nowMark(page)).toBeHidden();
    await expect(page.getByText(hourHint)).toBeVisible();
  });

  test('a hand that slides first keeps its hour', async ({ page }) => {
    await openAt(page, '2026-06-03T21:20:00+03:00');
    await page.clock.runFor(4000);
    await hour(page).fill('32');
    await page.clock.runFor(10_000);
    await expect(hour(page)).toHaveValue('32');
    await expect(nowMark(page)).toBeHidden();
  });

  test('one picture is asked for, and with reduced motion it is there without a slide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hideOtherSections(page);
    const pictures = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/room-[\w-]+\/(\d+)-/.exec(request.url()) ?? [];
      if (name) pictures.add(name);
    });
    await openAt(page, '2026-06-03T21:20:00+03:00');
    await slides(page);
    await expect(hour(page)).toHaveValue('21');
    await expect.poll(() => pictureShown(page)).toBe('22');
    expect([...pictures].filter((name) => name !== '17')).toEqual(['22']);
    const moves = await page
      .locator('#home figure')
      .evaluate(
        (room) =>
          room.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
    expect(moves).toBe(0);
  });

  test('for a visitor who saves data it neither moves nor fetches, until they turn the hour', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await hideOtherSections(page);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/room-[\w-]+\/(?!17)\d+-/.test(request.url())) pictures.push(request.url());
    });
    await page.clock.install();
    await page.goto('/');
    await moveFirst(page);
    await page.locator('[data-clock=runs]').waitFor();
    await stopClock(page);
    await page.clock.runFor(60_000);
    await expect(hour(page)).toHaveValue('17');
    expect(pictures).toEqual([]);
    await hour(page).fill('26');
    await page.clock.runFor(TURN);
    await expect.poll(() => pictureShown(page)).toBe('02');
    await expect(pause(page)).toBeHidden();
  });
});

test('the hour stays when React takes over and when the language is switched', async ({ page }) => {
  const asleep = words.en.hero.day[3]?.notice(sampleGuests) ?? '';
  await openRoom(page);
  await hour(page).fill('22');
  await reactTakesOver(page);
  await expect(hour(page)).toHaveValue('22');
  await switchLanguage(page, 'en');
  const { lights, minutes } = words.en.hero;
  await expect.poll(() => said(page)).toBe(`22${minutes}, ${lights[22]}. ${asleep}`);
  await expect(notice(page).getByText(asleep).filter({ visible: true })).toBeVisible();
  expect(await entries(page, 'ahead')).toEqual([words.en.hero.day.at(-1)?.status]);
  await expect.poll(() => pictureShown(page)).toBe('22');
  await hour(page).fill('32');
  await expect.poll(() => entries(page, 'ahead')).toEqual([]);
});

for (const [when, options, open] of [
  ['the clock cannot be had', { expectedConsole: [/ERR_FAILED/] }, openWithReact],
  ['no script runs', { javaScriptEnabled: false }, (page: Page) => page.goto('/')],
] as const) {
  test.describe(`when ${when}`, () => {
    test.use(options);

    test('the room is a finished picture at dusk with its whole day written, and nothing offers to turn it', async ({
      page,
    }) => {
      const { pictureAlts, day, hourHint } = words.tr.hero;
      await page.route(/room-clock/, (route) => route.abort());
      await open(page);
      await expect(page.getByRole('img', { name: pictureAlts[17], exact: true })).toBeVisible();
      // Every entry is written as strongly as the first.
      const sheet = page.locator('#home li');
      const inks = () => sheet.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      await expect.poll(async () => new Set(await inks()).size).toBe(1);
      expect(await inks()).toHaveLength(day.length);
      for (const { status } of day) await expect(sheet.filter({ hasText: status })).toBeVisible();
      await expect(hour(page)).toBeHidden();
      await expect(page.getByText(hourHint)).toBeHidden();
      await expect(pause(page)).toBeHidden();
    });
  });
}

test.describe('on a dense phone screen', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    hasTouch: true,
    isMobile: true,
  });

  test('the whole scene, pictures and clock, is at most 150 KB', async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      if (!/room-/.test(response.url())) return;
      const { responseBodySize } = await response.request().sizes();
      sizes.set(new URL(response.url()).pathname, responseBodySize);
    });
    await openRoom(page);
    for (const value of ['14', '17', '19', '22', '26', '34']) {
      await hour(page).fill(value);
      const picture = { 14: '14', 17: '17', 19: '19', 22: '22', 26: '02', 34: '08' }[value];
      await expect.poll(() => pictureShown(page)).toBe(picture);
    }
    const scene = [...sizes].filter(([path]) => !/\/(02|14|22)-(480|720|1600)/.test(path));
    expect(scene.length).toBe(7);
    expect(scene.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(150 * 1024);
  });
});

test('a picture that comes while the words of its hour are written is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    let come = () => {};
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      await decode.call(this);
      if (this.src.includes('/08-')) await new Promise<void>((resolve) => (come = resolve));
    };
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame((time) => {
        // The room is lit for its hour, the words are not yet written.
        if (document.querySelector('#home figure [data-picture="32"]')?.hasAttribute('data-shown')) come();
        callback(time);
      });
  });
  await openRoom(page);
  const picture = page.waitForResponse((response) => response.url().includes('/08-'));
  await hour(page).focus();
  await picture;
  await hour(page).press('End');
  await expect.poll(() => pictureShown(page)).toBe('08');
});
