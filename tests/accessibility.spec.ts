/** For everyone: axe at every level, targets, keyboard, zoom, text spacing, forced colours. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  anApplication,
  answerSends,
  failureNoise,
  fillApplication,
  form,
  holdRequests,
  SEND,
  submitButton,
  toast,
  words,
} from './application-helpers.ts';
import { documents, expect, type Language, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { playUntilPair } from './samples-helpers.ts';
import { spaceText } from './text-spacing.ts';

test.use({ expectedConsole: failureNoise });

const axeTags = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa'],
  ...['wcag21a', 'wcag21aa', 'wcag21aaa'],
  ...['wcag22a', 'wcag22aa', 'wcag22aaa'],
  'best-practice',
];

const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds wrong now, one line for each kind and place. */
async function violations(
  page: Page,
  { changes = [], rules }: { changes?: string[] | undefined; rules?: string[] },
): Promise<string[]> {
  // What it finds right is not described: that would take a sixth of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const selector of changes) axe.include(selector);
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(axeTags)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Sends an application that ends with a status. */
async function finish(page: Page, language: Language, status: number): Promise<void> {
  await answerSends(page, status);
  await fillApplication(page, anApplication());
  await submitButton(page).click();
  // Under the pointer its clock stands still.
  await toast(page, language).hover();
}

test.describe('axe finds nothing', () => {
  /** What is wrong now in what a state changes. */
  const expectNothing = async (page: Page, state: string, ...changes: string[]) =>
    expect.soft(await violations(page, { changes }), state).toEqual([]);

  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const { language, path } of documents) {
    test(`${language}: as served, light and dark, and after a failure`, async ({ page }) => {
      await page.goto(path);
      await page.locator('html:not([data-deferred])').waitFor();
      await expectNothing(page, 'light');
      // The other theme has other colours and nothing else; tests/contrast measures them in every state.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, { rules: colourRules }), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await finish(page, language, 500);
      await expectNothing(page, 'failure');
    });
  }

  test('on a phone, at rest and with the menu open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithReact(page);
    await expectNothing(page, 'rest');
    await page.locator('header button[commandfor="menu"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing(page, 'menu', 'header', 'dialog#menu');
  });

  test('with a question open, the samples of the features in use and the privacy notice', async ({
    page,
  }) => {
    await openWithReact(page);
    await page.locator('#faq summary').first().click();
    await page.locator('input[name="camera"][value="day"]').check();
    await page.locator('input[name="status"][value="asleep"]').check();
    await playUntilPair(page);
    await expectNothing(page, 'question and samples', '#faq', '#features');
    await form(page).locator('button[commandfor="privacy-notice"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing(page, 'notice', 'dialog#privacy-notice');
  });

  test('with invalid fields, while sending and after a success', async ({ page }) => {
    const release = await holdRequests(page, SEND, (route) => route.fulfill({ status: 200, body: 'OK' }));
    await openWithReact(page);
    await form(page).locator('[name="email"]').fill('adres değil');
    await submitButton(page).click();
    await expect(form(page).locator('[name="contactName"]')).toBeFocused();
    await expectNothing(page, 'invalid', '#contact-page');
    await fillApplication(page, anApplication());
    await submitButton(page).click();
    await expect(submitButton(page)).toBeDisabled();
    await expectNothing(page, 'sending', '#contact-page');
    release();
    // Under the pointer its clock stands still.
    await toast(page, 'tr').hover();
    await expectNothing(page, 'success', '#contact-page', 'section[data-type]');
  });
});

test.describe('targets', () => {
  /** Visible controls whose boxes are smaller than asked, with their sizes. */
  const smallerThan = (page: Page, selector: string, width: number, height: number) =>
    page.locator(selector).evaluateAll(
      (elements, [minWidth, minHeight]) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const box = element.getBoundingClientRect();
            return { text: element.outerHTML.slice(0, 90), width: box.width, height: box.height };
          })
          .filter((box) => box.width < minWidth - 0.01 || box.height < minHeight - 0.01),
      [width, height] as const,
    );

  test('every control is at least 24 px, in header, menu and form 44 px high', async ({ page }) => {
    await openWithReact(page);
    await page.locator('#faq summary').first().click();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const all = 'body :is(a, button, input, textarea, summary):not(.skip-link)';
      expect.soft(await smallerThan(page, all, 24, 24), `all at ${width} px`).toEqual([]);
      const header = 'header :is(a, button)';
      expect.soft(await smallerThan(page, header, 44, 44), `header at ${width} px`).toEqual([]);
      const inForm = '#hotel-application :is(input, textarea, button[type="submit"])';
      expect.soft(await smallerThan(page, inForm, 44, 44), `form at ${width} px`).toEqual([]);
      if (width < 1100) {
        await page.locator('header button[commandfor="menu"]').click();
        const menu = 'dialog#menu :is(a, button)';
        expect.soft(await smallerThan(page, menu, 44, 44), `menu at ${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await form(page).locator('button[commandfor="privacy-notice"]').click();
      const notice = 'dialog#privacy-notice button';
      expect.soft(await smallerThan(page, notice, 44, 44), `notice at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

/** Text that reaches over the window's edge, or over the box that cuts it off. */
const cutOffText = () => {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim()) continue;
    if (parent.closest('.skip-link, svg, textarea')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Words for screen readers only.
    let hider: Element | null = parent;
    while (hider && getComputedStyle(hider).clipPath !== 'inset(50%)') hider = hider.parentElement;
    if (hider) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
        cut.push(`beyond the window: ${text.data}`);
        break;
      }
      let clipper: Element | null = parent;
      while (clipper && clipper !== document.body) {
        const { overflowX, overflowY } = getComputedStyle(clipper);
        const edge = clipper.getBoundingClientRect();
        const wide = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
        const scrolls = overflowY === 'auto' || overflowY === 'scroll';
        // A line's box may reach over; its letters take about its inner four fifths.
        const inset = box.height * 0.1;
        const tall =
          overflowY !== 'visible' &&
          !scrolls &&
          (box.top + inset < edge.top - 1 || box.bottom - inset > edge.bottom + 1);
        if (wide || tall) {
          cut.push(
            `cut off in <${clipper.tagName.toLowerCase()} class="${clipper.className}">: ${text.data}`,
          );
          break;
        }
        clipper = clipper.parentElement;
      }
    }
  }
  return [...new Set(cut)];
};

/** What makes the page scroll sideways; nothing if it does not. */
const sideways = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    .map((element) => element.outerHTML.slice(0, 80));
  return [`${scrollWidth - clientWidth} px too wide`, ...wide.slice(-4)];
};

/** Things in the header that stand on one another, or out of it. */
const crowdedHeader = () => {
  const header = document.querySelector('header');
  const outer = header?.getBoundingClientRect();
  const parts = [...(header?.querySelectorAll('a, button') ?? [])]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const own = part.getBoundingClientRect();
      const inner = range.getBoundingClientRect();
      return {
        name: part.getAttribute('aria-label') ?? part.textContent,
        left: Math.min(own.left, inner.left),
        right: Math.max(own.right, inner.right),
        top: own.top,
        bottom: own.bottom,
      };
    });
  const crowded: string[] = [];
  for (const [index, one] of parts.entries()) {
    if (outer && (one.left < outer.left - 1 || one.right > outer.right + 1)) crowded.push(`out: ${one.name}`);
    for (const other of parts.slice(index + 1)) {
      const meet =
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      if (meet) crowded.push(`${one.name} on ${other.name}`);
    }
  }
  return crowded;
};

