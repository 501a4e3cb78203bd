/** Smooth scrolling to the sections (spec §2, §9). */
import type { Locator, Page } from '@playwright/test';
import { stopClock } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import {
  entryCount,
  headerLink,
  misplacement,
  navigation,
  restsInPlace,
  scrollTop,
  scrollToTop,
  standsStill,
  topOf,
} from './reading-helpers.ts';

/** How long a scroll takes, in ms (spec §9). */
const DURATION = 1500;

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

interface Frame {
  /** Milliseconds since the click. */
  time: number;
  top: number;
}

/** Clicks a link and notes where the page stands at each frame, from the click until two seconds after it. */
async function recordScroll(page: Page, link: Locator): Promise<Frame[]> {
  await page.evaluate(() => {
    const frames: { time: number; top: number }[] = [];
    Object.assign(window, { framesOfTest: frames, restedOfTest: false });
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const note = (now: number) => {
          frames.push({ time: now - start, top: scrollY });
          if (now - start < 2000) requestAnimationFrame(note);
          else Object.assign(window, { restedOfTest: true });
        };
        requestAnimationFrame(note);
      },
      { once: true },
    );
  });
  await link.click();
  await page.waitForFunction(() => 'restedOfTest' in window && window.restedOfTest);
  return page.evaluate(() => (window as unknown as { framesOfTest: Frame[] }).framesOfTest);
}

for (const { language, path } of documents) {
  test.describe(`Scrolling to a section in ${language} (spec §2, §9)`, () => {
    test('each entry of the navigation ends with its section 120 px below the top, its id in the address', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      // From the last to the first, so that each of them moves the page.
      for (const [name, id] of [...navigation[language]].reverse()) {
        await page.locator('header').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
        await restsInPlace(page, id);
      }
      expect(await scrollTop(page)).toBe(0);
    });
  });
}

// The rest does not depend on the words.
test.describe('Scrolling to a section (spec §2, §9)', () => {
  test('the contact-us button and the footer’s links scroll to their places too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const [part, id] of [
      ['header', 'contact-page'],
      ['#home', 'app-store'],
      ['#hotels-section', 'hotel-application'],
      ['footer', 'about'],
      ['footer', 'features'],
      ['footer', 'contact'],
      ['footer', 'home'],
    ] as const) {
      await page.locator(`${part} a[href="#${id}"]`).filter({ visible: true }).last().click();
      await restsInPlace(page, id);
      expect(await hash(page)).toBe(`#${id}`);
    }
    await headerLink(page, 'faq').click();
    await restsInPlace(page, 'faq');
    expect(Math.abs((await topOf(page.locator('#faq'))) - 120)).toBeLessThanOrEqual(2);
  });

  test('an address with a place opens 120 px above it', async ({ page }) => {
    for (const id of ['faq', 'contact-page', 'hotels-section']) {
      await page.goto(`/?from=mail#${id}`);
      await expect
        .poll(() => topOf(page.locator(`#${id}`)).then((top) => Math.abs(top - 120)))
        .toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('tr');
    }
  });
});

test.describe('The scroll’s course (spec §2, §9)', () => {
  test('it takes 1500 ms and follows the cubic ease', async ({ page }) => {
    await page.goto('/');
    const frames = await recordScroll(page, headerLink(page, 'faq'));
    const end = frames.at(-1)?.top ?? 0;
    expect(end).toBeGreaterThan(5000);
    expect(await misplacement(page, 'faq')).toBeLessThanOrEqual(2);

    const shares = frames.map(({ time, top }) => ({ time, share: top / end }));
    const arrival = frames.find(({ top }) => Math.abs(top - end) < 1)?.time ?? 0;
    expect(arrival, 'arrival, ms after the click').toBeGreaterThan(1200);
    expect(arrival, 'arrival, ms after the click').toBeLessThan(1900);
    const nearest = (time: number) =>
      shares.reduce((best, frame) =>
        Math.abs(frame.time - time) < Math.abs(best.time - time) ? frame : best,
      );
    expect(nearest(1200).share, 'still on its way at 1200 ms').toBeLessThan(0.995);

    // Slow, fast, slow: half-way at half time, and close to the curve at every frame.
    for (const { time, share } of shares) {
      const t = Math.min(time / DURATION, 1);
      const wanted = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
      expect(Math.abs(share - wanted), `share of the way at ${Math.round(time)} ms`).toBeLessThan(0.08);
    }
  });

  test('with a stopped clock it is half-way at 750 ms, not yet there at 1450 and there at 1520', async ({
    page,
  }) => {
    await page.clock.install();
    await openWithReact(page);
    await stopClock(page);
    await headerLink(page, 'faq').click();
    await page.clock.runFor(750);
    const half = await scrollTop(page);
    await page.clock.runFor(700);
    const before = await misplacement(page, 'faq');
    await page.clock.runFor(70);
    await restsInPlace(page, 'faq');
    const way = await scrollTop(page);
    expect(half / way).toBeGreaterThan(0.42);
    expect(half / way).toBeLessThan(0.58);
    expect(before).toBeGreaterThan(0);
  });

  test('with reduced motion it jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const frames = await recordScroll(page, headerLink(page, 'faq'));
    expect(new Set(frames.map(({ top }) => top)).size, 'places seen on the way').toBe(1);
    expect(await misplacement(page, 'faq')).toBeLessThanOrEqual(2);
    expect(await hash(page)).toBe('#faq');
    await expect(page.locator('#faq')).toBeFocused();
  });

  test('a second link chosen on the way leads to the second place', async ({ page }) => {
    await page.clock.install();
    await openWithReact(page);
    await stopClock(page);
    await headerLink(page, 'contact').click();
    await page.clock.runFor(DURATION / 3);
    expect(await scrollTop(page)).toBeGreaterThan(30);
    await headerLink(page, 'features').click();
    await page.clock.runFor(DURATION + 50);
    await restsInPlace(page, 'features');
    expect(await hash(page)).toBe('#features');
  });
});

