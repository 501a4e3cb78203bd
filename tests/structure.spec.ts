/** The page's parts: order, headings, landmarks, identifiers, words. */
import type { Locator, Page } from '@playwright/test';
import { sampleGuests } from '../content/sample-guests.ts';
import { sampleStays } from '../content/sample-stays.ts';
import type { Content } from '../content/types.ts';
import { brand, copyrightYear, dataController, mailCarrier, seat } from '../site.config.ts';
import { languageCodes } from '../src/language/languages.ts';
import { email, socialAccounts } from '../src/settings.ts';
import { words } from './application-helpers.ts';
import { documents, expect, test } from './fixtures.ts';
import { navigation } from './reading-helpers.ts';

/** The footer's links, in order, and the places they lead to (spec §2). */
const footerLinks = ({ footer }: Content) => [
  [footer.home, '#home'],
  [footer.features, '#features'],
  [footer.aboutLink, '#about'],
  [footer.contactLink, '#contact'],
];

/** Names that may hold Turkish letters on the English page. */
const turkishNames = new Set(
  [seat.city, seat.country, 'Türkçe', brand.en, ...Object.values(dataController)]
    .concat(mailCarrier.name ?? [], mailCarrier.country?.en ?? [])
    .concat(sampleStays(sampleGuests).flatMap(({ guests }) => guests))
    .flatMap((name) => name.match(/\p{L}+/gu) ?? []),
);

/** The texts of links, and where they lead. */
const linksOf = (links: Locator): Promise<(string | null)[][]> =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** Every string of a language's words, at any depth. */
function allStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return value && typeof value === 'object' ? Object.values(value).flatMap(allStrings) : [];
}

/** Everything a document says, word for word: its texts, and the attributes that people see or hear. */
function everythingSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style'))
        said.push(walker.currentNode.nodeValue ?? '');
    }
    for (const attribute of ['alt', 'aria-label', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${attribute}]`))
        said.push(element.getAttribute(attribute) ?? '');
    }
    for (const meta of document.querySelectorAll('meta:is([name="description"], [property^="og:"])')) {
      said.push(meta.getAttribute('content') ?? '');
    }
    return said.map((text) => text.trim()).filter(Boolean);
  });
}

for (const { language, path } of documents) {
  test(`The page's structure in ${language} (spec §2)`, async ({ page }) => {
    await page.goto(path);

    await test.step('navigation, buttons and footer links have their names and lead to their places', async () => {
      const { header, hero, hotels, faq, footer } = words[language];
      const list = (part: string, name: string) =>
        page.locator(part).getByRole('navigation', { name, exact: true }).getByRole('link');
      expect(await linksOf(list('header', header.navigation))).toEqual(
        navigation[language].map(([name, id]) => [name, `#${id}`]),
      );
      expect(await linksOf(list('footer', footer.links))).toEqual(footerLinks(words[language]));

      for (const [part, name, id] of [
        ['header', brand[language], 'home'],
        ['header', header.getApp, 'app-store'],
        ['header', header.contactUs, 'contact-page'],
        ['#home', `${hero.download} ${hero.phones}`, 'app-store'],
        ['#home', `${hero.hotels.question} ${hero.hotels.link}`, 'hotel-application'],
        ['#hotels-section', hotels.apply, 'hotel-application'],
        ['#faq', faq.more.link, 'contact-page'],
      ] as const) {
        const link = page.locator(part).getByRole('link', { name, exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', `#${id}`);
      }
    });

    await test.step('the footer describes the club and names its e-mail address, its city, its year and its two accounts', async () => {
      const footer = page.locator('footer');
      await expect(footer).toContainText(words[language].footer.about);
      await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(footer).toContainText(`${seat.city}, ${seat.country}`);
      await expect(footer).toContainText(`© ${copyrightYear} ${brand[language]}`);
      for (const [name, account] of [
        ['Instagram', socialAccounts.instagram],
        ['Facebook', socialAccounts.facebook],
      ] as const) {
        const href = await footer.getByRole('link', { name }).getAttribute('href');
        expect(href).toContain(`https://www.${name.toLowerCase()}.com/${account}`);
      }
    });

    await test.step('the form has its five fields, of their types, with labels and hints (spec §3, §5)', async () => {
      const form = page.locator('#hotel-application');
      const fields = await form.locator('input, textarea').evaluateAll((all) =>
        (all as HTMLInputElement[]).map((field) => ({
          name: field.name,
          type: field.type,
          required: field.required,
          autocomplete: field.autocomplete,
          inputMode: field.inputMode,
        })),
      );
      expect(fields).toEqual([
        { name: 'hotelName', type: 'text', required: false, autocomplete: 'organization', inputMode: 'text' },
        { name: 'contactName', type: 'text', required: true, autocomplete: 'name', inputMode: 'text' },
        { name: 'email', type: 'email', required: true, autocomplete: 'email', inputMode: 'email' },
        { name: 'phone', type: 'tel', required: true, autocomplete: 'tel', inputMode: 'tel' },
        { name: 'message', type: 'textarea', required: false, autocomplete: '', inputMode: '' },
      ]);
      await expect(form.locator('textarea')).toHaveAttribute('rows', '4');
      await expect(form.locator('[name=hotelName]')).toHaveAttribute(
        'placeholder',
        words[language].application.fields.hotelName.placeholder,
      );
      const { submit, fields: fieldWords } = words[language].application;
      for (const { label } of Object.values(fieldWords)) {
        await expect(form.getByLabel(label)).toBeVisible();
        await expect(form.locator('label').filter({ hasText: label })).toBeVisible();
      }
      await expect(form.getByRole('button', { name: submit, exact: true })).toBeEnabled();
    });

    await test.step('nothing is said in another language', async () => {
      const own = new Set(allStrings(words[language]));
      const others = languageCodes.filter((code) => code !== language);
      const foreign = others
        .flatMap((code) => allStrings(words[code]))
        .filter((text) => /\p{L}/u.test(text) && !own.has(text));
      expect(foreign.length).toBeGreaterThan(150);
      const said = await everythingSaid(page);
      expect(said.length).toBeGreaterThan(150);
      expect(said.filter((text) => foreign.includes(text))).toEqual([]);
      if (language !== 'tr') {
        const turkish = said.flatMap((text) => text.match(/[\p{L}]*[çğışöüÇĞİŞÖÜ][\p{L}]*/gu) ?? []);
        expect(turkish.filter((word) => !turkishNames.has(word))).toEqual([]);
      }
    });
  });
}

