/** Contrast as rendered, computed from the page's own colours in both themes. */
import type { Page } from '@playwright/test';
import { CHECK_IN_HOUR, CHECK_OUT_HOUR } from '../content/room-day.ts';
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
} from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { openWithReact } from './react-ready.ts';
import { playUntilPair } from './samples-helpers.ts';

test.use({ expectedConsole: failureNoise });

/** A text or a mark that is too faint, as a line to read in a report. */
type Fault = string;

/** Puts the measuring functions into the page. Everything is measured as the browser computed it. */
async function bringMeasure(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const known = new Map<string, Colour>();

    /** Any CSS colour, oklch included, as the screen's red, green and blue. */
    const parse = (css: string): Colour => {
      let colour = known.get(css);
      if (!colour) {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = css;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
        colour = [red, green, blue, alpha / 255];
        known.set(css, colour);
      }
      return colour;
    };
    const over = (front: Colour, back: Colour, opacity = 1): Colour => {
      const alpha = front[3] * opacity;
      const mix = (index: 0 | 1 | 2) => front[index] * alpha + back[index] * (1 - alpha);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = ([red, green, blue]: Colour) => {
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const ratio = (one: Colour, other: Colour) => {
      const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
      return (light + 0.05) / (dark + 0.05);
    };

    /** The colours an element paints over the point, front to back: its painted ::before, its background. */
    const layersOf = (element: Element, x: number, y: number): Colour[] => {
      const layers: Colour[] = [];
      const box = element.getBoundingClientRect();
      for (const pseudo of ['::after', '::before']) {
        const style = getComputedStyle(element, pseudo);
        if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute') continue;
        const left = box.left + Number.parseFloat(style.left);
        const top = box.top + Number.parseFloat(style.top);
        const holds =
          x >= left &&
          x <= left + Number.parseFloat(style.width) &&
          y >= top &&
          y <= top + Number.parseFloat(style.height);
        if (holds) layers.push(parse(style.backgroundColor));
      }
      const { backgroundImage, backgroundColor, backgroundRepeat } = getComputedStyle(element);
      // A picture that is not repeated is a drawn line or hole, not the ground.
      if (backgroundImage !== 'none' && !backgroundRepeat.includes('no-repeat')) {
        // A gradient with a hole in it ends in the colour of the ground.
        const colours = backgroundImage.match(/(?:oklch|oklab|rgba?|color|lab)\([^()]*\)/g);
        layers.push(parse(colours?.at(-1) ?? 'transparent'));
      }
      layers.push(parse(backgroundColor));
      return layers;
    };

    /** What is painted behind a point of an element, down to the first opaque colour. */
    const groundAt = (element: Element, x: number, y: number): Colour | string => {
      const stack = document.elementsFromPoint(x, y);
      const start = stack.indexOf(element);
      const ancestors: Element[] = [];
      for (let next: Element | null = element; next; next = next.parentElement) ancestors.push(next);
      const layers: Colour[] = [];
      for (const behind of start < 0 ? ancestors : stack.slice(start)) {
        if (behind.matches('img, picture, video, svg, svg *') && !behind.contains(element))
          return 'a picture';
        layers.push(...layersOf(behind, x, y));
        if (layers.some(([, , , alpha]) => alpha === 1)) break;
      }
      return layers.reduceRight<Colour>((back, front) => over(front, back), [255, 255, 255, 1]);
    };

    const opacityOf = (element: Element) => {
      let opacity = 1;
      for (let next: Element | null = element; next; next = next.parentElement) {
        opacity *= Number(getComputedStyle(next).opacity);
      }
      return opacity;
    };
    const shown = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      // Words for screen readers only.
      let hider: Element | null = element;
      while (hider && getComputedStyle(hider).clipPath !== 'inset(50%)') hider = hider.parentElement;
      return hider === null;
    };

    /** Inputs that draw nothing themselves: what is seen of them lies beside them. */
    const drawnBeside = ['radio', 'range'];

    const report = (what: string, found: number, wanted: number) =>
      `${what}: ${found.toFixed(2)} of ${wanted}`;

    /** Every text under `root` that does not reach 7:1, or 4.5:1 where it is large. */
    const faintTexts = (root: Element): Fault[] => {
      const faults: Fault[] = [];
      const judge = (element: Element, style: CSSStyleDeclaration, box: DOMRect, words: string) => {
        const ground = groundAt(element, box.left + box.width / 2, box.top + box.height / 2);
        const name = `"${words.trim().slice(0, 50)}"`;
        if (typeof ground === 'string') {
          faults.push(`${name} stands on ${ground}`);
          return;
        }
        const size = Number.parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const wanted = large ? 4.5 : 7;
        const found = ratio(over(parse(style.color), ground, opacityOf(element)), ground);
        if (found < wanted) faults.push(report(name, found, wanted));
      };
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('svg, script, style, textarea')) continue;
        if (!shown(parent) || parent.matches('.skip-link:not(:focus)')) continue;
        parent.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = [...range.getClientRects()].find(({ width }) => width > 1);
        if (box) judge(parent, getComputedStyle(parent), box, text.data);
      }
      for (const input of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
        if (drawnBeside.includes(input.type) || !shown(input)) continue;
        input.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = input.getBoundingClientRect();
        judge(input, getComputedStyle(input), box, `value of ${input.name}`);
        if (input.placeholder) judge(input, getComputedStyle(input, '::placeholder'), box, input.placeholder);
      }
      return [...new Set(faults)];
    };

    /** Field edges and the icons of controls that do not reach 3:1. */
    const faintMarks = (root: Element): Fault[] => {
      const faults: Fault[] = [];
      for (const input of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
        if (drawnBeside.includes(input.type) || !shown(input)) continue;
        input.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = input.getBoundingClientRect();
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(input);
        const outside = groundAt(input.parentElement ?? input, box.left + 4, box.bottom - 1);
        const inside = groundAt(input, box.left + 4, box.top + 4);
        for (const ground of [outside, inside]) {
          if (typeof ground === 'string') continue;
          const found =
            borderBottomWidth === '0px' ? 1 : ratio(over(parse(borderBottomColor), ground), ground);
          if (found < 3) faults.push(report(`edge of ${input.name}`, found, 3));
        }
      }
      for (const icon of root.querySelectorAll(':is(a, button, summary) > svg')) {
        if (!shown(icon)) continue;
        icon.scrollIntoView({ block: 'center', behavior: 'instant' });
        const control = icon.closest('a, button, summary') ?? icon;
        const box = icon.getBoundingClientRect();
        const ground = groundAt(control, box.left + box.width / 2, box.top + box.height / 2);
        if (typeof ground === 'string') continue;
        const found = ratio(over(parse(getComputedStyle(icon).color), ground, opacityOf(icon)), ground);
        const name = icon.querySelector('use')?.getAttribute('href') ?? 'icon';
        if (found < 3) faults.push(report(`${name} in ${control.outerHTML.slice(0, 60)}`, found, 3));
      }
      return [...new Set(faults)];
    };

    /** How far the focus ring of the element that has the focus stands out from what is around it. */
    const faintRing = (): Fault | null => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // Drawn round the control itself, or round what it is the unseen part of: a switch, a slider's plate.
      const { parentElement } = focused;
      const places = [focused, focused.closest('label'), focused.closest('fieldset'), parentElement];
      const element =
        [...places, parentElement?.parentElement].find(
          (drawn) => drawn && getComputedStyle(drawn).outlineStyle !== 'none',
        ) ?? focused;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getClientRects()[0] ?? new DOMRect();
      const around = groundAt(element.parentElement ?? element, box.left - 4, box.top + box.height / 2);
      if (typeof around === 'string') return null;
      const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(element);
      const colours = outlineStyle === 'none' ? [] : [outlineColor];
      // A ring of the element's own: a shadow without offset or blur that spreads.
      const shadow = /^((?:oklch|oklab|rgba?|color)\([^()]*\)) 0px 0px 0px [1-9]\d*px$/.exec(boxShadow);
      if (shadow?.[1]) colours.push(shadow[1]);
      const found = Math.max(1, ...colours.map((colour) => ratio(over(parse(colour), around), around)));
      return found < 3 ? report(`focus ring of ${element.outerHTML.slice(0, 80)}`, found, 3) : null;
    };

    Object.assign(window, { measure: { faintTexts, faintMarks, faintRing } });
  });
}

