/** Smooth scrolling to the sections (spec §2, §9). */
import type { Page } from '@playwright/test';
import { openWithStoppedClock, stopClock } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import {
  entryCount,
  headerLink,
  isLaidOut,
  misplacement,
  navigation,
  restsInPlace,
  scrollTop,
  scrollToTop,
  standsStill,
} from './reading-helpers.ts';
import { REST_PX, SCROLL_MS } from './spec-times.ts';

/** How long a frame takes while the page's clock is stopped, in ms. */
const FRAME = 17;

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** Starts a scroll to a section, and stops the clock at a third of its time. Returns the scroll position. */
async function startScroll(page: Page, id: string): Promise<number> {
  await headerLink(page, id).click();
  await page.clock.runFor(SCROLL_MS / 3);
  const at = await scrollTop(page);
  expect(at).toBeGreaterThan(30);
  return at;
}

test(`each link scrolls its section to ${REST_PX} px below the top (spec §2, §9)`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/');
  for (const [part, id] of [
    // From the last to the first, so that each link scrolls the page.
    ...navigation.en.map(([, id]) => ['header nav', id]).reverse(),
    ['header', 'contact-page'],
    ['#home', 'app-store'],
    ['#hotels-section', 'hotel-application'],
    ['footer', 'about'],
    ['footer', 'features'],
    ['footer', 'contact'],
    ['footer', 'home'],
  ] as [string, string][]) {
    await page.locator(`${part} a[href="#${id}"]`).filter({ visible: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`/en/#${id}$`));
    await restsInPlace(page, id);
  }
  for (const id of ['faq', 'hotels-section']) {
    await page.goto(`/en/?from=mail#${id}`);
    await restsInPlace(page, id);
  }
});

test(`a scroll takes ${SCROLL_MS} ms and follows the cubic ease; a second link counts (spec §2, §9)`, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await test.step('the scroll takes its time, and follows the cubic ease', async () => {
    await headerLink(page, 'faq').click();
    const interval = SCROLL_MS / 30;
    const tops: number[] = [];
    while (tops.length < 29) {
      await page.clock.runFor(interval);
      tops.push(await scrollTop(page));
    }
    await page.clock.runFor(interval + FRAME);
    await restsInPlace(page, 'faq');
    const end = await scrollTop(page);
    expect(end).toBeGreaterThan(5000);
    /** Share of the way after a time in ms. */
    const ease = (time: number) => {
      const t = Math.max(0, time / SCROLL_MS);
      return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
    };
    // The scroll begins with a frame, and the last frame may be one back: two frames behind the curve at most.
    for (const [index, top] of tops.entries()) {
      const time = (index + 1) * interval;
      expect(top / end, `share of the way at ${time} ms`).toBeGreaterThan(ease(time - 2 * FRAME) - 0.001);
      expect(top / end, `share of the way at ${time} ms`).toBeLessThan(ease(time) + 0.001);
    }
  });

  await test.step('a second link chosen on the way leads to the second place', async () => {
    await startScroll(page, 'home');
    await headerLink(page, 'features').click();
    await page.clock.runFor(SCROLL_MS + 50);
    await restsInPlace(page, 'features');
    expect(await hash(page)).toBe('#features');
  });

  await test.step('with reduced motion the page jumps', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await headerLink(page, 'faq').click();
    expect(await misplacement(page, 'faq'), 'at once').toBeLessThanOrEqual(2);
  });
});

test('the visitor stops the scroll by wheel, key, finger or going back (spec §2)', async ({ page }) => {
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
  await openWithStoppedClock(page);
  await test.step('going back', async () => {
    await startScroll(page, 'contact');
    await page.goBack();
    await page.clock.runFor(SCROLL_MS);
    expect(await hash(page)).toBe('');
    expect(await scrollTop(page)).toBe(0);
  });

  for (const [move, make] of Object.entries(moves)) {
    await test.step(move, async () => {
      await scrollToTop(page, 0);
      const at = await startScroll(page, 'contact');
      await make();
      await page.clock.resume();
      const end = await standsStill(page);
      expect(await misplacement(page, 'contact'), 'px short of the footer').toBeGreaterThan(1000);
      if (move === 'the wheel') expect(end - at).toBeLessThan(3500);
      await stopClock(page);
    });
  }
});

test('a click on a link adds one entry to the history, a second click none (spec §2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const before = await entryCount(page);
  await test.step('a click adds one entry to the history', async () => {
    await headerLink(page, 'faq').click();
    await expect(page).toHaveURL(/\/#faq$/);
    expect(await entryCount(page)).toBe(before + 1);
  });

  await test.step('a second click adds none: going back leads to the address before', async () => {
    await scrollToTop(page, 300);
    await headerLink(page, 'faq').click();
    await restsInPlace(page, 'faq');
    expect(await entryCount(page)).toBe(before + 1);

    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('back and forward restore scroll position and address', async () => {
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
});

// `anchors.test.ts` lists the clicks that are left to the browser.
test('a click with Ctrl is left to the browser (spec §2)', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await headerLink(page, 'faq').click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/#faq$/);
  expect(await hash(page)).toBe('');
  expect(await scrollTop(page)).toBe(0);
});

test('Focus follows a scroll without an outline, and Tab goes on inside the section (spec §2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const way of ['mouse', 'keyboard'] as const) {
    await test.step(`by ${way} the section takes the focus without an outline, and Tab goes on inside it`, async () => {
      if (way === 'mouse') await headerLink(page, 'faq').click();
      else await headerLink(page, 'faq').press('Enter');
      const section = page.locator('#faq');
      await expect(section).toBeFocused();
      await restsInPlace(page, 'faq');
      await expect(section).toHaveCSS('outline-style', 'none');
      await expect(section).toHaveCSS('box-shadow', 'none');

      await page.keyboard.press('Tab');
      await expect(section.getByRole('link').first()).toBeFocused();
      // On the way back with Shift+Tab the section is no stop.
      await page.keyboard.press('Shift+Tab');
      await expect(section).not.toBeFocused();
    });
  }

  await test.step('the form’s section takes the focus, and Tab goes to its first field', async () => {
    // Until they are laid out, parts above move the link.
    await isLaidOut(page);
    await page.locator('#hotels-section a[href="#hotel-application"]').filter({ visible: true }).click();
    await expect(page.locator('#hotel-application')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[name=hotelName]')).toBeFocused();
  });
});