test.describe('small windows and large letters', () => {
  test('320 px, which is 1280 px at 400 % zoom: nothing scrolls sideways and no word is cut off (WCAG 1.4.10)', async ({
    page,
  }) => {
    // The month's days slide to their places in a window of another width.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { language, path } of documents) {
      // Zoomed in when it is open already, as visitors do.
      await page.setViewportSize({ width: 1280, height: 800 });
      await openWithReact(page, path);
      await page.setViewportSize({ width: 320, height: 256 });
      await page.locator('#faq summary').nth(2).click();
      expect.soft(await page.evaluate(sideways), language).toEqual([]);
      expect.soft(await page.evaluate(cutOffText), language).toEqual([]);
      expect.soft(await page.evaluate(crowdedHeader), `${language}, header`).toEqual([]);
      await playUntilPair(page);
      await page.locator('[data-sample="status"] label').last().click();
      await page.locator('[data-sample="check-in"] button').click();
      await page.locator('[data-sample="month"] button').last().click();
      expect.soft(await page.evaluate(sideways), `${language}, samples in use`).toEqual([]);
      expect.soft(await page.evaluate(cutOffText), `${language}, samples in use`).toEqual([]);
      await page.locator('header button[commandfor="menu"]').click();
      expect.soft(await page.evaluate(sideways), `${language}, menu`).toEqual([]);
      expect.soft(await page.evaluate(cutOffText), `${language}, menu`).toEqual([]);
      await page.keyboard.press('Escape');
      await form(page).locator('button[commandfor="privacy-notice"]').click();
      expect.soft(await page.evaluate(cutOffText), `${language}, notice`).toEqual([]);
    }
  });

  test('320 px wide: the toast and the outcome fit (WCAG 1.4.10)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { language, path } of documents) {
      await openWithReact(page, path);
      for (const status of [500, 200]) {
        await page.unrouteAll();
        await finish(page, language, status);
        expect.soft(await page.evaluate(sideways), language).toEqual([]);
        expect.soft(await page.evaluate(cutOffText), language).toEqual([]);
      }
    }
  });

  test('text spaced as WCAG 1.4.12 asks loses no word and stands on no other', async ({ page }) => {
    // What slides to its place in a window of another width is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { language, path } of documents) {
      await openWithReact(page, path);
      await spaceText(page);
      await page.locator('#faq summary').first().click();
      for (const width of [390, 1100, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await page.evaluate(sideways), `${language}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(cutOffText), `${language}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(crowdedHeader), `${language}, ${width} px, header`).toEqual([]);
      }
    }
  });
});