interface Measure {
  faintTexts: (root: Element) => Fault[];
  faintMarks: (root: Element) => Fault[];
  faintRing: () => Fault | null;
}

/** Texts and marks under `selector` that are too faint. */
function faults(page: Page, selector = 'body'): Promise<Fault[]> {
  return page.locator(selector).evaluate((root) => {
    const { measure } = window as unknown as { measure: Measure };
    return [...measure.faintTexts(root), ...measure.faintMarks(root)];
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const width of [1280, 390]) {
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 844 } });

        test('every text of the page reaches 7:1, or 4.5:1 where it is large; edges and icons 3:1', async ({
          page,
        }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openWithReact(page);
          await page.locator('#faq summary').first().click();
          await bringMeasure(page);
          expect.soft(await faults(page)).toEqual([]);

          await page.locator('input[name="camera"][value="day"]').check();
          await page.locator('input[name="status"][value="asleep"]').check();
          await playUntilPair(page);
          expect.soft(await faults(page, '#features'), 'camera by day, asleep, a game').toEqual([]);
          await page.locator('input[name="status"][value="healthy"]').check();
          expect.soft(await faults(page, '[data-sample="status"]'), 'healthy').toEqual([]);

          await form(page).locator('button[commandfor="privacy-notice"]').click();
          expect.soft(await faults(page, 'dialog[open]'), 'privacy notice').toEqual([]);
          await page.keyboard.press('Escape');

          if (width < 1100) {
            await page.locator('header button[commandfor="menu"]').click();
            expect.soft(await faults(page, 'dialog[open]'), 'menu').toEqual([]);
          }
        });

        // What follows differs between widths by nothing but its place.
        if (width === 390) return;

        test('the room’s texts stay as legible at every hour, and the ring of every stop stands out from what is around it, 3:1', async ({
          page,
        }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openWithReact(page);
          await bringMeasure(page);
          const range = page.locator('#home input[type=range]');
          for (let hour = CHECK_IN_HOUR; hour <= CHECK_OUT_HOUR; hour += 1) {
            await range.fill(String(hour));
            expect.soft(await faults(page, '#home'), `at ${hour}`).toEqual([]);
          }

          // From the page's top through every stop (WCAG 1.4.11, 2.4.13).
          await page.locator('.skip-link').focus();
          const faint: Fault[] = [];
          for (let count = 0; count < 200; count += 1) {
            const fault = await page.evaluate(() => {
              const { measure } = window as unknown as { measure: Measure };
              return document.activeElement === document.body ? 'end' : measure.faintRing();
            });
            if (fault === 'end') break;
            if (fault) faint.push(fault);
            await page.keyboard.press('Tab');
          }
          expect(faint).toEqual([]);
        });

        test('sending, success and failure are as legible, beside the form and in the toast', async ({
          page,
        }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const release = await holdRequests(page, SEND, (route) =>
            route.fulfill({ status: 200, body: 'OK' }),
          );
          await openWithReact(page);
          await bringMeasure(page);
          await fillApplication(page, anApplication());
          await submitButton(page).click();
          await expect(submitButton(page)).toBeDisabled();
          expect.soft(await faults(page, '#hotel-application'), 'sending').toEqual([]);
          release();
          for (const type of ['success', 'error'] as const) {
            if (type === 'error') {
              await page.unrouteAll();
              await answerSends(page, 500);
              await fillApplication(page, anApplication());
              await submitButton(page).click();
            }
            await expect(
              page.locator('[data-sample="receipt"]:visible, [data-outcome="error"]'),
            ).toBeVisible();
            await toast(page, 'tr').hover();
            await toast(page, 'tr').evaluate((element) => element.setAttribute('data-test-toast', ''));
            expect.soft(await faults(page, '[data-test-toast]'), `toast, ${type}`).toEqual([]);
            expect.soft(await faults(page, '#hotel-application'), `form, ${type}`).toEqual([]);
          }
        });

        test('the page that stands where there is none is as legible', async ({ page }) => {
          await page.goto('/yok');
          await bringMeasure(page);
          expect(await faults(page)).toEqual([]);
        });
      });
    }
  });
}
