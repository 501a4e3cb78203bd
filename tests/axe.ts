/** What axe finds wrong on a page, by the rules of every level (WCAG 2.2 A to AAA) and its best practices. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What the page's own world holds once axe is in it. */
type WithAxe = typeof globalThis & { axe: typeof axe };

const options: axe.RunOptions = {
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa'],
    ...['wcag21a', 'wcag21aa', 'wcag21aaa'],
    ...['wcag22a', 'wcag22aa', 'wcag22aaa'],
    'best-practice',
  ],
  // What it finds right is not described.
  resultTypes: ['violations'],
};

/**
 * Has axe look at the page as it is now; it is put into a document once, as reading its half million letters takes
 * longer than most looks.
 *
 * @param places selectors of the parts to look at
 * @returns a line for each kind of fault and place
 */
export async function violations(page: Page, places: string[] = ['html']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, how]) => {
      const { violations: found } = await (globalThis as WithAxe).axe.run({ include }, how);
      return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [places, options] as const,
  );
}
