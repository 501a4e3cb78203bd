/** Room 7's day: the hour turned by the visitor or by itself, and what the page then shows and says. */
import type { Page } from '@playwright/test';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR, clockHour, FIRST_HOUR, hours, scenes } from '../content/room-day.ts';
import { sampleGuests } from '../content/sample-guests.ts';
import { openBeforeReact, stopClock, switchLanguage, watchRequests, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact, reactTakesOver } from './react-ready.ts';
import { roomDigits, roomPicture } from './room-shown.ts';

const { hero } = words.tr;

const hour = (page: Page) => page.locator('#home input[type=range]');
const entries = (page: Page, which: 'ahead' | 'shown') =>
  page.locator(`#home li[data-${which}] strong`).allTextContents();
/** Which notes of the day sheet are written. Those that are not are hidden from screen readers, too. */
const notes = async (page: Page) => {
  const written: boolean[] = [];
  for (const [time, { note }] of Object.entries(hero.day)) {
    const entry = page.locator(`#home li[data-hour="${time}"]`);
    written.push(await entry.getByText(note(sampleGuests), { exact: true }).isVisible());
  }
  return written;
};
const said = (page: Page) => hour(page).getAttribute('aria-valuetext');
const digits = (page: Page) => page.evaluate(roomDigits);
const clockRuns = (page: Page) => page.locator('[data-clock=runs]').waitFor();

test('the hour turns without React, and stays when it comes and when the language is switched', async ({
  page,
}) => {
  // Without this one picture fades into the next.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letReactCome = await openBeforeReact(page);
  expect(await notes(page), 'before the clock runs').toEqual([true, true, false, false, false]);
  await clockRuns(page);
  const [checkedIn, play, meal, asleep, healthy] = Object.values(hero.day).map((entry) =>
    entry.notice(sampleGuests),
  );
  const { now, ago, nightVision } = hero.notices;
  const { minutes, lights } = hero;

  await test.step('as the keyboard turns it, screen readers hear time, light and last notice', async () => {
    await expect(hour(page)).toHaveAccessibleName(hero.hourLabel);
    for (const [key, text] of [
      ['', `17${minutes}, ${lights[17]}. ${play}`],
      ['ArrowRight', `18${minutes}, ${lights[17]}. ${play}`],
      ['ArrowRight', `19${minutes}, ${lights[19]}. ${meal}`],
      ['End', `10${minutes}, ${lights[32]}. ${healthy}`],
      ['Home', `14${minutes}, ${lights[14]}. ${checkedIn}`],
    ] as const) {
      if (key) await hour(page).press(key);
      await expect.poll(() => said(page)).toBe(text);
    }
  });

  await test.step('each hour has its picture, its description, its entry on the day sheet and its notice', async () => {
    const statuses = Object.values(hero.day).map(({ status }) => status);
    const figure = page.locator('#home figure');
    const notice = page.locator('#home figcaption');
    const walls = new Map<string, string>();
    // `hour-view.test.ts` says what the other hours show.
    for (const [value, picture, alt, count, title, age] of [
      ['14', '14', 14, 1, checkedIn, now],
      ['16', '17', 17, 1, checkedIn, ago(2)],
      ['19', '19', 19, 3, meal, now],
      ['23', '22', 22, 4, asleep, ago(1)],
      ['29', '02', 26, 4, asleep, ago(7)],
      ['31', '08', 32, 4, asleep, ago(9)],
      ['32', '08', 32, 5, healthy, now],
      ['17', '17', 17, 2, play, now],
    ] as const) {
      await hour(page).fill(value);
      await expect.poll(() => page.evaluate(roomPicture), `at ${value}`).toBe(picture);
      walls.set(
        picture,
        await page.locator('#home').evaluate((home) => getComputedStyle(home).backgroundColor),
      );
      expect(await digits(page)).toEqual([`${String(Number(value) % 24).padStart(2, '0')}${minutes}`]);
      await expect(figure.getByRole('img')).toHaveCount(1);
      await expect(figure.getByRole('img', { name: hero.pictureAlts[alt], exact: true })).toBeVisible();
      await expect.poll(() => entries(page, 'shown'), `at ${value}`).toEqual([statuses[count - 1]]);
      expect(await entries(page, 'ahead'), `at ${value}`).toEqual(statuses.slice(count));
      expect(await notes(page), `at ${value}`).toEqual(statuses.map((_, index) => index < count));
      await expect(notice.locator('strong').filter({ visible: true })).toHaveText(title ?? '');
      await expect(notice.getByText(nightVision)).toBeVisible({ visible: picture === '02' });
      await expect(notice.getByText(age, { exact: true }), `at ${value}`).toBeVisible();
    }
    expect(walls.size, 'pictures of the day').toBe(scenes.length);
    expect(new Set(walls.values()).size, 'each picture has a wall of its own').toBe(scenes.length);
  });

  await test.step('the hour stays when React comes, and when the language is switched', async () => {
    await hour(page).fill('22');
    letReactCome();
    await reactTakesOver(page);
    await expect(hour(page)).toHaveValue('22');
    await switchLanguage(page, 'en');
    const english = words.en.hero;
    const news = english.day[22].notice(sampleGuests);
    await expect.poll(() => said(page)).toBe(`22${english.minutes}, ${english.lights[22]}. ${news}`);
    await expect(page.locator('#home figcaption').getByText(news).filter({ visible: true })).toBeVisible();
    expect(await entries(page, 'ahead')).toEqual([english.day[32].status]);
    expect(await page.evaluate(roomPicture)).toBe('22');
    await hour(page).fill('32');
    await expect.poll(() => entries(page, 'ahead')).toEqual([]);
  });
});

