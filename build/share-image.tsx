/** @jsxRuntime automatic @jsxImportSource satori/jsx */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import type { CSSProperties } from 'satori/jsx';
import sharp from 'sharp';
import { clockHour, FIRST_HOUR } from '../content/room-day.ts';
import type { Content } from '../content/types.ts';
import { shareImageSize } from '../src/language/document-metadata.ts';
import { symbolsIn, withTokenColors } from './symbols.ts';
import { tokenColor } from './token-colors.ts';

const require = createRequire(import.meta.url);

/** The room's picture of the hour that the page opens with. */
const PICTURE = fileURLToPath(new URL(`../art/room/hour_${FIRST_HOUR}.webp`, import.meta.url));
/** The part of the picture with both animals, the rug and a little of the wall, in its px. */
const PICTURE_CROP = { left: 259, top: 204, width: 1182, height: 928 };
/** The drawing of the desk around it, without texts. */
const DRAWING = new URL('share-image.svg', import.meta.url);

/** The picture's place in the share image, px. */
const ROOM = { left: 662, top: 30, width: 522, height: 410 };
const MARGIN = 44;
const HEADLINE = { width: 572, lines: 3, largest: 116 };
const BRAND = { width: 470, lines: 1, largest: 40 };

/** Width of a letter of the display face in em: a little more than the mean of English and Turkish texts. */
const LETTER = 0.57;

/** The font size in px at which a text should fit its place without a broken word. It is an estimate. */
function fittingSize(text: string, { width, lines, largest }: typeof HEADLINE): number {
  const words = text.split(' ').map((word) => word.length);
  // Broken lines are not full, so each counts for a fifth more.
  const longestLine = lines === 1 ? text.length : Math.max(...words, (text.length * 1.2) / lines);
  return Math.min(largest, width / (longestLine * LETTER));
}

/** The page's two font families. Turkish has letters in both files of each. */
const DISPLAY = 'display latin, display latin-ext';
const SANS = 'sans latin, sans latin-ext';

const FONTS = {
  'display latin': '@fontsource/besley/files/besley-latin-800-normal.woff',
  'display latin-ext': '@fontsource/besley/files/besley-latin-ext-800-normal.woff',
  'sans latin': '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  'sans latin-ext': '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
};

const loadFonts = () =>
  Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => ({
      name,
      data: await readFile(require.resolve(file)),
    })),
  );

/** A text in its place, in the middle of its height. */
function Text({ children, ...style }: CSSProperties & { children: string }) {
  return (
    <div style={{ display: 'flex', position: 'absolute', alignItems: 'center', ...style }}>{children}</div>
  );
}

/** Everything that is written: the brand, the headline, and the labels of room and keys. */
function Texts({ brand, content }: { brand: string; content: Content }) {
  const { hero, meta, sample } = content;
  const [ink, paper] = [tokenColor('--ink'), tokenColor('--sheet')];
  const key = { top: 498, width: 58, justifyContent: 'center', fontSize: 34, letterSpacing: '-0.04em' };
  return (
    <div style={{ display: 'flex', ...shareImageSize, color: ink, fontFamily: DISPLAY }}>
      <Text
        left={MARGIN + 79}
        top={42}
        height={56}
        whiteSpace="nowrap"
        fontSize={fittingSize(brand, BRAND)}
        letterSpacing="-0.025em"
      >
        {brand}
      </Text>
      <Text
        left={MARGIN - 4}
        width={592}
        bottom={192}
        fontSize={fittingSize(hero.title, HEADLINE)}
        lineHeight={0.92}
        textWrap="balance"
        letterSpacing="-0.012em"
      >
        {hero.title}
      </Text>
      <Text
        left={MARGIN}
        top={480}
        width={400}
        fontFamily={SANS}
        fontSize={32}
        lineHeight={1.25}
        textWrap="balance"
      >
        {meta.shareLine}
      </Text>
      <Text
        right={34}
        top={44}
        height={48}
        padding="0 13px"
        background={paper}
        fontFamily={SANS}
        fontSize={28}
      >
        {sample}
      </Text>
      <Text
        left={676}
        top={362}
        height={60}
        padding="0 16px"
        background={ink}
        color={paper}
        fontSize={44}
        letterSpacing="-0.02em"
      >
        {`${clockHour(FIRST_HOUR)}${hero.minutes}`}
      </Text>
      <Text left={685} {...key}>
        9
      </Text>
      <Text left={1093} {...key}>
        12
      </Text>
    </div>
  );
}

/**
 * The picture a shared link shows: the front desk with the brand, the headline and room 7, in a language.
 *
 * @param brand the product's name in the content's language
 * @returns a JPEG of `shareImageSize`
 * @throws if the fonts lack a letter of the text
 */
export async function shareImage(brand: string, content: Content): Promise<Buffer> {
  const drawing = await readFile(DRAWING, 'utf8');
  const desk = withTokenColors(drawing.replace('>', `><defs>${symbolsIn(drawing).symbols}</defs>`));
  const room = await sharp(PICTURE).extract(PICTURE_CROP).resize(ROOM.width, ROOM.height).toBuffer();
  const texts = await satori(<Texts brand={brand} content={content} />, {
    ...shareImageSize,
    fonts: await loadFonts(),
    loadAdditionalAsset: async (_script, letters) => {
      throw new Error(`The fonts have no letter for “${letters}”.`);
    },
  });
  return sharp(Buffer.from(desk))
    .composite([{ input: room, left: ROOM.left, top: ROOM.top }, { input: Buffer.from(texts) }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
