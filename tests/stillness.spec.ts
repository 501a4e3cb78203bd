/** A page at rest: what may move before its visitor does. */
import { expect, test } from './fixtures.ts';

/** How long nothing moves by itself once the page has loaded, in ms. */
const REST = 3000;

test('for 3 s after load no animation and no transition runs but those that follow scrolling', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const started: string[] = [];
  let scrollBound = 0;
  session.on('Animation.animationStarted', ({ animation }) => {
    if (animation.viewOrScrollTimeline) scrollBound += 1;
    else started.push(`${animation.type} ${animation.name}, node ${animation.source?.backendNodeId}`);
  });
  await session.send('Animation.enable');
  await page.goto('/');
  await page.waitForTimeout(REST);
  expect(started).toEqual([]);
  // The watch is awake: the header's docking and the cards' are there.
  expect(scrollBound).toBeGreaterThan(0);

  // And sees what a visitor's click begins.
  await page.locator('#faq summary').first().click();
  await expect.poll(() => started.join()).toContain('CSSTransition');
});
