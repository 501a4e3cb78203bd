import type { ControlName } from './interactions.ts';
import type { Load } from './lighthouse.ts';
import type { Measured } from './measured.ts';
import { SLOWDOWN } from './phone.ts';
import { summarize } from './statistics.ts';

/** What the page is measured against, in the same run. */
export interface References {
  /** The page as it was first finished, where the history has it. */
  first: Measured | undefined;
  withoutScript: Measured;
}

/** A figure the page holds itself to. */
interface Bar {
  name: string;
  values: (measured: Measured) => number[];
  limit: number;
  /** Whether the limit is the least, as of scores; else it is the most. */
  least?: boolean;
  /** With it the limit is a share of that build's own figure. */
  of?: keyof References;
}

const scores = ['Performance', 'Accessibility', 'Best practices', 'Search engines'];
const slowed =
  (pick: (load: Load) => number) =>
  ({ slowedLoads }: Measured) =>
    slowedLoads.map(pick);
const tap =
  (control: ControlName) =>
  ({ firstTaps }: Measured) =>
    firstTaps.get(control) ?? [];

/** Every bar that is measured; the others are checked by `npm test`. */
const bars: readonly Bar[] = [
  {
    name: 'First contentful paint, really slowed',
    values: slowed(({ fcp }) => fcp),
    limit: 0.85,
    of: 'first',
  },
  {
    name: 'Largest contentful paint, really slowed',
    values: slowed(({ lcp }) => lcp),
    limit: 0.85,
    of: 'first',
  },
  { name: 'Blocking time, really slowed', values: slowed(({ tbt }) => tbt), limit: 0.6, of: 'first' },
  {
    name: 'Main thread, really slowed',
    values: slowed(({ mainThread }) => mainThread),
    limit: 1,
    of: 'first',
  },
  ...scores.map((name, index) => ({
    name: `Simulated, ${name.toLowerCase()}`,
    values: ({ loads }: Measured) => loads.map((load) => load.scores[index] ?? 0),
    limit: 100,
    least: true,
  })),
  {
    name: 'Simulated, first contentful paint, ms',
    values: ({ loads }) => loads.map(({ fcp }) => fcp),
    limit: 950,
  },
  {
    name: 'Cumulative layout shift, anywhere',
    values: ({ loads, slowedLoads, liveLoads }) => [
      // Scores have three digits.
      Number(Math.max(...[...loads, ...slowedLoads, ...liveLoads].map(({ cls }) => cls)).toFixed(3)),
    ],
    limit: 0,
  },
  ...(
    [
      'flag',
      'question',
      'keystroke',
      'hour',
      'status',
      'game',
      'game, a card',
      'check-in',
      'month',
      'receipt',
    ] as const
  ).map((control) => ({
    name: `First tap, ${control}, ${SLOWDOWN}× slowdown, ms`,
    values: tap(control),
    limit: 100,
  })),
  ...(['menu', 'submit', 'submit, script on its way'] as const).map((control) => ({
    name: `First tap, ${control}, ${SLOWDOWN}× slowdown`,
    values: tap(control),
    limit: 1.15,
    of: 'withoutScript' as const,
  })),
  {
    name: `Frames dropped while the hour is turned, ${SLOWDOWN}× slowdown`,
    values: ({ frames }) => frames.map(({ dropped }) => dropped),
    limit: 0,
  },
  {
    name: `Frames dropped while a film plays, ${SLOWDOWN}× slowdown`,
    values: ({ films }) => films.map(({ dropped }) => dropped),
    limit: 0,
  },
];

const referenceNames = { first: 'the first build’s', withoutScript: 'the page’s without script' } as const;

/** A table of the bars: a column for each document, and whether its median keeps the bar. */
export function barsTable(documents: readonly Measured[], references: References): string {
  const lines = bars.map(({ name, values, limit, least = false, of }) => {
    const reference = of && references[of];
    const cells = documents.map((measured) => {
      if (values(measured).length === 0 || (of && !reference)) return 'not measured';
      const { median } = summarize(values(measured));
      const value = reference ? median / summarize(values(reference)).median : median;
      const kept = least ? value >= limit : value <= limit;
      return `${value.toFixed(of ? 2 : 0)}${kept ? '' : ', **not kept**'}`;
    });
    const bar = `${least ? 'at least' : 'at most'} ${limit}${of ? ` of ${referenceNames[of]}` : ''}`;
    return `| ${[name, bar, ...cells].join(' | ')} |`;
  });
  const head = ['', 'Bar', ...documents.map(({ path }) => `\`${path}\``)];
  return [`| ${head.join(' | ')} |`, `| --- | ---: |${' ---: |'.repeat(documents.length)}`, ...lines].join(
    '\n',
  );
}
