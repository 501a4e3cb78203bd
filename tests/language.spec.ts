/** The language of the page: first visit, switch, saved choice (spec §2 to §4). */
import { form, holdRequests, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { chooseBefore, ENGLISH_WORDS, flag, saved, speaks } from './language-helpers.ts';
import { openWithReact } from './react-ready.ts';
import {
  entryCount,
  headerLink,
  isMarkedDocument,
  markDocument,
  restsInPlace,
  scrollTop,
  standsStill,
  topOf,
} from './reading-helpers.ts';

test.describe('A first visit (spec §3, §9)', () => {
  test.use({ locale: 'en-US' });

  test('is Turkish, whatever the browser prefers, and nothing is saved by it', async ({ page }) => {
    await openWithReact(page);
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    await speaks(page, 'tr');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await saved(page)).toBeNull();
  });
});

test.describe('A switch of language (spec §3, §4)', () => {
  test('happens in place, by keyboard and by pointer: words, head, address and the saved choice follow', async ({
    page,
  }) => {
    await openWithReact(page, '/?from=mail#features');
    await markDocument(page);
    const entries = await entryCount(page);

    await flag(page, 'en').press('Enter');
    await speaks(page, 'en');
    await expect(flag(page, 'en')).toBeFocused();
    await expect(page).toHaveURL(/:\d+\/en\/\?from=mail#features$/);
    expect(await saved(page)).toBe('en');

    await flag(page, 'tr').click();
    await speaks(page, 'tr');
    await expect(page).toHaveURL(/:\d+\/\?from=mail#features$/);
    expect(await saved(page)).toBe('tr');

    expect(await isMarkedDocument(page)).toBe(true);
    expect(await entryCount(page)).toBe(entries);
  });

  test('keeps what is typed and the question that is open', async ({ page }) => {
    await openWithReact(page);
    const typed = {
      hotelName: 'Işık Otel',
      contactName: 'Çağla Gündüz',
      email: 'c@example.com',
      phone: '0532',
      message: 'iki\nsatır',
    };
    for (const [name, value] of Object.entries(typed)) await form(page).locator(`[name=${name}]`).fill(value);
    await page.locator('#faq summary').nth(2).click();

    await flag(page, 'en').click();
    await speaks(page, 'en');
    for (const [name, value] of Object.entries(typed))
      await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
    await expect(form(page).locator('[name=hotelName]')).toHaveAttribute(
      'placeholder',
      'Individual user? Leave blank',
    );
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expect(page.getByText(words.en.faq.questions[2]?.answer ?? '', { exact: true })).toBeVisible();
  });

  test('keeps the line that is being read where it is', async ({ page }) => {
    await openWithReact(page);
    // Not every browser anchors a scroll by itself.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
    });
    for (const [line, language] of [
      [page.locator('#hotels-section article h3').nth(3), 'en'],
      [page.locator('#faq summary').nth(6), 'tr'],
      [page.locator('#features article h3').nth(2), 'en'],
    ] as const) {
      await line.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' }),
      );
      const before = await topOf(line);
      await flag(page, language).click();
      await speaks(page, language);
      expect(Math.abs((await topOf(line)) - before)).toBeLessThanOrEqual(2);
    }
  });

  test('gives way to a later one: the last flag pressed counts', async ({ page }) => {
    const letGo = await holdRequests(page, ENGLISH_WORDS, (route) => route.continue());
    await openWithReact(page);
    await flag(page, 'en').click();
    await flag(page, 'tr').click();
    const arrived = page.waitForResponse(ENGLISH_WORDS);
    letGo();
    await (await arrived).finished();
    await flag(page, 'tr').hover();
    await speaks(page, 'tr');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await saved(page)).toBe('tr');
  });
});

