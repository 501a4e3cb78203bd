import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** One of the page's own fonts at one weight. */
export type Face = Font;

/**
 * Opens one of the page's variable fonts.
 *
 * @param file name in `src/styles/fonts/`
 * @param weight on the font's own axis, such as 800
 */
export async function openFace(file: string, weight: number): Promise<Face> {
  const woff2 = await readFile(new URL(`../src/styles/fonts/${file}`, import.meta.url));
  // fontkit varies the outlines of bare TrueType only.
  const font = create(Buffer.from(await decompress(woff2)));
  if (!('getVariation' in font)) throw new Error(`${file} holds more than one font.`);
  return font.getVariation({ wght: weight });
}

/** A line of text as outlines, so that a picture needs no font where it is drawn. */
export interface SetText {
  /** SVG path data; the baseline is y = 0, the line starts at x = 0. */
  path: string;
  /** Advance width, px. */
  width: number;
}

/**
 * Sets one line of text, kerned.
 *
 * @param size px per em
 * @param tracking added after each letter, em
 * @throws if the font lacks a letter of the text
 */
export function setText(face: Face, text: string, size: number, tracking = 0): SetText {
  const { glyphs, positions } = face.layout(text);
  const missing = glyphs.find(({ id }) => id === 0);
  if (missing) {
    const letter = String.fromCodePoint(...missing.codePoints);
    throw new Error(
      `The page's font has no letter for “${letter}”; art/fonts/README.md says how it is made.`,
    );
  }
  const scale = size / face.unitsPerEm;
  let x = 0;
  let path = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    path += glyph.path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale).toSVG();
    x += xAdvance * scale + tracking * size;
  }
  return { path, width: x - tracking * size };
}

/** Every way to break words into at most so many lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1 || words.length === 1) return [[words.join(' ')]];
  return words.flatMap((_word, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const rest = words.slice(index + 1);
    return rest.length === 0 ? [[first]] : breaks(rest, lines - 1).map((others) => [first, ...others]);
  });
}

/** The room a text has, px, and how it is set. */
export interface TextSpace {
  width: number;
  /** Lines there is height for. */
  lines: number;
  /** Size no text goes beyond, px per em. */
  largest: number;
  /** em */
  tracking: number;
}

/** Sets a text as large as its space allows, broken between words. */
export function breakLines(face: Face, text: string, { width, lines, largest, tracking }: TextSpace) {
  const candidates = breaks(text.split(' '), lines).map((candidate) => {
    const widest = Math.max(...candidate.map((line) => setText(face, line, 1, tracking).width));
    return { candidate, size: Math.min(largest, width / widest) };
  });
  const best = candidates.reduce((a, b) => (b.size > a.size ? b : a));
  return { size: best.size, lines: best.candidate.map((line) => setText(face, line, best.size, tracking)) };
}