test('a click on any hour and a drag of the key turn the room, and nothing moves as it turns', async ({
  page,
}) => {
  // Without this the digits glide.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/');
  await clockRuns(page);
  const plate = hour(page).locator('..').locator('> :first-child > i');
  const middles = await plate.evaluateAll((boxes) =>
    boxes.map((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as [number, number];
    }),
  );
  expect(middles).toHaveLength(hours.length);
  const middle = (value: number) => middles[value - CHECK_IN_HOUR] ?? [0, 0];
  await test.step('a click on any hour turns the room, and the key hangs over it', async () => {
    // Four hours further each time: the nearest hours are under the key.
    for (let index = 1; index <= hours.length; index += 1) {
      const value = CHECK_IN_HOUR + ((FIRST_HOUR - CHECK_IN_HOUR + index * 4) % hours.length);
      await page.mouse.click(...middle(value));
      await expect(hour(page)).toHaveValue(String(value));
      expect(await digits(page)).toEqual([`${clockHour(value)}${hero.minutes}`]);
      // The key hangs over its hour.
      const key = await page.locator('#home b.turns').boundingBox();
      const [x] = middle(value);
      expect(Math.abs((key?.x ?? 0) + (key?.width ?? 0) / 2 - x), `the key at ${value}`).toBeLessThan(2);
    }
  });
  await test.step('a drag of the key turns the room', async () => {
    await page.mouse.move(...middle(17));
    await page.mouse.down();
    await page.mouse.move(...middle(26), { steps: 5 });
    await page.mouse.up();
    await expect(hour(page)).toHaveValue('26');
  });

  await test.step('nothing moves as the room turns', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const moved = await hour(page).evaluate(
        async (range: HTMLInputElement, values) => {
          const places = () =>
            [
              ...document.querySelectorAll(
                '#home :is(h1, h2, figure, a, aside, button, figcaption, input, ol), #features h2',
              ),
            ]
              .map((element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                return [x, y + scrollY, width, height].map(Math.round).join();
              })
              .join(' ');
          const first = places();
          const moves: number[] = [];
          for (const value of values) {
            range.valueAsNumber = value;
            range.dispatchEvent(new Event('input', { bubbles: true }));
            // The scene follows in the next frame, the words in the one after.
            for (let frame = 0; frame < 3; frame += 1) {
              await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
            }
            if (places() !== first) moves.push(value);
          }
          return moves;
        },
        [...scenes.map(({ hour }) => hour), CHECK_OUT_HOUR],
      );
      expect(moved, `at ${width} px`).toEqual([]);
      expect(await digits(page)).toEqual([`${clockHour(CHECK_OUT_HOUR)}${hero.minutes}`]);
    }
  });
});

