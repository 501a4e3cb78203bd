/** The notification toast (spec §2, §4, §8, §9). */
import type { Locator, Page } from '@playwright/test';
import {
  anApplication,
  answerSends,
  exact,
  failureNoise,
  fillApplication,
  stopClock,
  submitButton,
  switchLanguage,
  toast,
  words,
} from './application-helpers.ts';
import { expect, type Language, openWithReact, test } from './fixtures.ts';

test.use({ expectedConsole: failureNoise });

type ToastType = 'success' | 'error';

/** Sends an application that ends as asked and waits for its toast. */
async function showToast(page: Page, type: ToastType, language: Language = 'tr'): Promise<Locator> {
  await page.unrouteAll();
  await answerSends(page, type === 'success' ? 200 : 500);
  await fillApplication(page, anApplication());
  await submitButton(page).click();
  const notice = toast(page, language);
  await expect(notice).toContainText(exact[language][type === 'success' ? 'success' : 'failure']);
  return notice;
}

/** Opens the page with a clock that stands still from here on. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await openWithReact(page);
  await stopClock(page);
}

const setTabHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: value ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const rest = (page: Page) => page.mouse.move(3, 500);

test.describe('where it stands and what it looks like', () => {
  test('it stands at the top right, wholly on screen, on desktops and small phones (spec §2)', async ({
    page,
  }) => {
    await openWithReact(page);
    const notice = await showToast(page, 'error');
    await notice.hover();
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await notice.evaluate((element) =>
        Promise.all(element.getAnimations().map((animation) => animation.finished)),
      );
      const box = await notice.boundingBox();
      const right = width - ((box?.x ?? 0) + (box?.width ?? 0));
      expect(right).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(40);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height / 2);
      if (width === 1280) expect(box?.x).toBeGreaterThan(width / 2);
    }
  });

  test('it stays at its place however the page is scrolled, and nothing covers its button (spec §2)', async ({
    page,
  }) => {
    await openWithReact(page);
    const notice = await showToast(page, 'success');
    await notice.hover();
    for (const top of [0, 3000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      const box = await notice.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(200);
      await notice.getByRole('button').click({ trial: true });
    }
  });

  test('success and error differ by icon and colour (spec §2)', async ({ page }) => {
    await openWithReact(page);
    const look = async (type: ToastType) =>
      (await showToast(page, type)).evaluate((element) => {
        const icon = element.querySelector('svg:not(button svg)');
        const shapes = new Set<string>();
        for (const use of icon?.querySelectorAll('use') ?? []) shapes.add(use.getAttribute('href') ?? '');
        // The ground the icon is drawn on: its own, or that of what holds it.
        let ground: Element | null = icon;
        let colour = 'rgba(0, 0, 0, 0)';
        while (ground && colour === 'rgba(0, 0, 0, 0)') {
          colour = getComputedStyle(ground).backgroundColor;
          ground = ground.parentElement;
        }
        return {
          icon: [...shapes].join(),
          colour,
          seen: icon?.checkVisibility() ?? false,
        };
      });
    const success = await look('success');
    const error = await look('error');
    expect(success.seen).toBe(true);
    expect(error.seen).toBe(true);
    expect.soft(success.colour).not.toBe(error.colour);
    expect.soft(success.icon).not.toBe(error.icon);
  });

  test('there is only ever one, and a newer outcome replaces the older (spec §2)', async ({ page }) => {
    await openWithReact(page);
    await showToast(page, 'error');
    await showToast(page, 'success');
    await expect(
      page.getByRole('button', { name: words.tr.application.closeToast, exact: true }),
    ).toHaveCount(1);
    await expect(toast(page, 'tr')).not.toContainText(exact.tr.failure);
  });
});

test.describe('how it goes', () => {
  test('before an application there is none (spec §3)', async ({ page }) => {
    await openWithReact(page);
    await expect(toast(page, 'tr')).toBeHidden();
  });

  test('its close button closes it at once, by pointer and by key, and the focus goes back (spec §4)', async ({
    page,
  }) => {
    await openWithReact(page);
    let notice = await showToast(page, 'success');
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();

    notice = await showToast(page, 'error');
    await expect(submitButton(page)).toBeFocused();
    await notice.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect(submitButton(page)).toBeFocused();
  });

  test('it hides by itself after 5000 ms and not before (spec §4, §9)', async ({ page }) => {
    await openWithStoppedClock(page);
    for (const type of ['success', 'error'] as const) {
      const notice = await showToast(page, type);
      await page.clock.runFor(4900);
      await expect(notice).toBeVisible();
      await page.clock.runFor(200);
      await expect(notice).toBeHidden();
    }
  });

  test('a newer toast has five seconds of its own (spec §9)', async ({ page }) => {
    await openWithStoppedClock(page);
    await showToast(page, 'error');
    await page.clock.runFor(4000);
    const notice = await showToast(page, 'success');
    await page.clock.runFor(4900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
  });

  test('a toast closed by hand takes nothing from the next one (spec §9)', async ({ page }) => {
    await openWithStoppedClock(page);
    const first = await showToast(page, 'error');
    await page.clock.runFor(4000);
    await first.getByRole('button').click();
    await expect(first).toBeHidden();
    const second = await showToast(page, 'success');
    await rest(page);
    await page.clock.runFor(4900);
    await expect(second).toBeVisible();
    await page.clock.runFor(200);
    await expect(second).toBeHidden();
  });
});

test.describe('its clock stands still', () => {
  test('while the pointer is on it, and goes on after', async ({ page }) => {
    await openWithStoppedClock(page);
    const notice = await showToast(page, 'success');
    await page.clock.runFor(3000);
    await notice.hover();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await rest(page);
    await page.clock.runFor(1900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
  });

  test('while the tab is hidden, and goes on after', async ({ page }) => {
    await openWithStoppedClock(page);
    const notice = await showToast(page, 'success');
    await page.clock.runFor(3000);
    await setTabHidden(page, true);
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await setTabHidden(page, false);
    await page.clock.runFor(1900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
  });

  test('when the outcome comes while the tab is hidden, until the visitor is back', async ({ page }) => {
    await openWithStoppedClock(page);
    await setTabHidden(page, true);
    const notice = await showToast(page, 'success');
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await setTabHidden(page, false);
    await page.clock.runFor(4900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
  });

  test('until every reason is gone: pointer and focus both', async ({ page }) => {
    await openWithStoppedClock(page);
    const notice = await showToast(page, 'success');
    await notice.hover();
    await notice.getByRole('button').focus();
    await rest(page);
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(5100);
    await expect(notice).toBeHidden();
  });
});

test.describe('how it is said to those who do not see it', () => {
  test('regions stand empty beforehand; success is said politely, failure assertively', async ({ page }) => {
    await page.goto('/');
    // The sample of a status speaks for itself.
    const polite = page.locator('[aria-live="polite"]:not([data-sample] *)');
    const assertive = page.locator('[aria-live="assertive"]');
    // In the document as it is served, before any script.
    await expect(polite).toHaveCount(1);
    await expect(assertive).toHaveCount(1);
    await openWithReact(page);
    await expect(polite).toHaveText('');
    await expect(assertive).toHaveText('');

    await showToast(page, 'success');
    await expect(polite).toContainText(exact.tr.success);
    await expect(polite).toContainText(words.tr.application.success.message);
    await expect(assertive).toHaveText('');

    await showToast(page, 'error');
    await expect(assertive).toContainText(exact.tr.failure);
    await expect(assertive).toContainText(exact.tr.failureMessage);
    await expect(polite).toHaveText('');
  });

  test('the same outcome twice is said twice', async ({ page }) => {
    await openWithReact(page);
    await showToast(page, 'error');
    const assertive = page.locator('[aria-live="assertive"]');
    await expect(assertive).toContainText(exact.tr.failure);
    await assertive.evaluate((region) => {
      let said = 0;
      new MutationObserver(() => {
        if (region.textContent) region.setAttribute('data-test-said', String(++said));
      }).observe(region, { childList: true, characterData: true, subtree: true });
    });
    await showToast(page, 'error');
    await expect(assertive).toHaveAttribute('data-test-said', /[1-9]/);
  });

  test('it follows a switch of language while it is shown', async ({ page }) => {
    await openWithReact(page);
    for (const type of ['success', 'error'] as const) {
      const key = type === 'success' ? 'success' : 'failure';
      await showToast(page, type);
      await switchLanguage(page, 'en');
      await expect(toast(page, 'en')).toContainText(exact.en[key]);
      await expect(toast(page, 'en')).not.toContainText(exact.tr[key]);
      await toast(page, 'en').getByRole('button').click();
      await switchLanguage(page, 'tr');
    }
  });
});

test('with reduced motion it neither slides nor fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithReact(page);
  const notice = await showToast(page, 'success');
  expect(await notice.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  const { opacity, duration } = await notice.evaluate((element) => {
    const style = getComputedStyle(element);
    return { opacity: style.opacity, duration: style.transitionDuration };
  });
  expect(opacity).toBe('1');
  expect(duration.split(', ').every((value) => Number.parseFloat(value) === 0)).toBe(true);
});
