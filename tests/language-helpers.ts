/** Helpers for tests of the language. */
import type { Locator, Page } from '@playwright/test';
import { origin } from '../site.config.ts';
import { languageCodes, languages } from '../src/language/languages.ts';
import { words } from './application-helpers.ts';
import { expect, type Language } from './fixtures.ts';

export const KEY = 'pet-hotel-club.language';

export const ENGLISH_WORDS = '**/assets/en-*.js*';

export const flag = (page: Page, language: Language): Locator =>
  page.locator('header').getByRole('link', { name: languages[language].name, exact: true });

export const saved = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), KEY);

/** Saves a choice as an earlier visit would have. */
export async function chooseBefore(page: Page, language: Language): Promise<void> {
  await page.route('**/earlier-visit', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Earlier</title>' }),
  );
  await page.goto('/earlier-visit');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, language] as const);
}

const valuesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

/** Expects the page's texts and the head's tags in a language. */
export async function speaks(page: Page, language: Language): Promise<void> {
  const { hero, meta, footer } = words[language];
  await expect(page.locator('h1')).toHaveText(hero.title);
  await expect(page.locator('footer')).toContainText(footer.about);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(meta.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', meta.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    origin + languages[language].folder,
  );
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
    'content',
    languages[language].locale,
  );
  const others = languageCodes.filter((code) => code !== language);
  await expect
    .poll(() => valuesOf(page, 'meta[property="og:locale:alternate"]'))
    .toEqual(others.map((code) => languages[code].locale));
  await expect(flag(page, language)).toHaveAttribute('aria-current', 'true');
  for (const code of others) await expect(flag(page, code)).not.toHaveAttribute('aria-current');
}