test.describe('the visitor’s own hour', () => {
  // A time zone that is not the hotel's, and differs from it by no whole hours.
  test.use({ timezoneId: 'Asia/Kolkata', clockHour: 'own' });
  /** How long a turned hour takes to reach the picture and the words, in ms: two frames. */
  const TURN = 50;
  const nowMark = (page: Page) => page.locator('#home').getByText(hero.now, { exact: true });

  /** Opens the page at a later time of the visitor's clock. The clock then stands until the test lets it run. */
  async function openAt(page: Page, time: string): Promise<void> {
    await page.clock.pauseAt(new Date(`${time}+05:30`));
    await page.goto('/');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.locator('[data-clock=runs]').count();
      })
      .toBe(1);
  }

  /** Lets five seconds pass, after which the key slides. */
  async function slides(page: Page): Promise<void> {
    await page.clock.runFor(4800);
    await expect(hour(page)).toHaveValue('17');
    await page.clock.runFor(200);
    await page.clock.resume();
  }

  test('the key slides to it once, unless it is not on the strip or the visitor slid first', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-06-03T10:00:00+05:30') });
    await test.step('the key slides to the visitor’s own hour', async () => {
      // `hour-view.test.ts` says where the other hours are on the strip.
      for (const [time, value, shown, picture, width, height] of [
        ['2026-06-03T16:59:30', '16', '16.59', '17', 740, 360],
        ['2026-06-03T23:59:58', '24', '00.00', '02', 390, 664],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openAt(page, time);
        await slides(page);
        await expect(hour(page)).toHaveValue(value);
        await expect.poll(() => page.evaluate(roomPicture)).toBe(picture);
        await expect.poll(() => digits(page)).toEqual([shown]);
        await expect(nowMark(page)).toBeVisible();
        await expect(page.getByText(hero.hourHint)).toBeHidden();
        const places = await nowMark(page).evaluate((mark) => {
          const place = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { left, right } = range.getBoundingClientRect();
            return { left, right };
          };
          const numbers = [...document.querySelectorAll('#home [data-scale]')].filter((number) =>
            number.checkVisibility({ visibilityProperty: true }),
          );
          return { now: place(mark), numbers: numbers.map(place) };
        });
        expect(places.numbers.length, `numbers at ${width} px`).toBeGreaterThan(2);
        for (const { left, right } of places.numbers) {
          const gap = Math.max(left - places.now.right, places.now.left - right);
          expect(gap, `from the mark to a number at ${width} px`).toBeGreaterThanOrEqual(16);
        }
      }
    });
    await test.step('the key rests there, and the mark stays when the visitor slides the key away', async () => {
      await stopClock(page);
      await page.clock.fastForward(60_000);
      await expect(hour(page)).toHaveValue('24');
      await hour(page).fill('19');
      await page.clock.runFor(TURN);
      await expect.poll(() => digits(page)).toEqual([`19${hero.minutes}`]);
      await expect(nowMark(page)).toBeVisible();
    });

    await test.step('the key does not slide to an hour that is not on the strip', async () => {
      // This hour is between check-out and check-in.
      await openAt(page, '2026-06-04T11:30:00');
      await page.clock.runFor(10_000);
      await expect(hour(page)).toHaveValue('17');
      await expect(nowMark(page)).toBeHidden();
      await expect(page.getByText(hero.hourHint)).toBeVisible();
    });

    await test.step('the key does not slide when the visitor slid first', async () => {
      await openAt(page, '2026-06-04T21:20:00');
      await page.clock.runFor(4000);
      await hour(page).fill('32');
      await page.clock.runFor(10_000);
      await expect(hour(page)).toHaveValue('32');
      await expect(nowMark(page)).toBeHidden();
    });
  });

  test('one picture is fetched, nothing slides with reduced motion, and the minutes follow the language', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Other sections show the same scenes.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main > :not(#home) { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });
    const pictures = watchRequests(page, /\/room-[\w-]+\/\d+-/);
    await page.clock.install({ time: new Date('2026-06-03T21:00:00+05:30') });
    await test.step('one picture is fetched', async () => {
      await openAt(page, '2026-06-03T21:20:00');
      await slides(page);
      await expect(hour(page)).toHaveValue('21');
      await expect.poll(() => page.evaluate(roomPicture)).toBe('22');
      const hours = pictures.map((path) => /\/(\d+)-/.exec(path)?.[1]);
      expect(new Set(hours)).toEqual(new Set(['17', '22']));
    });
    await test.step('nothing slides', async () => {
      const moves = await page
        .locator('#home figure')
        .evaluate(
          (room) =>
            room.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
        );
      expect(moves).toBe(0);
    });
    await test.step('the minutes follow the language', async () => {
      await switchLanguage(page, 'en');
      await expect.poll(() => digits(page)).toEqual(['21:20']);
    });
  });
});

