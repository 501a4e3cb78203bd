/** Room 7's films: when they are fetched, when they play, and that the pictures do without them. */
import type { Page } from '@playwright/test';
import { stopClock, switchLanguage, watchRequests, words } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { moveFirst } from './react-ready.ts';
import { isLaidOut, setTabHidden } from './reading-helpers.ts';
import { roomPicture } from './room-shown.ts';

// The page is sent with this hour, so the key stays there.
test.use({ films: true, clockHour: 17 });

/** How long after the load no film is fetched, in ms. */
const STILLNESS = 3000;

/** How long after the load the key has come to rest at the visitor's own hour, in ms. */
const KEY_RESTS = 6500;

/** How long after the visitor last touched the page a film goes on, in ms. */
const PAUSE_AFTER_TOUCH = 600;

/** How long a film without a pause button may play, in ms (WCAG 2.2.2). */
const LONGEST = 5000;

/** Addresses of films, and of the script that plays them. */
const FILMS = /\/(?:film-|loops-)/;

const hour = (page: Page) => page.locator('#home input[type=range]');
const pause = (page: Page) => page.locator('#home button[aria-pressed]');

/** The hours of the films that are visible and play over a picture. */
const playing = (page: Page, place = '#home figure') =>
  page.locator(`${place} video`).evaluateAll((videos) =>
    (videos as HTMLVideoElement[]).flatMap((video) => {
      const moves = !video.paused && video.currentTime > 0;
      return moves && getComputedStyle(video).opacity === '1'
        ? [/(\d+)-\d+\./.exec(video.currentSrc)?.[1]]
        : [];
    }),
  );

/** Opens the page and stops its timers once the key rests. */
async function openSettled(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.locator('[data-clock=runs]').waitFor();
  await stopClock(page);
  await page.clock.runFor(KEY_RESTS);
}

test('the film of the hour comes 3 s after load at the earliest, and begins as its picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fade = { until: -1, rateChanges: 0 };
    Object.assign(window, { fade });
    // Chromium drops frames after a film's rate was changed.
    document.addEventListener('ratechange', () => fade.rateChanges++, true);
    const look = () => {
      const video = document.querySelector<HTMLVideoElement>('#home figure video');
      const opacity = video ? Number(getComputedStyle(video).opacity) : 0;
      if (video && opacity > 0 && opacity < 1) fade.until = video.currentTime;
      if (opacity < 1) requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/');
  await expect.poll(() => playing(page)).toEqual(['17']);
  await test.step('no film is asked for within 3 s of the load', async () => {
    const asked = await page.evaluate((films) => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      return performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (new RegExp(films).test(name) ? [startTime - loadEventEnd] : []));
    }, FILMS.source);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(STILLNESS);
  });

  await test.step('while its picture shows through it plays two frames at most, at its own speed', async () => {
    const { until, rateChanges } = await page.evaluate(
      () => (window as unknown as { fade: { until: number; rateChanges: number } }).fade,
    );
    expect(until).toBeGreaterThanOrEqual(0);
    // In s: at most two frames while the picture still shows through. After four frames a tail has moved.
    expect(until).toBeLessThan(2 / 24);
    expect(rateChanges).toBe(0);
  });

  const video = page.locator('#home figure video').first();
  await test.step('it is silent, without controls, and no stop for keyboard or screen reader', async () => {
    for (const [property, value] of Object.entries({
      playbackRate: 1,
      muted: true,
      controls: false,
      tabIndex: -1,
      ariaHidden: 'true',
    })) {
      await expect(video).toHaveJSProperty(property, value);
    }
  });
  await test.step('a switch of language keeps it', async () => {
    await pause(page).click();
    const film = await video.elementHandle();
    await switchLanguage(page, 'en');
    expect(await film?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

test('the first film is that of the hour where the key rests, and covers its picture', async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.getHours = () => 21;
  });
  const asked = watchRequests(page, FILMS);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page);
  await test.step('the first film is that of the hour where the key rests', async () => {
    await expect(hour(page)).toHaveValue('21');
    await page.clock.resume();
    await expect.poll(() => playing(page)).toEqual(['22']);
    expect(asked.flatMap((path) => /loops-[\w-]+\/(\d+)/.exec(path)?.[1] ?? [])).toEqual(['22']);
  });
  await test.step('at every width it covers its picture, in its own shape and at the same place', async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { film, place, fit, position, picture } = await page
        .locator('#home figure video')
        .evaluate((video) => {
          const edges = (element: Element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return [left, top, right, bottom];
          };
          const room = video.parentElement as Element;
          const { objectFit: fit, objectPosition: position } = getComputedStyle(video);
          const picture = getComputedStyle(room);
          return {
            film: edges(video),
            place: edges(room),
            fit,
            position,
            picture: [picture.backgroundSize, picture.backgroundPosition],
          };
        });
      expect({ film, fit, picture }, `${width} px`).toEqual({
        film: place,
        fit: 'cover',
        picture: ['cover', position],
      });
    }
  });
});

