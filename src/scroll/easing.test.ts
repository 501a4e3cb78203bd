import { describe, expect, it } from 'vitest';
import { easeInOutCubic } from './easing.ts';

describe('easeInOutCubic (spec §2: a cubic ease)', () => {
  it('starts at the start, passes the middle half-way and ends at the end', () => {
    expect([0, 0.5, 1].map(easeInOutCubic)).toEqual([0, 0.5, 1]);
  });

  it('is cubic: a quarter of the time makes a sixteenth of the way', () => {
    expect(easeInOutCubic(0.25)).toBeCloseTo(1 / 16);
    expect(easeInOutCubic(0.75)).toBeCloseTo(15 / 16);
  });

  it('never goes back', () => {
    const way = Array.from({ length: 101 }, (_, index) => easeInOutCubic(index / 100));
    expect(way).toEqual([...way].sort((one, other) => one - other));
  });
});