test.describe('The saved choice (spec §3)', () => {
  test('English sends a returning visitor at / on to /en/, with query and hash', async ({ page }) => {
    await chooseBefore(page, 'en');
    await page.goto('/?from=mail#faq');
    await expect(page).toHaveURL(/:\d+\/en\/\?from=mail#faq$/);
    await speaks(page, 'en');
    await restsInPlace(page, 'faq');
    // The visitor goes back to where they came from, not into a loop.
    await page.goBack();
    await expect(page).toHaveURL(/earlier-visit$/);
  });

  test('nothing Turkish paints on the way there', async ({ page }) => {
    await chooseBefore(page, 'en');
    // On a slow line the first document has time to paint; it notes as it leaves what it has shown.
    await page.route('**/en/', (route) => setTimeout(() => route.continue(), 700));
    await page.addInitScript(() => {
      if (location.pathname !== '/') return;
      addEventListener('pagehide', () => {
        const headlines = [...document.querySelectorAll('h1')].filter(
          (one) => one.getClientRects().length > 0,
        ).length;
        const paints = performance.getEntriesByName('first-contentful-paint').length;
        sessionStorage.setItem('shown', `${headlines} headlines, ${paints} paints`);
      });
    });
    await page.goto('/');
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(page.locator('h1')).toBeVisible();
    await speaks(page, 'en');
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('0 headlines, 0 paints');
  });

  test('Turkish leaves / and /en/ as they are, where the English flag changes nothing but the choice', async ({
    page,
  }) => {
    await chooseBefore(page, 'tr');
    await page.goto('/');
    await speaks(page, 'tr');
    await openWithReact(page, '/en/#faq');
    await speaks(page, 'en');
    await expect(page).toHaveURL(/\/en\/#faq$/);
    // The address was followed, not chosen.
    expect(await saved(page)).toBe('tr');
    await markDocument(page);
    await flag(page, 'en').click();
    await expect.poll(() => saved(page)).toBe('en');
    await speaks(page, 'en');
    await expect(page).toHaveURL(/\/en\/#faq$/);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test('a value that is no language counts as none', async ({ page }) => {
    await chooseBefore(page, 'de' as Language);
    await openWithReact(page);
    await speaks(page, 'tr');
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('lasts through a reload and a new visit, in both directions', async ({ page }) => {
    await openWithReact(page);
    await flag(page, 'en').click();
    await speaks(page, 'en');
    await page.reload();
    await speaks(page, 'en');
    await page.goto('/');
    await expect(page).toHaveURL(/\/en\/$/);
    await speaks(page, 'en');
    await openWithReact(page, '/en/');
    await flag(page, 'tr').click();
    await speaks(page, 'tr');
    await page.reload();
    await expect(page).toHaveURL(/:\d+\/$/);
    await speaks(page, 'tr');
  });
});

test.describe('Going back after a switch', () => {
  test('keeps the language and rewrites the path of the older entry, its hash kept', async ({ page }) => {
    await openWithReact(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await headerLink(page, 'features').click();
    await headerLink(page, 'faq').click();
    await restsInPlace(page, 'faq');
    await flag(page, 'en').click();
    await speaks(page, 'en');
    await expect(page).toHaveURL(/\/en\/#faq$/);

    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/en\/#features$/);
    await speaks(page, 'en');
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/en\/$/);
    await speaks(page, 'en');
    await page.goForward();
    await expect(page).toHaveURL(/:\d+\/en\/#features$/);
    await page.reload();
    await speaks(page, 'en');
  });

  test('from the other document finds the older one in its own language', async ({ page }) => {
    await openWithReact(page, '/en/#faq');
    await page.goto('/');
    await speaks(page, 'tr');
    await page.goBack();
    await speaks(page, 'en');
    await expect(page).toHaveURL(/\/en\/#faq$/);
  });
});

test.describe('A scroll and a switch (spec §2, §4)', () => {
  test('a section is still 120 px below the top after the words change on the way to it', async ({
    page,
  }) => {
    await openWithReact(page);
    await headerLink(page, 'faq').click();
    await page.waitForFunction(() => scrollY > 30);
    // As by keyboard or a second pointer: a press on the page would stop the scroll.
    await flag(page, 'en').evaluate((link: HTMLElement) => link.click());
    await speaks(page, 'en');
    await standsStill(page);
    await restsInPlace(page, 'faq');
    expect(await scrollTop(page)).toBeGreaterThan(1000);
  });
});