test.describe('in forced colours', () => {
  test('fields, buttons, toast and dialogs have edges; the chosen camera and the current language are told apart', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openWithReact(page);
    await finish(page, 'tr', 500);
    const withoutEdge = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { borderBottomStyle, borderBottomWidth, borderTopStyle, borderTopWidth } =
              getComputedStyle(element);
            const drawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
            return !drawn(borderBottomStyle, borderBottomWidth) || !drawn(borderTopStyle, borderTopWidth);
          })
          .map((element) => element.outerHTML.slice(0, 90)),
      );
    expect.soft(await withoutEdge('#hotel-application :is(input, textarea)')).toEqual([]);
    expect.soft(await withoutEdge('.key-button')).toEqual([]);
    expect.soft(await withoutEdge('header a[href="#contact-page"]')).toEqual([]);
    expect.soft(await withoutEdge('#app-store a:not([href*="wa.me"])')).toEqual([]);
    const border = await toast(page, 'tr').evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect.soft(Number.parseFloat(border)).toBeGreaterThan(0);
    await form(page).locator('button[commandfor="privacy-notice"]').click();
    expect.soft(await withoutEdge('dialog[open]')).toEqual([]);

    const colours = await page
      .locator('input[name="camera"] + *')
      .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor));
    expect(new Set(colours).size).toBe(2);
    const underlines = await page
      .locator('header a[data-language]')
      .evaluateAll((flags) => flags.map((flag) => getComputedStyle(flag).borderBottomWidth));
    expect(new Set(underlines).size).toBe(2);
  });
});

test('one h1, headings without gaps, and every word in a landmark (WCAG 1.3.1)', async ({ page }) => {
  await page.goto('/');
  const headings = await page.locator(':is(h1, h2, h3, h4, h5, h6):not(dialog *)').evaluateAll((elements) =>
    elements.map((element) => ({
      level: Number(element.tagName[1]),
      text: element.textContent?.trim() ?? '',
    })),
  );
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(headings[0]?.level).toBe(1);
  for (const [index, { level, text }] of headings.entries()) {
    expect(text, `heading ${index + 1}`).not.toBe('');
    expect(level, text).toBeLessThanOrEqual((headings[index - 1]?.level ?? 0) + 1);
  }
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  const { navigation } = words.tr.header;
  await expect(page.getByRole('navigation', { name: navigation, exact: true }).first()).toBeVisible();
  for (const section of await page.locator('main > section').all()) {
    const named = await section.evaluate(
      (element) => element.hasAttribute('aria-labelledby') || element.querySelector('h1') !== null,
    );
    expect(named, (await section.getAttribute('id')) ?? '').toBe(true);
  }
});