for (const [when, options, open] of [
  ['the clock cannot be loaded', { expectedConsole: [/ERR_FAILED/] }, openWithReact],
  ['no script runs', { javaScriptEnabled: false }, (page: Page) => page.goto('/')],
] as const) {
  test.describe(`when ${when}`, () => {
    test.use({ films: true, ...options });

    test('the room is a picture at dusk with all entries of its day, and no control offers to turn it', async ({
      page,
    }) => {
      const { pictureAlts, day, hourHint } = hero;
      await page.route(/room-clock/, (route) => route.abort());
      await open(page);
      await test.step('the room is a picture at dusk', async () => {
        await expect(page.getByRole('img', { name: pictureAlts[17], exact: true })).toBeVisible();
      });
      await test.step('every entry is there, written as strongly as the first', async () => {
        const sheet = page.locator('#home li');
        const inks = () => sheet.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
        await expect.poll(async () => new Set(await inks()).size).toBe(1);
        expect(await inks()).toHaveLength(Object.keys(day).length);
        for (const { status } of Object.values(day))
          await expect(sheet.filter({ hasText: status })).toBeVisible();
        expect(await notes(page)).not.toContain(false);
      });
      await test.step('no control offers to turn it', async () => {
        await expect(hour(page)).toBeHidden();
        await expect(page.getByText(hourHint)).toBeHidden();
        await expect(page.locator('#home button[aria-pressed]')).toBeHidden();
      });
    });
  });
}

test('a picture that arrives while the words of its hour are being written is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    let come = () => {};
    const arrival = new Promise<void>((resolve) => {
      come = resolve;
    });
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      await decode.call(this);
      if (!this.src.includes('/08-')) return;
      document.documentElement.dataset.decoded = '';
      await arrival;
    };
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame((time) => {
        // The picture arrives when the scene has changed and the words are not yet written.
        if (document.querySelector('#home figure [data-picture="32"]')?.hasAttribute('data-shown')) come();
        callback(time);
      });
  });
  await page.goto('/');
  await clockRuns(page);
  await hour(page).focus();
  await page.locator('html[data-decoded]').waitFor();
  await hour(page).press('End');
  await expect.poll(() => page.evaluate(roomPicture)).toBe('08');
});
