/** The language of the page: first visit, switch, saved choice (spec §2 to §4). */
import {
  anApplication,
  field,
  fillApplication,
  holdRequests,
  typedApplication,
  words,
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { chooseBefore, ENGLISH_WORDS, flag, KEY, saved, speaks } from './language-helpers.ts';
import { moveFirst, openWithReact, reactTakesOver } from './react-ready.ts';
import {
  entryCount,
  headerLink,
  isMarkedDocument,
  markDocument,
  restsInPlace,
  standsStill,
  topOf,
} from './reading-helpers.ts';

test.describe('A first visit (spec §3, §9)', () => {
  test.use({ locale: 'en-US' });

  test('is Turkish, whatever the browser prefers or an unknown choice says', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    await speaks(page, 'tr');
    await expect(page).toHaveURL('/');
    expect(await saved(page)).toBeNull();

    await page.evaluate((key) => localStorage.setItem(key, 'xx'), KEY);
    await openWithReact(page);
    await speaks(page, 'tr');
    await expect(page).toHaveURL('/');
  });
});

test('a document keeps its own language at any address and after any choice, until a flag is pressed', async ({
  page,
  baseURL,
}) => {
  const english = await (await page.request.get('/en/')).text();
  const addresses = ['//en/', '/elsewhere/index.html'];
  const turkish = await (await page.request.get('/')).text();
  await page.route('/elsewhere/tr.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: turkish }),
  );
  await page.route(
    (url) => addresses.includes(url.pathname),
    (route) => route.fulfill({ contentType: 'text/html', body: english }),
  );
  await chooseBefore(page, 'tr');
  await test.step('each document keeps its language, at any address', async () => {
    await page.goto('/');
    await speaks(page, 'tr');
    for (const address of addresses) {
      await page.goto(`${baseURL}${address}`);
      await speaks(page, 'en');
    }
  });
  await test.step('React keeps it, too, when a translator has changed the attribute', async () => {
    await page.evaluate(() => {
      document.documentElement.lang = 'tr';
    });
    await moveFirst(page);
    await reactTakesOver(page);
    await expect(page.locator('h1')).toHaveText(words.en.hero.title);
  });
  await test.step('a pressed flag switches it', async () => {
    await flag(page, 'tr').click();
    await speaks(page, 'tr');
    await expect(page).toHaveURL('/');
  });

  await test.step('an address with a language saves no choice, a pressed flag does', async () => {
    await openWithReact(page, '/en/#faq');
    await speaks(page, 'en');
    expect(await saved(page)).toBe('tr');
    await markDocument(page);
    await flag(page, 'en').click();
    await expect.poll(() => saved(page)).toBe('en');
    await speaks(page, 'en');
    await expect(page).toHaveURL('/en/#faq');
    expect(await isMarkedDocument(page)).toBe(true);
  });
  await test.step('only the Turkish document’s own address follows the choice', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    await page.goto('/elsewhere/tr.html');
    await speaks(page, 'tr');
  });
});

test('a switch of language happens in place, to the last flag pressed (spec §3, §4)', async ({ page }) => {
  const letWordsCome = await holdRequests(page, ENGLISH_WORDS);
  await openWithReact(page, '/?from=mail#features');
  await markDocument(page);
  await test.step('of two flags pressed before the words come the last one counts', async () => {
    await flag(page, 'en').click();
    await flag(page, 'tr').click();
    const arrived = page.waitForResponse(ENGLISH_WORDS);
    letWordsCome();
    await (await arrived).finished();
    await flag(page, 'tr').hover();
    await speaks(page, 'tr');
    await expect(page).toHaveURL('/?from=mail#features');
    expect(await saved(page)).toBe('tr');
  });

  const entries = await entryCount(page);
  const application = anApplication();
  await fillApplication(page, application);
  await page.locator('#faq summary').nth(2).click();

  await test.step('a flag pressed by keyboard keeps the focus, changes the address and is saved', async () => {
    await flag(page, 'en').press('Enter');
    await speaks(page, 'en');
    await expect(flag(page, 'en')).toBeFocused();
    await expect(page).toHaveURL('/en/?from=mail#features');
    expect(await saved(page)).toBe('en');
  });

  await test.step('what is typed and what is open stays', async () => {
    expect(await typedApplication(page)).toEqual(application);
    await expect(field(page, 'hotelName')).toHaveAttribute(
      'placeholder',
      words.en.application.fields.hotelName.placeholder,
    );
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expect(page.getByText(words.en.faq.questions[2]?.answer ?? '', { exact: true })).toBeVisible();
  });

  await test.step('the switch back loads no document and adds no history entry', async () => {
    await flag(page, 'tr').click();
    await speaks(page, 'tr');
    await expect(page).toHaveURL('/?from=mail#features');
    expect(await saved(page)).toBe('tr');

    expect(await isMarkedDocument(page)).toBe(true);
    expect(await entryCount(page)).toBe(entries);
  });

  await test.step('the line that is being read stays in its place, also without scroll anchoring', async () => {
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
});

test('English, once chosen, sends a returning visitor at / on to /en/, with query and hash (spec §3)', async ({
  page,
}) => {
  await chooseBefore(page, 'en');
  await test.step('the visitor is sent on, with query and hash', async () => {
    await page.goto('/?from=mail#faq');
    await expect(page).toHaveURL('/en/?from=mail#faq');
    await speaks(page, 'en');
    await restsInPlace(page, 'faq');
  });
  await test.step('going back leads to where they came from, not into a loop', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/earlier-visit');
  });

  await test.step('the Turkish document shows nothing on the way', async () => {
    // On a slow line it would have time to paint; it notes at the end what it has shown.
    await page.route('**/en/', (route) => setTimeout(() => route.continue(), 700));
    await page.addInitScript(() => {
      if (location.pathname !== '/') return;
      addEventListener('pagehide', () => {
        const headlines = document.querySelector('h1')?.getClientRects().length ?? 0;
        const paints = performance.getEntriesByName('first-contentful-paint').length;
        sessionStorage.setItem('shown', `${headlines} headlines, ${paints} paints`);
      });
    });
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    await speaks(page, 'en');
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('0 headlines, 0 paints');
  });
});

test('going back after a switch keeps the language and rewrites the older entry’s path', async ({ page }) => {
  await openWithReact(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await headerLink(page, 'features').click();
  await headerLink(page, 'faq').click();
  await restsInPlace(page, 'faq');
  await flag(page, 'en').click();
  await speaks(page, 'en');
  await expect(page).toHaveURL('/en/#faq');

  await test.step('the page stays English on the way back and forward, and after a reload', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/en/#features');
    await speaks(page, 'en');
    await page.goBack();
    await expect(page).toHaveURL('/en/');
    await speaks(page, 'en');
    await page.goForward();
    await expect(page).toHaveURL('/en/#features');
    await page.reload();
    await speaks(page, 'en');
  });

  await test.step('it is English again after going back from another document', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await speaks(page, 'tr');
    await page.goBack();
    await speaks(page, 'en');
    await expect(page).toHaveURL('/en/#features');
  });
});

test('a smooth scroll ends in place when words change on the way (spec §2, §4)', async ({ page }) => {
  await openWithReact(page);
  await headerLink(page, 'faq').click();
  await page.waitForFunction(() => scrollY > 30);
  // Clicked by script, as a keyboard or a second pointer may do: a press on the page would stop the scroll.
  await flag(page, 'en').evaluate((link: HTMLElement) => link.click());
  await speaks(page, 'en');
  expect(await standsStill(page)).toBeGreaterThan(1000);
  await restsInPlace(page, 'faq');
});