test.describe('The visitor’s own move stops the scroll (spec §2)', () => {
  test('by wheel, key or finger', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const moves: Record<string, () => Promise<unknown>> = {
      'the wheel': () => page.mouse.wheel(0, -40),
      'a key': () => page.keyboard.press('ArrowDown'),
      'a finger': () =>
        session.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [{ x: 640, y: 500 }],
        }),
    };
    await page.clock.install();
    // A page still starting would answer late.
    await openWithReact(page);
    for (const [move, make] of Object.entries(moves)) {
      await test.step(move, async () => {
        await scrollToTop(page, 0);
        // A third of the way, however slow the machine.
        await stopClock(page);
        await headerLink(page, 'contact').click();
        await page.mouse.move(640, 500);
        await page.clock.runFor(DURATION / 3);
        const at = await scrollTop(page);
        expect(at).toBeGreaterThan(30);
        await make();
        await page.clock.resume();
        const end = await standsStill(page);
        expect(await misplacement(page, 'contact'), 'px short of the footer').toBeGreaterThan(1000);
        if (move === 'the wheel') expect(end - at).toBeLessThan(3500);
      });
    }
  });

  test('going back on the way leads back, not on', async ({ page }) => {
    await page.clock.install();
    await openWithReact(page);
    await stopClock(page);
    await headerLink(page, 'contact').click();
    await page.clock.runFor(DURATION / 3);
    expect(await scrollTop(page)).toBeGreaterThan(30);
    await page.goBack();
    await page.clock.runFor(DURATION);
    expect(await hash(page)).toBe('');
    expect(await scrollTop(page)).toBe(0);
  });
});

test.describe('Address and history (spec §2)', () => {
  test('a click on a link makes exactly one entry, a click on the same link none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const before = await entryCount(page);
    await headerLink(page, 'faq').click();
    await expect(page).toHaveURL(/\/#faq$/);
    expect(await entryCount(page)).toBe(before + 1);

    await scrollToTop(page, 300);
    await headerLink(page, 'faq').click();
    await restsInPlace(page, 'faq');
    expect(await entryCount(page)).toBe(before + 1);

    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test('back and forward give back place and address', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?from=mail');
    await scrollToTop(page, 400);
    for (const id of ['faq', 'features']) {
      await headerLink(page, id).click();
      await restsInPlace(page, id);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/\?from=mail#faq$/);
    await restsInPlace(page, 'faq');
    await page.goBack();
    await expect(page).toHaveURL(/\/\?from=mail$/);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/\/\?from=mail#features$/);
    await restsInPlace(page, 'features');
  });

  test('ctrl, shift, meta and middle clicks are left to the browser: another tab, this page unmoved', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const link = headerLink(page, 'faq');
    for (const click of [
      () => link.click({ modifiers: ['Control'] }),
      () => link.click({ modifiers: ['Shift'] }),
      () => link.click({ button: 'middle' }),
    ]) {
      const opened = context.waitForEvent('page');
      await click();
      const other = await opened;
      await expect(other).toHaveURL(/\/#faq$/);
      await other.close();
      expect(await hash(page)).toBe('');
      expect(await scrollTop(page)).toBe(0);
    }

    // To this system's browser the meta key says nothing.
    await page.evaluate(() => {
      addEventListener('click', (event) => Object.assign(window, { takenByPage: event.defaultPrevented }), {
        once: true,
      });
    });
    await link.click({ modifiers: ['Meta'] });
    expect(await page.evaluate(() => (window as unknown as { takenByPage: boolean }).takenByPage)).toBe(
      false,
    );
  });
});

test.describe('Focus follows a scroll (spec §2)', () => {
  for (const way of ['mouse', 'keyboard'] as const) {
    test(`by ${way}: the section has it, without an outline, and Tab goes on inside`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      if (way === 'mouse') await headerLink(page, 'faq').click();
      else await headerLink(page, 'faq').press('Enter');
      const section = page.locator('#faq');
      await expect(section).toBeFocused();
      await restsInPlace(page, 'faq');
      const { outlineStyle, boxShadow } = await section.evaluate((element) => {
        const style = getComputedStyle(element);
        return { outlineStyle: style.outlineStyle, boxShadow: style.boxShadow };
      });
      expect(outlineStyle).toBe('none');
      expect(boxShadow).toBe('none');

      await page.keyboard.press('Tab');
      await expect(section.getByRole('link').first()).toBeFocused();
      // A section that has been left is no stop on the way back.
      await page.keyboard.press('Shift+Tab');
      await expect(section).not.toBeFocused();
    });
  }

  test('the form’s own place takes focus, and Tab comes to its first field', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    // A click takes no aim while what is above it is laid out.
    await page.locator('html:not([data-deferred])').waitFor();
    await page.locator('#hotels-section a[href="#hotel-application"]').click();
    await expect(page.locator('#hotel-application')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[name=hotelName]')).toBeFocused();
  });
});
