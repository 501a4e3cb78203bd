/** The first screen: what is on it at each size, and in which order the keyboard goes through it. */
import type { Page } from '@playwright/test';
import { scenes } from '../content/room-day.ts';
import { words } from './application-helpers.ts';
import { smallPrint } from './fits.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { takeOut } from './reading-helpers.ts';

const SIZES = [
  [360, 640],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1100, 700],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** The smallest windows, in portrait and landscape. */
const SMALLEST = [
  [320, 568],
  [568, 320],
  [640, 360],
  [740, 360],
  [667, 375],
  [844, 390],
] as const;

/** From this window height on, the hotels' link is on the first screen, too. */
const TALL = 700;

/** How many lines of the lead fit below the picture; from 960 px on the lead is beside the picture. */
function linesOfLead(language: Language, width: number): number | undefined {
  if (width >= 960) return undefined;
  if (language === 'tr') return 3;
  if (width < 375) return 4;
  return width < 640 ? 3 : 2;
}

/** The middle of a picture, which holds the animals' faces in every hour, as shares of its width and height. */
const MIDDLE = { across: [0.19, 0.84], down: [0.29, 0.85] } as const;

async function openRoom(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('[data-clock=runs]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await takeOut(page, '#home ~ section, footer');
}

/**
 * Shows at most so many lines of the lead, or all. An owner's lead may be longer; the other parts are then where a lead
 * that fits would put them. Returns whether lines are cut off.
 */
const cutLead = (page: Page, lines: number | undefined) =>
  page.locator('#home .lead').evaluate((lead, count) => {
    const text = lead as HTMLElement;
    text.style.cssText = '';
    if (!count) return false;
    text.style.cssText = `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${count}`;
    return text.scrollHeight > text.clientHeight;
  }, lines);

/** Turns the room through its lights. Returns parts that are not wholly in the window, and what covers the picture's middle. */
const faultsOfTheDay = (page: Page, alsoHotels: boolean) =>
  page.evaluate(
    async ({ hours, middle, alsoHotels }) => {
      const found: string[] = [];
      const one = (selector: string) => {
        const all = [...document.querySelectorAll<HTMLElement>(`#home ${selector}`)];
        const seen = all.find((element) => element.checkVisibility({ visibilityProperty: true }));
        if (!seen) throw new Error(`${selector} is not seen.`);
        return seen;
      };
      const range = one('[type=range]') as HTMLInputElement;
      const picture = one('[data-sample=room] img');
      const parts = {
        headline: one('h1'),
        lead: one('.lead'),
        download: one('.key-button'),
        terms: one('.key-button + p'),
        room: one('[data-sample=room]'),
        picture,
        hour: range,
        notice: one('figcaption'),
        ...(alsoHotels ? { hotels: one('a[href="#hotel-application"]') } : {}),
      };
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      // The invisible range must not count as covering what is drawn below it.
      range.style.pointerEvents = 'none';

      for (const hour of hours) {
        range.valueAsNumber = hour;
        range.dispatchEvent(new Event('input', { bubbles: true }));
        // The clock writes the hour a task after the next frame, and boxes are asked for after it.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        for (const [name, part] of Object.entries(parts)) {
          const { top, left, right, bottom } = part.getBoundingClientRect();
          if (top < header) found.push(`${hour}: ${name} begins under the header`);
          if (left < 0 || right > innerWidth || bottom > innerHeight)
            found.push(`${hour}: ${name} reaches ${Math.round(right)}, ${Math.round(bottom)}`);
        }
        const box = picture.getBoundingClientRect();
        const plate = range.parentElement?.getBoundingClientRect();
        if (!plate || Math.abs(plate.top - box.bottom) > 12) found.push(`${hour}: the slider is too far`);
        // As `object-fit: cover` draws a picture of 4:3.
        const scale = Math.max(box.width / 4, box.height / 3);
        const lower = Number.parseFloat(getComputedStyle(picture).objectPosition.split(' ')[1] ?? '') / 100;
        const x = box.left + (box.width - 4 * scale) / 2;
        const y = box.top + (box.height - 3 * scale) * lower;
        const view = picture.parentElement?.parentElement;
        for (const across of middle.across) {
          for (const down of middle.down) {
            const seen = document.elementFromPoint(x + across * 4 * scale, y + down * 3 * scale);
            if (!seen || !view?.contains(seen) || seen.closest('button'))
              found.push(`${hour}: ${seen?.tagName} covers the picture at ${across}, ${down}`);
          }
        }
      }
      range.style.pointerEvents = '';
      return found;
    },
    { hours: scenes.map(({ hour }) => hour), middle: MIDDLE, alsoHotels },
  );

