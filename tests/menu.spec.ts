/** The menu of narrow windows. */
import type { Page } from '@playwright/test';
import { languages } from '../src/language/languages.ts';
import { CLIENT, words } from './application-helpers.ts';
import { expect, type Language, test } from './fixtures.ts';
import { speaks } from './language-helpers.ts';
import { openWithReact } from './react-ready.ts';
import {
  isMarkedDocument,
  languageLinks,
  markDocument,
  navigation,
  restsInPlace,
  scrollTop,
  scrollToTop,
  standsStill,
} from './reading-helpers.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

const toggle = (page: Page) => page.locator('header button');
const menu = (page: Page) => page.locator('dialog').filter({ has: page.getByRole('navigation') });
const closeButton = (page: Page) => menu(page).getByRole('button');

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await isOpen(page);
}

async function isOpen(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
}

async function isClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
}

/** Waits until the menu's sheet has slid into its place. */
async function hasSlidIn(page: Page): Promise<void> {
  await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
}

/** A height at which the overlay shows below the menu's sheet, in px below the window's top. */
async function overlayY(page: Page): Promise<number> {
  await hasSlidIn(page);
  const box = await menu(page).boundingBox();
  const y = ((box?.y ?? 0) + (box?.height ?? 0) + PHONE.height) / 2;
  expect(y, 'the overlay shows below the menu').toBeLessThan(PHONE.height - 20);
  return y;
}

/** Opens the menu and closes it in each way that leaves the page where it was. */
async function closesEveryWay(page: Page): Promise<void> {
  const ways: Record<string, () => Promise<void>> = {
    'close button': () => closeButton(page).click(),
    'Escape key': () => page.keyboard.press('Escape'),
    overlay: async () => page.mouse.click(PHONE.width / 2, await overlayY(page)),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await openMenu(page);
      await close();
      await isClosed(page);
      await expect(toggle(page)).toBeFocused();
      expect(await scrollTop(page)).toBe(0);
    });
  }
}

/** Chooses a section in the menu; the menu closes and the page goes there. */
async function leadsTo(page: Page, name: string, id: string): Promise<void> {
  await openMenu(page);
  await menu(page).getByRole('link', { name }).click();
  await isClosed(page);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await restsInPlace(page, id);
  await expect(page.locator(`#${id}`)).toBeFocused();
}

/** Expects the toggle to have a name, and to open a sheet with the five sections, contact us and the flags. */
async function holdsItsLinks(page: Page, language: Language): Promise<void> {
  const { header, store } = words[language];
  await isClosed(page);
  await expect(toggle(page)).toHaveAccessibleName(header.openMenu);
  await expect(page.locator('header').getByRole('navigation')).toBeHidden();
  await openMenu(page);
  await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
  const links = menu(page).getByRole('link');
  const places = [
    ...navigation[language].map(([name, id]) => [name, `#${id}`] as const),
    [store.getApp, '#app-store'],
    [header.contactUs, '#contact-page'],
    ...languageLinks,
  ] as const;
  await expect(links).toHaveCount(places.length);
  for (const [index, [name, address]] of places.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(links.nth(index)).toHaveAttribute('href', address);
    await expect(links.nth(index)).toBeInViewport();
  }
  await expect(links.and(page.locator('[aria-current="true"][data-language]'))).toHaveText(
    languages[language].name,
  );
  await expect(closeButton(page)).toHaveAccessibleName(header.closeMenu);
}

test('The mobile menu has the sections and flags, and switches the language in place (spec §2, §4)', async ({
  page,
}) => {
  await openWithReact(page);
  await markDocument(page);
  await test.step('the toggle opens a sheet with the five sections, contact us and the flags', async () => {
    await holdsItsLinks(page, 'tr');
  });
  await test.step('a flag in it switches the language in place', async () => {
    await menu(page).getByRole('link', { name: 'English', exact: true }).click();
    await speaks(page, 'en');
    await expect(page).toHaveURL(/\/en\/$/);
    expect(await isMarkedDocument(page)).toBe(true);
  });
  await test.step('in English it has the same links', async () => {
    if (await menu(page).isVisible()) await closeButton(page).click();
    await holdsItsLinks(page, 'en');
  });
});

