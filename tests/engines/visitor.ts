import { expect } from 'vitest';
import { type Application, fieldNames } from '../../contract/fields.ts';
import type { Browser } from './browser.ts';

/** How far, in px, a point may be from where it was a moment ago to count as at rest. */
const REST_TOLERANCE = 0.5;

/** How many checks in a row must find an element in its place for it to count as at rest. */
const STILL_CHECKS = 5;

/** How far, in px, an element may be from its place. */
const PLACE_TOLERANCE = 2;

interface Point {
  x: number;
  y: number;
}

/** What a visitor does on the page and sees there. */
export class Visitor {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Clicks the middle of an element, once it is in view, at rest and covered by nothing. */
  async click(selector: string): Promise<void> {
    let place: Point = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const before = place;
          const found = await this.browser.evaluate((wanted) => {
            const element = document.querySelector(wanted);
            if (!element) return null;
            const box = () => element.getBoundingClientRect();
            if (box().top < 0 || box().bottom > innerHeight) {
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
            }
            const point = { x: box().x + box().width / 2, y: box().y + box().height / 2 };
            return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
          }, selector);
          if (!found) return `${selector} cannot be clicked`;
          place = found;
          const moved = Math.hypot(place.x - before.x, place.y - before.y);
          return moved < REST_TOLERANCE ? 'at rest' : `${selector} moves`;
        },
        { message: `${selector} waits for a click` },
      )
      .toBe('at rest');
    await this.browser.clickAt(Math.round(place.x), Math.round(place.y));
  }

  /** Moves the focus to an element. */
  focus(selector: string): Promise<void> {
    return this.browser.evaluate((wanted) => {
      document.querySelector<HTMLElement>(wanted)?.focus();
    }, selector);
  }

  /** Waits until an element stays at this distance below the viewport's top, in px: passing by is not enough. */
  async restsAt(selector: string, distance: number): Promise<void> {
    let stillChecks = 0;
    const check = async () => {
      const top = await this.browser.evaluate(
        (wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN,
        selector,
      );
      stillChecks = Math.abs(top - distance) <= PLACE_TOLERANCE ? stillChecks + 1 : 0;
      return stillChecks === STILL_CHECKS ? 'at rest' : `${top} px below the top`;
    };
    await expect.poll(check, { message: `${selector} rests ${distance} px below the top` }).toBe('at rest');
  }

  /** Text of an element, as the document holds it. */
  text(selector: string): Promise<string> {
    return this.browser.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  }

  /** An attribute of an element, or null. */
  attribute(selector: string, name: string): Promise<string | null> {
    return this.browser.evaluate(
      (wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
      selector,
      name,
    );
  }

  /** Whether an element is laid out and painted. */
  sees(selector: string): Promise<boolean> {
    return this.browser.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const box = element?.getBoundingClientRect();
      return Boolean(
        element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          box?.width &&
          box.height,
      );
    }, selector);
  }

  /** Fills the application form by the keyboard. */
  async fill(application: Application): Promise<void> {
    for (const [name, value] of Object.entries(application)) {
      await this.click(`[data-key="${name}"]`);
      await this.browser.type(value);
    }
  }

  /** The present values of the application form. */
  typed(): Promise<Application> {
    return this.browser.evaluate(
      (names) =>
        Object.fromEntries(
          names.map((name) => [
            name,
            document.querySelector<HTMLInputElement>(`[data-key="${name}"]`)?.value ?? '',
          ]),
        ) as unknown as Application,
      fieldNames,
    );
  }

  /** Whether React has taken the page over. */
  hasReact(): Promise<boolean> {
    return this.browser.evaluate(() => 'readyOfTest' in window);
  }

  /** What the page has reported: errors, warnings, broken policy, files that did not load. */
  noise(): Promise<string[]> {
    return this.browser.evaluate(
      () => (window as unknown as { noiseOfTest?: string[] }).noiseOfTest ?? ['nothing watches the page'],
    );
  }
}
