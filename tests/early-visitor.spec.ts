/** A visitor who is quicker than the script, or never gets it. */
import type { Page } from '@playwright/test';
import { email as infoAddress } from '../site.config.ts';
import {
  anApplication,
  CLIENT,
  emptyApplication,
  field,
  fillApplication,
  form,
  holdRequests,
  submitButton,
  toast,
  typedApplication,
  watchSends,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { flag, saved, speaks } from './language-helpers.ts';
import { reactTakesOver, readyRoot } from './react-ready.ts';

/** A browser that asks pages to save data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Waits until the page is laid out and the browser has had nothing to do for a while. */
const idle = async (page: Page) => {
  await page.locator('html:not([data-deferred])').waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50)));
      }),
  );
};

test.describe('before the script is there', () => {
  test('an application typed and submitted, again and again, stays on the page and is sent once when the script comes', async ({
    page,
    baseURL,
  }) => {
    const sends = watchSends(page);
    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    const release = await holdRequests(page, CLIENT, (route) => route.continue());
    const application = anApplication();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await fillApplication(page, application);
    await submitButton(page).click();
    await submitButton(page).click();
    await field(page, 'phone').press('Enter');

    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(`${baseURL}/`);
    expect(sends).toEqual([]);
    expect(await typedApplication(page)).toEqual(application);
    await expect(readyRoot(page)).not.toBeAttached();

    release();
    await expect(toast(page, 'tr')).toBeVisible();
    await expect(form(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.waitForLoadState('networkidle');
    expect(sends).toHaveLength(1);
    const { template_params: sent } = sends[0]?.postDataJSON() ?? {};
    expect(sent).toMatchObject({
      hotel_name: application.hotelName,
      contact_name: application.contactName,
      from_email: application.email,
      phone: application.phone,
      message: application.message,
    });
    expect(await typedApplication(page)).toEqual(emptyApplication);
    expect(navigations.filter((url) => url !== `${baseURL}/`)).toEqual([]);
  });

  test('a submit with a field missing is stopped by the browser and not remembered (spec §5)', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const release = await holdRequests(page, CLIENT, (route) => route.continue());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await fillApplication(page, { ...anApplication(), phone: '' });
    await submitButton(page).click();
    await expect(field(page, 'phone')).toBeFocused();
    await expect(form(page)).not.toHaveAttribute('aria-busy', 'true');
    await field(page, 'phone').fill('0222 000 00 00');
    release();
    await reactTakesOver(page);
    await page.waitForLoadState('networkidle');
    expect(sends).toEqual([]);
  });
});

test.describe('when the script cannot be had', () => {
  test.use({ expectedConsole: [/Failed to load resource|preload/] });

  test('it is tried twice, the form says whom to write to, and a submit leaves everything as it is', async ({
    page,
    baseURL,
  }) => {
    const tried: string[] = [];
    const sends = watchSends(page);
    await page.route(CLIENT, (route) => {
      tried.push(route.request().url());
      return route.abort();
    });
    const application = anApplication();
    await page.goto('/');
    const address = form(page).locator(`a[href="mailto:${infoAddress}"]`).first();
    await expect(address).toBeHidden();
    await fillApplication(page, application);
    await expect(address).toBeVisible();
    // The second try has an address of its own, as a failure may be remembered by its address.
    expect(new Set(tried).size).toBe(2);

    await expect(submitButton(page)).toBeHidden();
    await field(page, 'phone').press('Enter');
    await idle(page);
    expect(page.url()).toBe(`${baseURL}/`);
    expect(await typedApplication(page)).toEqual(application);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(sends).toEqual([]);
  });

  test('words that fail to load only once are there at the second try', async ({ page }) => {
    let failed = 0;
    // Nothing is fetched ahead, so that it is the import which fails.
    await saveData(page);
    await page.route('**/assets/tr-*.js*', (route) => {
      failed += 1;
      return failed <= 1 ? route.abort() : route.continue();
    });
    await page.goto('/');
    await page.mouse.move(5, 400);
    await page.mouse.move(6, 401);
    await expect(readyRoot(page)).toBeAttached();
  });

  test('questions, anchors, menu, camera and flags work all the same', async ({ page, baseURL }) => {
    await page.route(CLIENT, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.mouse.move(5, 400);
    await page.mouse.move(6, 401);
    await expect(page.locator('html[data-script="failed"]')).toBeAttached();

    const questions = page.locator('#faq details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(3).locator('summary').click();
    await expect(questions.nth(3)).toHaveAttribute('open');
    await expect(questions.nth(0)).not.toHaveAttribute('open');

    await page.locator('input[name="camera"][value="day"]').check();
    await expect(page.locator('input[name="camera"][value="day"]')).toBeChecked();

    await page.locator('header button[commandfor="menu"]').click();
    await page.locator('dialog#menu a[href="#contact"]').click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(page.locator('footer#contact')).toBeInViewport();

    // Each flag leads to its document, and is remembered: the front door leads to English, then to Turkish again.
    await flag(page, 'en').click();
    await expect(page).toHaveURL(`${baseURL}/en/`);
    await speaks(page, 'en');
    expect(await saved(page)).toBe('en');
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/en/`);
    await flag(page, 'tr').click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await speaks(page, 'tr');
    expect(await saved(page)).toBe('tr');
  });
});

test.describe('React starts with the visitor and not before', () => {
  const moves: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': async (page) => {
      await page.mouse.move(100, 300);
      await page.mouse.move(101, 301);
    },
    'a key is pressed': (page) => page.keyboard.press('Shift'),
    'the page is touched': (page) => page.touchscreen.tap(600, 400),
    'something takes the focus': (page) =>
      page
        .locator('header a')
        .first()
        .evaluate((link) => link.focus()),
    'the form comes near': (page) =>
      page.evaluate(() => {
        const { top } = document.querySelector('form')?.getBoundingClientRect() ?? { top: 0 };
        // Its top edge is still 400 px below the window.
        scrollTo({ top: top + scrollY - innerHeight - 400, behavior: 'instant' });
      }),
  };

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });
    test('it rests after load and runs at a first move', async ({ page }) => {
      for (const [what, move] of Object.entries(moves)) {
        await test.step(what, async () => {
          await page.coverage.startJSCoverage();
          await page.goto('/');
          await idle(page);
          // Fetched ahead perhaps, but not one line of it was run. The room's clock is no part of React.
          const ran = (await page.coverage.stopJSCoverage())
            .filter(({ url }) => url.includes('/assets/') && !url.includes('/room-clock-'))
            .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)));
          expect(ran.map(({ url }) => url)).toEqual([]);
          await expect(readyRoot(page)).not.toBeAttached();

          await move(page);
          await expect(readyRoot(page)).toBeAttached();
        });
      }
    });
  });

  test('scrolling far from the form does not run it', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect(page.locator('html[data-scrolled]')).toBeAttached();
    await idle(page);
    await expect(readyRoot(page)).not.toBeAttached();
  });

  test('it is fetched when the page is quiet, with the words of this language only', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto('/');
    await expect.poll(() => scripts.some((path) => path.includes('/client-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(scripts.some((path) => /\/tr-/.test(path))).toBe(true);
    expect(scripts.some((path) => /\/en-/.test(path))).toBe(false);
  });

  test('a visitor who saves data gets no script before a move, and then the page works', async ({ page }) => {
    await saveData(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await idle(page);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(readyRoot(page)).toBeAttached();
    expect(scripts).not.toEqual([]);
  });
});
