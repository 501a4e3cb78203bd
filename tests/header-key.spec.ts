/** The header as one line: its links, and the key to the app, which makes room for a long brand or large letters. */
import type { Page } from '@playwright/test';
import { languageCodes } from '../src/language/languages.ts';
import { documents, expect, test } from './fixtures.ts';
import { ownersBrands } from './owners-site.ts';
import { navigation, takeOut } from './reading-helpers.ts';

const [{ tr: shortBrand }, ...longBrands] = ownersBrands;
const WIDTHS = [700, 768, 1024, 1099, 1100, 1200, 1279, 1280, 1440, 1920];

interface Bar {
  brand: string;
  /** How many lines the brand may take. */
  lines: number;
  /** Size of the header's letters, as a browser's minimum size sets it, in px. */
  letters?: number;
}

/** Whether the key is shown in the bar with a brand, and what is wrong with the bar. */
const barWith = (page: Page, bar: Bar) =>
  page.locator('header').evaluate(
    (header, { brand, lines, letters }) => {
      for (const size of ['--size-label', '--size-name']) {
        if (letters) document.documentElement.style.setProperty(size, `${letters}px`);
        else document.documentElement.style.removeProperty(size);
      }
      const name = header.querySelector('a span span') as HTMLElement;
      name.textContent = brand;

      const key = header.querySelector('a[href="#app-store"]') as HTMLElement;
      const isShown = key.checkVisibility();
      const middleOf = (box: DOMRect) => box.top + box.height / 2;
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const faults: string[] = [];
      if (boxOf(header).height !== 68) faults.push(`The bar is ${boxOf(header).height} px high.`);
      let end = 0;
      for (const part of header.querySelectorAll('a, button')) {
        if (!part.checkVisibility()) continue;
        const box = boxOf(part);
        if (Math.abs(middleOf(box) - middleOf(boxOf(header))) > 1)
          faults.push(`${part.textContent}: off the line`);
        if (box.left < end - 1) faults.push(`${part.textContent}: over the part before`);
        const words = document.createRange();
        words.selectNodeContents(part);
        const middles = [...words.getClientRects()].map(middleOf);
        const isBroken = Math.max(...middles) - Math.min(...middles) > 12;
        if (isBroken && !part.contains(name)) faults.push(`${part.textContent}: on more than one line`);
        end = box.right;
      }
      if (end > boxOf(header).right) faults.push('The last part reaches out of the bar.');
      if (isShown) {
        const text = document.createRange();
        text.selectNodeContents(name);
        const taken = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (taken > lines) faults.push(`The brand takes ${taken} lines.`);
        const { left, right, top, bottom, height } = boxOf(key);
        if (height < 44) faults.push(`The key is ${height} px high.`);
        for (const x of [left + 1, right - 1]) {
          for (const y of [top + 1, bottom - 1]) {
            if (document.elementFromPoint(x, y) !== key) faults.push('A corner of the key takes no press.');
          }
        }
      }
      return { isShown, faults };
    },
    { ...bar, letters: bar.letters ?? 0 },
  );

for (const { language, path } of documents) {
  test(`${language}: the bar is one line with all links, and the key to the app the first to give way (spec §2)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await takeOut(page, 'main, footer');
    const links = page.locator('header a:not([href="#app-store"])').filter({ visible: true });
    const bars: Bar[] = [
      { brand: shortBrand, lines: 1 },
      { brand: shortBrand, lines: 1, letters: 24 },
      ...longBrands.map((brand) => ({ brand: brand[language], lines: 2 })),
    ];
    /** The widths at which the key is shown, for each bar. */
    const shown = bars.map((): number[] => []);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, bar] of bars.entries()) {
        const { isShown, faults } = await barWith(page, bar);
        expect.soft(faults, `${bar.brand} at ${width} px`).toEqual([]);
        if (isShown) shown[index]?.push(width);
      }
      // Narrower windows have the menu in the place of the navigation.
      if (width >= 1100)
        await expect(links).toHaveCount(1 + navigation[language].length + languageCodes.length + 1);
    }
    const [withShortBrand, withLargeLetters, ...withLongBrands] = shown;
    await test.step('the key is shown from 700 px up', () => {
      expect(withShortBrand).toEqual(WIDTHS);
    });
    await test.step('it gives way to large letters', () => {
      expect(withLargeLetters).toEqual(expect.arrayContaining([1024, 1920]));
      expect(withLargeLetters).not.toContain(1100);
    });
    await test.step('it gives way to a long brand where the bar has no room for both', () => {
      for (const withLongBrand of withLongBrands) {
        expect(withLongBrand).toEqual(expect.arrayContaining([768, 1024, 1280, 1920]));
        expect(withLongBrand).not.toContain(1100);
      }
    });

    await test.step('below 700 px it is not shown', async () => {
      await page.setViewportSize({ width: 699, height: 800 });
      await expect(page.locator('header a[href="#app-store"]')).toBeHidden();
    });
  });
}
