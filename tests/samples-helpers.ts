import type { Page } from '@playwright/test';

/** Plays the game until it shows closed cards, a pair and two open cards that differ. */
export async function playUntilPair(page: Page): Promise<void> {
  const sample = page.locator('[data-sample="game"]');
  const hand = sample.getByRole('group').getByRole('button');
  if ((await hand.count()) === 0) await sample.locator('button').click();
  const faces: string[] = [];
  for (const card of await hand.all()) {
    await card.click();
    faces.push((await card.getAttribute('aria-label'))?.split(', ')[1] ?? '');
  }
  const second = faces.lastIndexOf(faces[0] ?? '');
  // The last two open cards are no pair: neighbours never are.
  await hand.nth(0).click();
  await hand.nth(second).click();
  const others = [1, 2, 3, 4, 5, 6, 7].filter((place) => place !== second);
  const one = others[0] as number;
  const other = others.find((place) => faces[place] !== faces[one]) as number;
  await hand.nth(one).click();
  await hand.nth(other).click();
}