/** Texts of the plate of hours that overlap. */
const overlaps = (page: Page) =>
  page.locator('[data-sample=room]').evaluate((room) => {
    const places = [...room.querySelectorAll('input ~ span, input ~ * > span')].flatMap((element) => {
      if (element.childElementCount || !element.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return [{ text: element.textContent, left, right }];
    });
    return places.filter((one) =>
      places.some((other) => other !== one && other.left < one.right && other.right > one.left),
    );
  });

for (const { language, path } of documents) {
  test(`${language}: the first screen has room, hour, notice, headline, lead and download`, async ({
    page,
  }) => {
    const { hourHint, dayScale } = words[language].hero;
    const room = page.locator('[data-sample=room]');
    const hint = page.locator('#home').getByText(hourHint, { exact: true });
    const scale = room.getByText(dayScale[2] ?? '', { exact: true });
    await openRoom(page, path);

    await test.step('a hint says that the key slides, and the key is large enough for a thumb', async () => {
      for (const [width, height] of SIZES.filter(([width]) => [360, 768, 1100, 1440].includes(width))) {
        const size = `${width}×${height}`;
        await page.setViewportSize({ width, height });
        await expect(hint).toBeInViewport({ ratio: 1 });
        expect((await hint.boundingBox())?.height, 'one line').toBeLessThan(30);
        await expect(scale).toBeHidden();
        const key = await page.locator('#home b.turns').boundingBox();
        expect(Math.min(key?.width ?? 0, key?.height ?? 0), size).toBeGreaterThanOrEqual(44);
        expect(await page.evaluate(smallPrint), size).toEqual([]);
      }
    });
    await test.step('once the key is turned the day’s scale takes the hint’s place', async () => {
      await page.locator('#home [type=range]').press('ArrowRight');
      await expect(hint).toBeHidden();
      await expect(scale).toBeVisible();
      expect(await page.evaluate(smallPrint), 'the day’s scale').toEqual([]);
    });

    await test.step('every part is in the window, in each of the room’s lights', async () => {
      const tooSmall: string[] = [];
      for (const [width, height] of SIZES) {
        const size = `${width}×${height}`;
        await page.setViewportSize({ width, height });
        if (await cutLead(page, linesOfLead(language, width))) tooSmall.push(size);
        expect.soft(await faultsOfTheDay(page, height >= TALL), size).toEqual([]);
      }
      if (tooSmall.length > 0) {
        test.info().annotations.push({
          type: 'warning',
          description: `The lead in content/${language}.ts moves what follows it off the first screen of ${tooSmall.join(', ')} px.`,
        });
      }
    });

    await test.step('the smallest windows show the whole room, and no text over another', async () => {
      for (const [width, height] of SMALLEST) {
        const size = `${width}×${height}`;
        await page.setViewportSize({ width, height });
        await expect(room).toBeInViewport({ ratio: 1 });
        expect((await room.locator('img').boundingBox())?.height, size).toBeGreaterThanOrEqual(120);
        expect(await overlaps(page), size).toEqual([]);
      }
    });
    await test.step('the bell’s cat is whole, between the headline and the notice', async () => {
      // Beside the headline's last line: the line before it ends above the cat's ears.
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const [cat, ...others] = await page.locator('#home').evaluate((home) => {
          const boxes = [home.querySelector('svg:has([href="#bell"])'), home.querySelector('figcaption')];
          const title = document.createRange();
          title.selectNodeContents(home.querySelector('h1') as Element);
          return [
            ...boxes.map((box) => box?.getBoundingClientRect()),
            ...[...title.getClientRects()].slice(-1),
          ].map((rect) => [rect?.left ?? 0, rect?.top ?? 0, rect?.right ?? 0, rect?.bottom ?? 0]) as [
            number,
            number,
            number,
            number,
          ][];
        });
        if (!cat) throw new Error('The cat is not on the page.');
        for (const other of others) {
          const isApart =
            cat[2] <= other[0] || other[2] <= cat[0] || cat[3] <= other[1] + 1 || other[3] <= cat[1] + 1;
          expect(isApart, `${width}×${height}: ${cat} and ${other}`).toBe(true);
        }
      }
    });
  });
}

test('a large screen ends the first view at 1,120 px, shows the check-in card below it, and has one left and one right edge', async ({
  page,
}) => {
  await openRoom(page, '/');
  const counter = async () =>
    Math.round((await page.locator('#home .counter').boundingBox())?.y ?? Number.NaN);
  const { card } = words.tr.hero;
  await page.setViewportSize({ width: 2560, height: 1440 });
  expect(await counter()).toBe(1120);
  await expect(page.getByLabel(card.question)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await counter()).toBeLessThan(1080);
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    const ends = await page
      .locator('header, [data-sample=room], [data-sample=check-in]')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
    expect(new Set(ends).size, `right edges at ${width} px: ${ends}`).toBe(1);
  }
});

/** Names of the first screen's stops, in the order a keyboard takes them. */
async function stops(page: Page): Promise<string[]> {
  const names: string[] = [];
  await page.locator('header').locator('a, button').filter({ visible: true }).last().focus();
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { ariaLabel, textContent, labels } = document.activeElement as HTMLInputElement;
      return ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '';
    });
    names.push(name.trim());
  }
  return names;
}

test('a keyboard goes from left to right on a desktop, from top to bottom on a phone', async ({ page }) => {
  await openRoom(page, '/');
  const { hero } = words.tr;
  const actions = [`${hero.download} ${hero.phones}`, `${hero.hotels.question} ${hero.hotels.link}`];
  const onDesk = [...actions, hero.hourLabel, hero.card.question];
  expect(await stops(page)).toEqual(onDesk);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await stops(page)).toEqual([hero.hourLabel, ...actions, hero.card.question]);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await stops(page)).toEqual(onDesk);
});
