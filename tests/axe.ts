/** The faults that axe finds on a page, by the rules of every level (WCAG 2.2 A to AAA) and its best practices. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The page's global object once axe has been loaded into it. */
type WithAxe = typeof globalThis & { axe: typeof axe };

const options: axe.RunOptions = {
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa'],
    ...['wcag21a', 'wcag21aa', 'wcag21aaa'],
    ...['wcag22a', 'wcag22aa', 'wcag22aaa'],
    'best-practice',
  ],
  // `contrast.ts` measures it in both themes, on pictures and of more than texts.
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false } },
  // Only faults are described in the result.
  resultTypes: ['violations'],
};

/**
 * Has axe check the page as it is now. Axe is loaded into a document once, since parsing its half million letters takes
 * longer than most checks.
 *
 * @param places selectors of the parts to check
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
