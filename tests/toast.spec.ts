/** The notification toast (spec §2, §4, §8, §9). */
import type { Locator, Page } from '@playwright/test';
import {
  answerSends,
  exact,
  failureNoise,
  openWithStoppedClock,
  sendApplication,
  submitButton,
  toast,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { scrollToTop, setTabHidden } from './reading-helpers.ts';
import { TOAST_MS } from './spec-times.ts';

test.use({ expectedConsole: failureNoise });

type ToastType = 'success' | 'error';

/** Sends an application that ends as asked and waits for its toast. */
async function showToast(page: Page, type: ToastType): Promise<Locator> {
  await answerSends(page, type === 'success' ? 200 : 500);
  await sendApplication(page);
  const notice = toast(page, 'tr');
  await expect(notice).toContainText(exact.tr[type === 'success' ? 'success' : 'failure']);
  // A toast that has gone keeps its words.
  await expect(notice).toBeVisible();
  return notice;
}

/** Moves the pointer off the toast. */
const leaveToast = (page: Page) => page.mouse.move(3, 500);

/** The drawing of a toast's icon, and its background: its own, or that of an element around it. */
const lookOf = (notice: Locator) =>
  notice.evaluate((element) => {
    const icon = element.querySelector('svg:not(button svg)');
    const shapes = [...(icon?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'));
    let ground: Element | null = icon;
    let colour = 'rgba(0, 0, 0, 0)';
    while (ground && colour === 'rgba(0, 0, 0, 0)') {
      colour = getComputedStyle(ground).backgroundColor;
      ground = ground.parentElement;
    }
    return { icon: shapes.join(), colour, seen: icon?.checkVisibility() ?? false };
  });

test('outcomes are announced, and only the newest toast is shown, top right (spec §2, §3, §4)', async ({
  page,
}) => {
  const closeButton = page.getByRole('button', { name: words.tr.application.closeToast, exact: true });
  await page.goto('/');
  // The status sample has a live region of its own.
  const polite = page.locator('[aria-live="polite"]:not([data-sample] *)');
  const assertive = page.locator('[aria-live="assertive"]');
  await test.step('both live regions are in the served document, and empty at first', async () => {
    await expect(polite).toHaveCount(1);
    await expect(assertive).toHaveCount(1);
    await openWithReact(page);
    await expect(polite).toHaveText('');
    await expect(assertive).toHaveText('');
    await expect(toast(page, 'tr')).toBeHidden();
  });

  const success = await lookOf(await showToast(page, 'success'));
  await test.step('a success is announced politely', async () => {
    await expect(polite).toContainText(exact.tr.success);
    for (const place of [polite, toast(page, 'tr')])
      await expect(place).toContainText(words.tr.application.success.message);
    await expect(assertive).toHaveText('');
  });

  await test.step('a failure takes its place, looks different, and is announced at once', async () => {
    const error = await lookOf(await showToast(page, 'error'));
    await expect(assertive).toContainText(exact.tr.failure);
    await expect(assertive).toContainText(exact.tr.failureMessage);
    await expect(polite).toHaveText('');
    await expect(toast(page, 'tr')).not.toContainText(exact.tr.success);
    await expect(closeButton).toHaveCount(1);
    expect([success.seen, error.seen]).toEqual([true, true]);
    expect.soft(success.colour).not.toBe(error.colour);
    expect.soft(success.icon).not.toBe(error.icon);
  });

  await test.step('the same outcome twice is announced twice', async () => {
    await assertive.evaluate((region) => {
      let said = 0;
      new MutationObserver(() => {
        if (region.textContent) region.setAttribute('data-test-said', String(++said));
      }).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await showToast(page, 'error');
    await expect(assertive).toHaveAttribute('data-test-said', /[1-9]/);
  });

  const notice = toast(page, 'tr');
  await test.step('it is wholly in view, top right, and can be closed', async () => {
    await notice.getByRole('button').focus();
    for (const [width, height, top] of [
      [1280, 800, 3000],
      [320, 640, 0],
    ] as const) {
      await page.setViewportSize({ width, height });
      await scrollToTop(page, top);
      await notice.evaluate((element) =>
        Promise.all(element.getAnimations().map((animation) => animation.finished)),
      );
      await expect(notice).toBeInViewport({ ratio: 1 });
      const box = await notice.boundingBox();
      expect(box?.y).toBeLessThan(200);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height / 2);
      expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(40);
      if (width === 1280) expect(box?.x).toBeGreaterThan(width / 2);
      const closing = await notice.getByRole('button').boundingBox();
      expect(Math.min(closing?.width ?? 0, closing?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await notice.getByRole('button').click({ trial: true });
    }
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
  });

  await test.step('with reduced motion it neither slides nor fades', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showToast(page, 'error');
    expect(await notice.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(notice).toHaveCSS('transition-duration', /^0s(, 0s)*$/);
  });
  await test.step('closed by keyboard, it gives the focus back to the form', async () => {
    await expect(submitButton(page)).toBeFocused();
    await notice.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect(submitButton(page)).toBeFocused();
  });
});

/** Expects the toast to stay for `left` ms, and not longer. */
async function goesAfter(page: Page, left: number): Promise<void> {
  await page.clock.runFor(left - 100);
  await expect(toast(page, 'tr')).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, 'tr')).toBeHidden();
}

test('the toast hides by itself, not under pointer or focus or in a hidden tab (spec §4, §9)', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  /** Expects the toast to be there a minute later. */
  const stays = async () => {
    await page.clock.fastForward(60_000);
    await expect(toast(page, 'tr')).toBeVisible();
  };
  await test.step('a newer toast has its whole time, also after one that the visitor closed', async () => {
    await showToast(page, 'error');
    await page.clock.runFor(TOAST_MS - 1000);
    const second = await showToast(page, 'error');
    await page.clock.runFor(TOAST_MS - 1000);
    await second.getByRole('button').click();
    await expect(second).toBeHidden();
    await showToast(page, 'success');
    await leaveToast(page);
    await goesAfter(page, TOAST_MS);
  });

  await test.step('the time stops under pointer and focus and in a hidden tab', async () => {
    const notice = await showToast(page, 'success');
    const left = 2000;
    await page.clock.runFor(TOAST_MS - left);
    await notice.hover();
    await stays();
    await notice.getByRole('button').focus();
    await leaveToast(page);
    await stays();
    await setTabHidden(page, true);
    await page.keyboard.press('Shift+Tab');
    await stays();
    await setTabHidden(page, false);
    await goesAfter(page, left);
  });

  await test.step('the time of an outcome in a hidden tab begins when the tab is shown', async () => {
    await setTabHidden(page, true);
    await showToast(page, 'success');
    await stays();
    await setTabHidden(page, false);
    await goesAfter(page, TOAST_MS);
  });
});