test('the colon of an English time has 0.06em on either side', async ({ page }) => {
  await page.goto('/en/');
  const tight = await page.locator('time, .room-time').evaluateAll((times) =>
    times.flatMap((time) => {
      const { letterSpacing } = getComputedStyle(time);
      const colon = time.querySelector('.colon');
      const style = colon ? getComputedStyle(colon) : getComputedStyle(time, '::before');
      const margins = [style.marginLeft, style.marginRight].map(Number.parseFloat);
      const room = Math.min(...margins) / Number.parseFloat(style.fontSize);
      const isSpaced = /^(0px|normal)$/.test(letterSpacing) && Math.abs(room - 0.06) < 0.002;
      return isSpaced ? [] : `${time.textContent}: ${letterSpacing}, ${room}`;
    }),
  );
  expect(tight).toEqual([]);
});

// The rest does not depend on the words.
test("The page's structure (spec §2)", async ({ page }) => {
  const { store, faq } = words.tr;
  await page.goto('/');

  await test.step('header, sections and footer are in the specification’s order, and so is the navigation', async () => {
    const landmarks = page.locator('#page > header, main > *, #page > footer');
    expect(await landmarks.evaluateAll((all) => all.map((one) => one.id || one.localName))).toEqual([
      'header',
      'home',
      'features',
      'hotels-section',
      'contact-page',
      'app-store',
      'faq',
      'contact',
    ]);
    const links = await linksOf(page.locator('header nav a'));
    expect(links.map(([, address]) => address)).toEqual(
      ['home', 'features', 'hotels-section', 'faq', 'contact'].map((id) => `#${id}`),
    );
    const tops = await landmarks.evaluateAll((all) =>
      all.slice(1).map((one) => one.getBoundingClientRect().top),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    for (const section of await page.locator('main > section:not(:has(h1))').all()) {
      await expect(section).toHaveAccessibleName(/\S/);
    }
    await expect(page.locator('#features #about')).toBeVisible();
    await expect(page.locator('#contact-page #hotel-application form')).toBeVisible();
    await expect(page.locator('footer#contact')).toBeVisible();
  });

  await test.step('there are two intro cards, three feature cards, each benefit and each question', async () => {
    await expect(page.locator('#about > article')).toHaveCount(2);
    await expect(page.locator('#features article')).toHaveCount(2 + 3);
    const benefits = Object.values(words.tr.hotels.benefits);
    await expect(page.locator('#hotels-section article')).toHaveCount(benefits.length);
    // The specification has six.
    expect(benefits.length).toBeGreaterThanOrEqual(6);
    await expect(page.locator('#faq details')).toHaveCount(faq.questions.length);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading').first()).toHaveText(words.tr.hero.title);
    for (const card of await page.locator('article').all()) {
      await expect(card.getByRole('heading')).toHaveText(/\S/);
      await expect(card).toBeVisible();
    }
  });

  await test.step('the two store links lead to the stores themselves', async () => {
    const links = page.locator('#app-store').getByRole('link', { name: /App Store|Google Play/ });
    await expect(links).toHaveText(
      Object.values(store.stores).map(({ before, store, after }) => before + store + after),
    );
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const [apple, play] = addresses.map((href) => new URL(href)) as [URL, URL];
    expect(play.protocol).toBe('https:');
    expect(play.hostname).toBe('play.google.com');
    // The link leads to the listing by its id, or to a search for the brand if there is none, never to an empty page.
    expect(play.searchParams.get('id') ?? play.searchParams.get('q')).toBeTruthy();
    expect(apple.protocol).toBe('https:');
    expect(apple.hostname).toMatch(/^(apps|www)\.apple\.com$/);
    expect(apple.pathname).toMatch(/\/app\/id\d+$|\/search\/[^/]+$/);
  });

  await test.step('every link within the page has a target, and no link is empty', async () => {
    const links = await linksOf(page.locator('a'));
    expect(links.length).toBeGreaterThan(20);
    for (const [name, href] of links) {
      expect(href, `link “${name}”`).toMatch(/^(#[\w-]+|\/|\/en\/|mailto:\S+@\S+|https:\/\/\S+)$/);
      if (href?.startsWith('#')) await expect(page.locator(href), `target of ${href}`).toHaveCount(1);
    }
  });

  await test.step('every view of the product but the game, which is really played, is labelled a sample', async () => {
    const views = [
      page.locator('figure:visible'),
      page.locator('#home aside'),
      page.locator('#home ol').locator('..'),
      page.locator('#features article').filter({ has: page.locator('img') }),
      page.locator('[data-sample=month]'),
    ];
    for (const view of views) {
      expect(await view.count()).toBeGreaterThan(0);
      for (const one of await view.all()) {
        const label = one.getByText(/örnek|sample/i).filter({ visible: true });
        await expect(label.first()).toBeVisible();
      }
    }
  });
});
