import { controls } from './interactions.ts';
import type { Measured } from './measured.ts';
import { SLOWDOWN } from './phone.ts';
import { summarize } from './statistics.ts';

/** A figure the page holds itself to. */
interface Bar {
  name: string;
  values: (measured: Measured) => number[];
  limit: number;
  /** Whether the limit is the least, as of scores; else it is the most. */
  least?: boolean;
}

const scores = ['Performance', 'Accessibility', 'Best practices', 'Search engines'];

const bars: readonly Bar[] = [
  ...scores.map((name, index) => ({
    name: `Lighthouse mobile, ${name.toLowerCase()}`,
    values: ({ loads }: Measured) => loads.map((load) => load.scores[index] ?? 0),
    limit: 100,
    least: true,
  })),
  {
    name: 'First contentful paint there, ms',
    values: ({ loads }) => loads.map(({ fcp }) => fcp),
    limit: 950,
  },
  {
    name: 'Largest contentful paint there, ms',
    values: ({ loads }) => loads.map(({ lcp }) => lcp),
    limit: 1250,
  },
  {
    name: 'Cumulative layout shift, there and here',
    values: ({ loads, liveLoads }) => [...loads, ...liveLoads].map(({ cls }) => cls),
    limit: 0,
  },
  {
    name: `Longest task over 50 ms at load, ${SLOWDOWN}× slowdown, ms`,
    values: ({ liveLoads }) => liveLoads.map(({ longestTask }) => longestTask),
    limit: 0,
  },
  ...controls.map((control) => ({
    name: `First tap, ${control}, ${SLOWDOWN}× slowdown, ms`,
    values: ({ firstTaps }: Measured) => firstTaps.get(control) ?? [],
    limit: 100,
  })),
  {
    name: `Frames dropped while the hour is turned, ${SLOWDOWN}× slowdown`,
    values: ({ frames }) => frames.map(({ dropped }) => dropped),
    limit: 0,
  },
];

/** A table of the bars: a column for each document, and whether its median keeps the bar. */
export function barsTable(documents: readonly Measured[]): string {
  const lines = bars.map(({ name, values, limit, least = false }) => {
    const cells = documents.map((measured) => {
      const { median } = summarize(values(measured));
      const kept = least ? median >= limit : median <= limit;
      return `${Math.round(median)}${kept ? '' : ', **not kept**'}`;
    });
    return `| ${[name, `${least ? 'at least' : 'at most'} ${limit}`, ...cells].join(' | ')} |`;
  });
  const head = ['', 'Bar', ...documents.map(({ path }) => `\`${path}\``)];
  return [`| ${head.join(' | ')} |`, `| --- | ---: |${' ---: |'.repeat(documents.length)}`, ...lines].join(
    '\n',
  );
}
