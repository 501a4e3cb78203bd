/**
 * A finger on a slider: a swipe upwards scrolls the page, a tap and a drag sideways turn the slider. A finger on the
 * lamp's cord: a pull switches the lamp.
 */
import type { Locator } from '@playwright/test';
import { FIRST_HOUR } from '../content/room-day.ts';
import { FIRST_DAY } from '../src/page/hotels/month.ts';
import { openBeforeReact } from './application-helpers.ts';
import { expect, test } from './fixtures.ts';
import { moveFirst, reactTakesOver } from './react-ready.ts';
import { isLaidOut, standsStill } from './reading-helpers.ts';
import { roomPicture } from './room-shown.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

/** Puts a finger down at a place of a slider (0 to 1), moves it by steps in px, and lifts it. */
async function touch(slider: Locator, place: number, moves: readonly { x: number; y: number }[] = []) {
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The swipe before may still glide, and the slider with it.
  await standsStill(slider.page());
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  const at = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round(box.x + box.width * place + x),
    y: Math.round(box.y + box.height / 2 + y),
  });
  const start = at({ x: 0, y: 0 });
  if (moves.length === 0) {
    // Down and up at once, without waiting for the page in between: no machine is too slow for a tap.
    await slider.page().touchscreen.tap(start.x, start.y);
    return;
  }
  const client = await slider.page().context().newCDPSession(slider.page());
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof start)[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', start);
  for (const move of moves) await send('touchMove', at(move));
  await send('touchEnd');
  await client.detach();
}

/** Twelve steps to a place. */
const stepsTo = (x: number, y: number) =>
  Array.from({ length: 12 }, (_, step) => ({ x: (x * (step + 1)) / 12, y: (y * (step + 1)) / 12 }));

test('a swipe upwards that begins on a slider scrolls and turns nothing; a tap and a drag sideways turn it', async ({
  page,
}) => {
  const letReactCome = await openBeforeReact(page);
  await expect(page.locator('[data-clock=runs]')).toBeAttached();
  await isLaidOut(page);
  const sliders = [
    [page.locator('[data-key="hour"]'), FIRST_HOUR],
    [page.locator('[data-key="day"]'), FIRST_DAY],
  ] as const;
  const scrolled = () => page.evaluate(() => scrollY);
  const picture = await page.evaluate(roomPicture);
  // The hour turns without React, the day with it.
  for (const [slider, first] of sliders) {
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrolled();
    const said = await slider.getAttribute('aria-valuetext');
    // A thumb drifts a little before it swipes.
    await touch(slider, 0.8, [{ x: 2, y: 0 }, ...stepsTo(0, -160)]);
    await expect.poll(scrolled).toBeGreaterThan(before + 60);
    await expect(slider).toHaveValue(String(first));
    expect(await slider.getAttribute('aria-valuetext')).toBe(said);
    expect(await page.evaluate(roomPicture)).toBe(picture);
    letReactCome();
    await moveFirst(page);
    await reactTakesOver(page);
  }
  await test.step('a tap and a drag sideways turn it', async () => {
    for (const [slider, first] of sliders) {
      await touch(slider, 0.8);
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(first + 2);
      const tapped = await slider.inputValue();
      const said = await slider.getAttribute('aria-valuetext');
      await touch(slider, 0.8, stepsTo(-120, 4));
      await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(Number(tapped));
      await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(said);
    }
  });
  await test.step('a pull of the lamp’s knob switches it, and beside the knob a swipe scrolls', async () => {
    const lamp = page.getByRole('switch');
    const knob = page.locator('[data-knob]');
    for (const [pull, isOn] of [
      [stepsTo(0, 8), true],
      [stepsTo(0, 20), false],
      [[], true],
    ] as const) {
      await touch(knob, 0.5, pull);
      await expect(lamp).toBeChecked({ checked: isOn });
    }
    const before = await scrolled();
    await touch(knob, 0.5, stepsTo(0, -160));
    expect(await scrolled(), 'the knob does not scroll').toBeCloseTo(before, -2);
    await touch(lamp, 0.2, [{ x: 0, y: -2 }, ...stepsTo(0, -160)]);
    await expect.poll(scrolled).toBeGreaterThan(before + 60);
    await expect(lamp).toBeChecked();
  });
});
