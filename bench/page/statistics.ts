/** The middle of several measurements and how far they lie apart. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** Summarizes measurements, in their own unit; `NaN` where there are none. */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return {
    median: (low + high) / 2,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

/** A measurement for a table cell: its median, the spread, and its ratio to another's median. */
export function cell(summary: Summary, digits: number, reference?: Summary): string {
  const [median, min, max] = [summary.median, summary.min, summary.max].map((value) => value.toFixed(digits));
  const spread = min === max ? '' : ` (${min}–${max})`;
  const ratio =
    reference && reference.median > 0 ? ` · ×${(summary.median / reference.median).toFixed(2)}` : '';
  return `${median}${spread}${ratio}`;
}