test('The mobile menu closes in each way, not at a press that began on it (spec §2, §4)', async ({
  page,
}) => {
  await openWithReact(page);
  // Without this the menu slides in, and the page scrolls smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await closesEveryWay(page);
  await test.step('a press that begins on the menu and ends on the overlay does not close it', async () => {
    await openMenu(page);
    const y = await overlayY(page);
    await page.mouse.move(200, 45);
    await page.mouse.down();
    await page.mouse.move(200, y, { steps: 4 });
    await page.mouse.up();
    await isOpen(page);
    await closeButton(page).click();
    await isClosed(page);
    await expect(toggle(page)).toBeFocused();
  });

  await test.step('a chosen section closes it, by pointer or keyboard, and the page goes there', async () => {
    const { header } = words.tr;
    await leadsTo(page, header.contactUs, 'contact-page');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await leadsTo(page, header.entries.home, 'home');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toggle(page).press('Enter');
    await isOpen(page);
    await menu(page).getByRole('link', { name: header.entries.features }).press('Enter');
    await isClosed(page);
    await restsInPlace(page, 'features');
    await expect(page.locator('#features')).toBeFocused();
  });

  await test.step('it closes when the window is as wide as a desktop’s, and not before', async () => {
    await openMenu(page);
    await page.setViewportSize({ width: 1000, height: 844 });
    await isOpen(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await isClosed(page);
    await expect(page.locator('header').getByRole('navigation')).toBeVisible();
    await expect(toggle(page)).toBeHidden();
  });
});

test('The mobile menu opens and closes before React, without invoker commands and closedby', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    // The browser still acts on the attributes. So its commands are stopped, and `closedby` is removed.
    document.addEventListener('command', (event) => event.preventDefault(), true);
    document.addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(CLIENT, () => {});
  await page.goto('/');
  await closesEveryWay(page);
  await leadsTo(page, words.tr.header.entries.faq, 'faq');
});

test.describe('on a phone, whose scrollbar takes no room', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('The page behind the open menu keeps its places, and neither scrolls nor takes focus (spec §2)', async ({
    page,
  }) => {
    await openWithReact(page);
    const places = () =>
      page.locator('main > section').evaluateAll((all) =>
        all.map((section) => {
          const { top, height } = section.getBoundingClientRect();
          return [section.id, Math.round(top), Math.round(height)];
        }),
      );
    await test.step('nothing behind it moves when it opens or closes', async () => {
      for (const id of ['home', 'hotels-section']) {
        await page.goto(`/#${id}`);
        await restsInPlace(page, id);
        const before = await places();
        await openMenu(page);
        await hasSlidIn(page);
        expect(await places(), id).toEqual(before);
        await page.keyboard.press('Escape');
        await isClosed(page);
        expect(await places(), id).toEqual(before);
      }
    });

    await test.step('wheel and keys do not scroll the page behind, until the menu is closed', async () => {
      await scrollToTop(page, 300);
      await openMenu(page);
      const y = await overlayY(page);
      const before = await standsStill(page);
      for (const place of [y, 200]) {
        await page.mouse.move(200, place);
        await page.mouse.wheel(0, 500);
      }
      await page.keyboard.press('PageDown');
      expect(await standsStill(page)).toBe(before);
      await page.keyboard.press('Escape');
      await isClosed(page);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 200);
    });

    await test.step('the page behind takes no focus: Tab stays inside the menu', async () => {
      await openMenu(page);
      const inside = 1 + 5 + 2 + 2;
      const seen = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < inside + 3; press += 1) {
          await page.keyboard.press(key);
          const focused = await page.evaluate(() => {
            const { activeElement } = document;
            if (!activeElement || activeElement === document.body) return 'browser';
            if (!activeElement.closest('dialog')) return `outside: ${activeElement.outerHTML.slice(0, 80)}`;
            return activeElement.getAttribute('href') ?? activeElement.localName;
          });
          expect(focused).not.toContain('outside');
          seen.add(focused);
        }
      }
      for (const stop of ['#home', '#contact', '#app-store', '#contact-page', '/', '/en/', 'button'])
        expect([...seen]).toContain(stop);
    });
  });
});
