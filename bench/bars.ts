import { budgets, KB } from '../build/budgets.ts';
import { languageCodes } from '../src/language/languages.ts';
import { type BuildName, buildNames } from './builds.ts';
import { otherControls, plainControls, SLOWDOWN } from './first-taps.ts';
import type { Load } from './lighthouse.ts';
import type { Sizes } from './sizes.ts';
import type { Waits } from './waits.ts';

type Measure =
  | keyof Load
  | keyof Sizes
  | keyof Waits
  | 'Main thread, slowed, reduced motion, ms'
  | `${string}, simulated, ${string}`
  | `First tap at ${typeof SLOWDOWN}× slowdown, ${string}, ms`;

/** All values of one run by build and measure. Bars are compared with medians. */
export class Results {
  readonly #values = new Map<string, number[]>();

  add(build: BuildName, measures: Record<string, number>) {
    for (const [measure, value] of Object.entries(measures)) {
      const key = `${build}: ${measure}`;
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
    }
  }

  median(build: BuildName, measure: Measure): number | undefined {
    const sorted = this.#values.get(`${build}: ${measure}`)?.toSorted((a, b) => a - b);
    return sorted?.[Math.floor(sorted.length / 2)];
  }
}

interface Bar {
  measure: Measure;
  /** The bar in words. */
  words: string;
  /** The build that the page is compared with. */
  beside?: BuildName;
  isKept(value: number, compared: number): boolean;
}

const firstTap = (control: string): Measure => `First tap at ${SLOWDOWN}× slowdown, ${control}, ms`;
const atMost = (measure: Measure, limit: number, words = `at most ${limit}`): Bar => ({
  measure,
  words,
  isKept: (value) => value <= limit,
});
const budget = (measure: Measure, name: keyof typeof budgets) =>
  atMost(measure, budgets[name], `at most ${budgets[name] / KB} KB`);
const ratio = (measure: Measure, limit: number, beside: BuildName, orMore = 0): Bar => ({
  measure,
  words: `at most ${limit} of ${beside}${orMore ? `, or ${orMore} more` : ''}`,
  beside,
  isKept: (value, compared) => value <= Math.max(limit * compared, orMore && compared + orMore),
});

/** The limits that the page has to keep. `npm test` checks the budgets, too. */
const bars: readonly Bar[] = [
  ratio('First contentful paint, slowed, ms', 1.03, 'before'),
  ratio('Largest contentful paint, slowed, ms', 1.03, 'before'),
  ratio('Total blocking time, slowed, ms', 1.03, 'before', 20),
  ratio('Main thread, slowed, reduced motion, ms', 1.05, 'before'),
  atMost('Cumulative layout shift, slowed', 0),
  ...languageCodes.flatMap((language) =>
    ['Performance', 'Accessibility', 'Best Practices', 'SEO'].map(
      (title): Bar => ({
        measure: `${title}, simulated, ${language}`,
        words: 'at least 100',
        isKept: (value) => value >= 100,
      }),
    ),
  ),
  ...otherControls.map((control) => atMost(firstTap(control), 100)),
  ...plainControls.map((control) =>
    ratio(firstTap(control), control === 'menu' ? 1.25 : 1.5, 'without script'),
  ),
  budget('Document, bytes', 'document'),
  budget('First script, bytes', 'firstScript'),
  budget('All script, bytes', 'allScript'),
  budget('Untouched phone 3 s after the load, bytes', 'untouchedPhone'),
  budget('A film (AV1, 720 px), bytes', 'film'),
  atMost('Height at 390 px, Turkish, px', 11_000),
  atMost('Longest wait while the service takes 50 KB, ms', 100),
];

/** A table in Markdown: each bar, the medians of all builds, and whether the page keeps it. */
export function barsTable(results: Results): string {
  const rows = bars.map(({ measure, words, beside, isKept }) => {
    const medians = buildNames.map((build) => results.median(build, measure));
    const [value] = medians;
    const compared = beside ? results.median(beside, measure) : 0;
    const measured = value !== undefined && compared !== undefined;
    const verdict = measured ? (isKept(value, compared) ? 'kept' : '**not kept**') : 'not measured';
    const cells = medians.map((median) => (median === undefined ? '' : `${Number(median.toFixed(3))}`));
    return [measure, ...cells, words, verdict];
  });
  const head = ['', ...buildNames, 'Bar', ''];
  const rule = head.map((_, column) => (column > 0 && column <= buildNames.length ? '---:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
