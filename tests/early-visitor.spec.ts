/** A visitor who acts before the script has loaded, or never gets it. */
import type { Page } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import {
  anApplication,
  CLIENT,
  emptyApplication,
  field,
  fillApplication,
  form,
  openBeforeReactWithStoppedClock,
  sendApplication,
  sentValues,
  submitButton,
  toast,
  typedApplication,
  watchRequests,
  watchSends,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { flag, saved, speaks } from './language-helpers.ts';
import { moveFirst, readyRoot } from './react-ready.ts';
import { isLaidOut, scrollToTop } from './reading-helpers.ts';

/** Waits until the page is laid out and the browser has had nothing to do for a while. */
const idle = async (page: Page) => {
  await isLaidOut(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50)));
      }),
  );
};

test('an application submitted again and again before the script comes is sent once', async ({ page }) => {
  const sends = watchSends(page);
  const release = await openBeforeReactWithStoppedClock(page);
  const application = await sendApplication(page);
  await submitButton(page).click();
  await field(page, 'phone').press('Enter');

  await test.step('before the script nothing is sent, and the fields stay as they are', async () => {
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/');
    expect(sends).toEqual([]);
    expect(await typedApplication(page)).toEqual(application);
    await expect(readyRoot(page)).not.toBeAttached();
  });

  await test.step('when it has come the application is sent once, and the fields are emptied', async () => {
    await release();
    await expect(toast(page, 'tr')).toBeVisible();
    await expect(form(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.waitForLoadState('networkidle');
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON().template_params).toEqual(sentValues(application));
    expect(await typedApplication(page)).toEqual(emptyApplication);
    await expect(page).toHaveURL('/');
  });
});

test.describe('when the script cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource|preload/] });

  test('it is tried twice; the page’s words stay, what needs no script works, and no other control is shown', async ({
    page,
  }) => {
    const tried: string[] = [];
    const sends = watchSends(page);
    await page.route(CLIENT, (route) => {
      tried.push(route.request().url());
      return route.abort();
    });
    const application = anApplication();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const address = form(page).locator(`a[href="mailto:${infoAddress}"]`).first();
    await expect(address).toBeHidden();
    await fillApplication(page, application);
    await test.step('the script is tried at two addresses', async () => {
      await expect(page.locator('html[data-script="failed"]')).toBeAttached();
      // The second try has another address, since a browser may remember a failure by its address.
      expect(new Set(tried).size).toBe(2);
    });

    await test.step('the form says whom to write to, and a submit does nothing', async () => {
      await expect(address).toBeVisible();
      await expect(submitButton(page)).toBeHidden();
      await field(page, 'phone').press('Enter');
      await idle(page);
      await expect(page).toHaveURL('/');
      expect(await typedApplication(page)).toEqual(application);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(sends).toEqual([]);
    });

    await test.step('samples are as the HTML has them', async () => {
      const { hero, features } = words.tr;
      await expect(page.locator('[data-sample=check-in]')).toContainText(hero.card.entries.in.status);
      await expect(page.locator('[data-sample=game]')).toContainText(features.more.game.rules);
      await expect(page.getByRole('img', { name: features.more.game.stillAlt })).toBeVisible();
      const needsScript = '[data-sample=check-in] input, [data-sample=hotel-tag] textarea, [data-early]';
      await expect(page.locator(needsScript).filter({ visible: true })).toHaveCount(0);
      await page.getByRole('switch').click();
      await expect(page.getByRole('img', { name: features.camera.nightAlt })).toBeVisible();
    });

    await test.step('questions, menu and flags work', async () => {
      const questions = page.locator('#faq details');
      await questions.nth(0).locator('summary').click();
      await questions.last().locator('summary').click();
      await expect(questions.last()).toHaveAttribute('open');
      await expect(questions.nth(0)).not.toHaveAttribute('open');

      await page.locator('header button[commandfor="menu"]').click();
      await page.locator('dialog#menu a[href="#contact"]').click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.locator('footer#contact')).toBeInViewport();

      // Each flag leads to its document and is saved: `/` leads to English, and to Turkish after the Turkish flag.
      await flag(page, 'en').click();
      await expect(page).toHaveURL('/en/');
      await speaks(page, 'en');
      expect(await saved(page)).toBe('en');
      await page.goto('/');
      await expect(page).toHaveURL('/en/');
      await flag(page, 'tr').click();
      await expect(page).toHaveURL('/');
      await speaks(page, 'tr');
      expect(await saved(page)).toBe('tr');
    });
  });
});

test.describe('React starts at the visitor’s first move and not before', () => {
  test.use({ hasTouch: true });

  const moves: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': moveFirst,
    'a key is pressed': (page) => page.keyboard.press('Shift'),
    'the page is touched': (page) => page.touchscreen.tap(600, 400),
    'a screen reader clicks without a pointer': (page) => page.locator('h1').dispatchEvent('click'),
    'something takes the focus': (page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus()),
    // Its top edge is still 400 px below the window.
    'the form comes near': (page) =>
      form(page).evaluate((element) =>
        scrollTo({
          top: element.getBoundingClientRect().top + scrollY - innerHeight - 400,
          behavior: 'instant',
        }),
      ),
  };

  test('React runs at a first move of any kind', async ({ page }) => {
    for (const [what, move] of Object.entries(moves)) {
      await test.step(what, async () => {
        await page.goto('/');
        await isLaidOut(page);
        await expect(readyRoot(page)).not.toBeAttached();
        await move(page);
        await expect(readyRoot(page)).toBeAttached();
      });
    }
  });

  test('React is fetched in one language when the page is quiet, and does not run', async ({ page }) => {
    const scripts = watchRequests(page, /\.js$/);
    await page.coverage.startJSCoverage();
    await test.step('React is fetched when the page is quiet, in one language', async () => {
      await page.goto('/');
      await expect.poll(() => scripts.join()).toContain('/client-');
      await page.waitForLoadState('networkidle');
      expect(scripts.join()).toContain('/tr-');
      expect(scripts.join()).not.toContain('/en-');
    });

    await test.step('a scroll does not start React, and none of its scripts has run', async () => {
      await scrollToTop(page, 300);
      await expect(page.locator('html[data-scrolled]')).toBeAttached();
      await idle(page);
      await expect(readyRoot(page)).not.toBeAttached();
      // The room's clock is no part of React.
      const ran = (await page.coverage.stopJSCoverage())
        .filter(({ url }) => url.includes('/assets/') && !url.includes('/room-clock-'))
        .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)));
      expect(ran.map(({ url }) => url)).toEqual([]);
    });
  });

  test.describe('for a visitor who saves data', () => {
    test.use({ expectedConsole: [/Failed to load resource|preload/] });

    test('no script is fetched before a first move; words that fail to load once come at the second try', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const scripts = watchRequests(page, /\.js$/);
      await test.step('no script is fetched before a first move', async () => {
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        await idle(page);
        expect(scripts).toEqual([]);
      });
      await test.step('words that fail to load once come at the second try', async () => {
        // Nothing was fetched ahead, so the import is what fails.
        const failed = page.waitForEvent('requestfailed');
        await page.route('**/assets/tr-*.js*', (route) => route.abort(), { times: 1 });
        await page.keyboard.press('Tab');
        await failed;
        await expect(readyRoot(page)).toBeAttached();
      });
    });
  });
});