test('no film is fetched with less motion, with Save-Data or on a slow line', async ({ page }) => {
  const asked = watchRequests(page, FILMS);
  await page.addInitScript(() => {
    Date.prototype.getHours = () => 8;
  });
  await page.clock.install();
  for (const [when, reducedMotion, connection, atRest] of [
    ['with less motion', 'reduce', {}, '32'],
    // With Save-Data the key does not slide either, since that would fetch a picture.
    ['with Save-Data', 'no-preference', { saveData: true }, '17'],
    ['on a slow line', 'no-preference', { effectiveType: '3g' }, '32'],
  ] as const) {
    await test.step(when, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
        connection,
      );
      await page.goto('/');
      await moveFirst(page);
      await page.locator('[data-clock=runs]').waitFor();
      await page.clock.runFor(10_000);
      await expect(hour(page)).toHaveValue(atRest);
      await expect.poll(() => page.evaluate(roomPicture)).toBe(atRest === '17' ? '17' : '08');
      await expect(pause(page)).toBeHidden();
      await hour(page).fill('26');
      await page.clock.runFor(5000);
      await expect.poll(() => page.evaluate(roomPicture)).toBe('02');
      await page.getByRole('switch').uncheck();
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  }
});

test('a film plays while its picture is in view, untouched and not paused', async ({ page }) => {
  await openSettled(page);
  await expect.poll(() => playing(page)).toEqual(['17']);

  await test.step('not in a hidden tab, and not out of view', async () => {
    for (const hidden of [true, false]) {
      await setTabHidden(page, hidden);
      await expect.poll(() => playing(page)).toEqual(hidden ? [] : ['17']);
    }
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(PAUSE_AFTER_TOUCH);
    await expect.poll(() => playing(page)).toEqual(['17']);
  });

  await test.step('it waits while the page is touched, and then plays the film of the hour turned to', async () => {
    await page.locator('h1').click();
    await expect.poll(() => playing(page)).toEqual([]);
    await page.clock.runFor(PAUSE_AFTER_TOUCH);
    await expect.poll(() => playing(page)).toEqual(['17']);
    await hour(page).fill('20');
    await expect.poll(() => playing(page)).toEqual([]);
    await page.clock.runFor(300);
    await hour(page).fill('22');
    await page.clock.runFor(300);
    expect(await playing(page)).toEqual([]);
    await page.clock.runFor(400);
    await expect.poll(() => playing(page)).toEqual(['22']);
    await page.clock.fastForward(60_000);
    await expect(hour(page)).toHaveValue('22');
  });

  await test.step('a film that is fading out stays faded out when its loop begins anew', async () => {
    await hour(page).fill('19');
    await page.clock.runFor(PAUSE_AFTER_TOUCH);
    await expect.poll(() => playing(page)).toEqual(['19']);
    // The page's timers are stopped, so the film of 22 has not been removed yet.
    const leaving = page.locator('#home figure video[src*="/22-"]');
    const opacity = await leaving.evaluate((video: HTMLVideoElement) => {
      video.dispatchEvent(new Event('playing'));
      return video.style.opacity;
    });
    expect(opacity).toBe('0');
    await expect(leaving).toHaveCSS('opacity', '0');
  });

  await test.step('the pause stops it, and says whether anything moves (WCAG 2.2.2)', async () => {
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(pause(page)).toHaveAccessibleName(words.tr.hero.pause);
    await pause(page).press('Enter');
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => playing(page)).toEqual([]);
    // After the visitor has paused, turning the hour starts no film.
    await hour(page).fill('22');
    await page.clock.runFor(5000);
    expect(await playing(page)).toEqual([]);
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => playing(page)).toEqual(['22']);
  });
});

test.describe('when films cannot be loaded', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('the picture stays, and there is nothing to pause', async ({ page }) => {
    let refused = 0;
    await page.route(/\/loops-/, (route) => {
      refused += 1;
      return route.abort();
    });
    await openSettled(page);
    const video = page.locator('#home video');
    // Waits until a film was requested: before that there is no video either.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return refused > 0 && (await video.count());
      })
      .toBe(0);
    await expect(pause(page)).toBeHidden();
    await hour(page).fill('22');
    await page.clock.runFor(5000);
    // Only a picture that is there could get a film.
    await expect.poll(() => page.evaluate(roomPicture)).toBe('22');
    await expect(video).toHaveCount(0);
  });
});

test('the night camera’s film plays for at most 5 s each time the lamp goes out', async ({ page }) => {
  const camera = '[data-sample="camera"] figure';
  const film = page.locator(`${camera} video`);
  await page.clock.install();
  await page.goto('/');
  await moveFirst(page);
  await isLaidOut(page);
  await stopClock(page);
  const lamp = page.getByRole('switch');
  /** Waits until the film plays. Its time begins when it is shown, and the clock then stands. */
  const plays = async () => {
    await expect
      .poll(async () => {
        await page.clock.runFor(STILLNESS);
        return film.count();
      })
      .toBe(1);
    await expect.poll(() => playing(page, camera)).toEqual(['02']);
  };
  await test.step('it plays once, for at most 5 s', async () => {
    await lamp.uncheck();
    await page.locator(camera).first().scrollIntoViewIfNeeded();
    await plays();
    await page.clock.runFor(LONGEST);
    await expect(film).toHaveCount(0);
  });
  await test.step('it plays anew when the lamp goes out again, until the lamp is lit', async () => {
    await lamp.check();
    await lamp.uncheck();
    await plays();
    await lamp.check();
    await page.clock.runFor(LONGEST / 10);
    await expect(film).toHaveCount(0);
  });
});
