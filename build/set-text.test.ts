import { describe, expect, it } from 'vitest';
import { breakLines, openFace, setText } from './set-text.ts';

const face = await openFace('besley.woff2', 800);

describe('setText', () => {
  it('grows with the size, the weight and the tracking', async () => {
    const { width } = setText(face, 'Gözünüz', 100);
    expect(setText(face, 'Gözünüz', 200).width).toBeCloseTo(2 * width);
    expect(setText(face, 'Gözünüz', 100, 0.1).width).toBeCloseTo(width + 6 * 10);
    expect(setText(await openFace('besley.woff2', 500), 'Gözünüz', 100).width).toBeLessThan(width);
  });

  it('names the letter a font does not have, rather than drawing a box', () => {
    expect(() => setText(face, 'Otel 犬', 100)).toThrow('“犬”');
  });
});

describe('breakLines', () => {
  const space = { width: 500, lines: 3, largest: 1000, tracking: 0 };
  const widths = (text: string, more = {}) =>
    breakLines(face, text, { ...space, ...more }).lines.map(({ width }) => Math.round(width));

  it('sets a text as large as its space allows', () => {
    const three = widths('Gözünüz arkada kalmasın.');
    expect(three).toHaveLength(3);
    expect(Math.max(...three)).toBe(500);
    expect(widths('Gözünüz arkada kalmasın.', { lines: 1 })).toEqual([500]);
  });

  it('keeps to the largest size and does not break words', () => {
    expect(breakLines(face, 'Otel', { ...space, largest: 40 }).size).toBe(40);
    expect(widths('Gözünüzarkadakalmasın.')).toEqual([500]);
  });
});
