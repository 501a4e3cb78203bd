import type { Page } from '@playwright/test';

/** The font that the browser really draws an element's text in. */
export async function fontOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts
    .map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (not ours)'}`)
    .join();
}
