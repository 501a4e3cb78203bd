/** @jsxRuntime automatic @jsxImportSource satori/jsx */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import type { CSSProperties, JSXNode } from 'satori/jsx';
import sharp from 'sharp';
import { clockHour, FIRST_HOUR } from '../content/room-day.ts';
import type { Content } from '../content/types.ts';
import { shareImageSize } from '../src/language/document-metadata.ts';
import type { DrawingName } from '../src/ui/drawing-boxes.ts';
import { objectShapes } from './symbols.ts';
import { tokenColor } from './token-colors.ts';

/** The room at the hour the page opens with. */
const PICTURE = fileURLToPath(new URL(`../art/room/hour_${FIRST_HOUR}.webp`, import.meta.url));
/** Both animals, the rug and a little of the wall, px of that picture. */
const PICTURE_CROP = { left: 236, top: 172, width: 1205, height: 960 };

/** Sizes of the composition, px. */
const WALL = 640;
const MARGIN = 44;
const ROOM = { left: 652, top: 16, width: 532, height: 424 };
const EDGE = { left: 10, top: 14 };
const HOLES = { top: 456, width: 124, height: 116, gap: 12 };
const COUNTER = { top: 588, edge: 10 };
const HEADLINE = { width: 572, lines: 3, largest: 116 };
const BRAND = { width: 470, lines: 1, largest: 40 };

/** A letter of the display face, em wide: a little more than the mean of English and Turkish texts. */
const LETTER = 0.57;

/** A size at which a text fits its place without a broken word, as far as can be estimated; px per em. */
function fittingSize(text: string, { width, lines, largest }: typeof HEADLINE): number {
  const words = text.split(' ').map((word) => word.length);
  // Broken lines are not full.
  const longestLine = lines === 1 ? text.length : Math.max(...words, (text.length * 1.2) / lines);
  return Math.min(largest, width / (longestLine * LETTER));
}

/** The page's two families in the static form that Satori reads; Turkish has letters in both parts of each. */
const DISPLAY = 'display latin, display latin-ext';
const SANS = 'sans latin, sans latin-ext';

function loadFonts() {
  const require = createRequire(import.meta.url);
  const faces = [
    { name: 'display', weight: 800, file: '@fontsource/besley/files/besley' },
    { name: 'sans', weight: 600, file: '@fontsource/instrument-sans/files/instrument-sans' },
  ] as const;
  return Promise.all(
    faces.flatMap(({ name, weight, file }) =>
      ['latin', 'latin-ext'].map(async (letters) => ({
        name: `${name} ${letters}`,
        weight,
        data: await readFile(require.resolve(`${file}-${letters}-${weight}-normal.woff`)),
      })),
    ),
  );
}

interface BoxProps extends Partial<Record<'left' | 'top' | 'width' | 'height', number>> {
  color?: string | undefined;
  style?: CSSProperties;
  children?: JSXNode;
}

function Box({ color, style, children, ...place }: BoxProps) {
  return (
    <div style={{ display: 'flex', position: 'absolute', ...place, background: color, ...style }}>
      {children}
    </div>
  );
}

/** A pigeonhole, with the flat shade of its edge as on the page. */
function Hole({ color, children, ...place }: BoxProps & Record<'width' | 'height', number>) {
  const inside = { width: place.width - EDGE.left, height: place.height - EDGE.top };
  return (
    <Box {...place} color={tokenColor('--teal-edge')}>
      <Box {...EDGE} {...inside} color={color} style={{ overflow: 'hidden' }}>
        {children}
      </Box>
    </Box>
  );
}

interface ObjectProps {
  name: DrawingName;
  left: number;
  bottom: number;
  height: number;
}

/** A flat object of the page, standing on a line. */
function FlatObject({ name, left, bottom, height }: ObjectProps) {
  const { shapes, ...box } = objectShapes(name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" color="${tokenColor('--mark')}" viewBox="0 0 ${box.width} ${box.height}">${shapes}</svg>`;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={(height * box.width) / box.height}
      height={height}
      style={{ position: 'absolute', left, top: bottom - height }}
    />
  );
}

/** A key's tag on its string, with the room's number. */
function Key({ number, left, color }: { number: number; left: number; color: string }) {
  return (
    <Box left={left} top={HOLES.top} width={58} style={{ justifyContent: 'center' }}>
      <svg aria-hidden="true" width="58" height="96" viewBox="0 0 58 96">
        <path fill={color} fillRule="evenodd" d="M17 18h24l17 18v60H0V36zM29 28a5.5 5.5 0 1 0 .01 0z" />
        <path fill={tokenColor('--sheet')} d="M27.5 0h3v36h-3z" />
      </svg>
      <span
        style={{ position: 'absolute', top: 42, fontFamily: DISPLAY, fontSize: 34, letterSpacing: '-0.04em' }}
      >
        {number}
      </span>
    </Box>
  );
}

/** The row of pigeonholes below the room. */
function Row() {
  const { top, width, height, gap } = HOLES;
  const lefts = [0, 1, 2, 3].map((place) => ROOM.left + place * (width + gap));
  const [key = 0, ball = 0, towels = 0, otherKey = 0] = lefts;
  const floor = top + height;
  return (
    <>
      {lefts.map((left) => (
        <Hole
          key={left}
          {...{ left, top, width, height }}
          color={tokenColor(left === ball ? '--dusk-glow' : '--teal-deep')}
        />
      ))}
      <Key number={9} left={key + 33} color={tokenColor('--marigold')} />
      <FlatObject name="ball" left={ball + 38} bottom={floor} height={48} />
      <FlatObject name="towels" left={towels + 18} bottom={floor} height={55} />
      <Key number={12} left={otherKey + 33} color={tokenColor('--object-terracotta')} />
    </>
  );
}

/** The front desk with the brand, the headline and room 7. */
function FrontDesk({ brand, content, room }: { brand: string; content: Content; room: string }) {
  const { hero, meta, sample } = content;
  const [ink, paper, teal] = [tokenColor('--ink'), tokenColor('--sheet'), tokenColor('--teal')];
  const { width, height } = shareImageSize;
  const headlineSize = fittingSize(hero.title, HEADLINE);
  return (
    <div style={{ display: 'flex', width, height, background: teal, color: ink, fontFamily: SANS }}>
      <Box left={0} top={0} width={WALL} height={height} color={tokenColor('--dusk-wall')} />
      <FlatObject name="mark" left={MARGIN} bottom={96} height={54} />
      <Box left={MARGIN + 79} top={42} height={56} style={{ alignItems: 'center', whiteSpace: 'nowrap' }}>
        <span style={{ fontFamily: DISPLAY, fontSize: fittingSize(brand, BRAND), letterSpacing: '-0.025em' }}>
          {brand}
        </span>
      </Box>
      <Box left={MARGIN - 4} top={110} width={WALL - 48} height={328} style={{ alignItems: 'flex-end' }}>
        <div
          style={{
            fontFamily: DISPLAY,
            fontSize: headlineSize,
            lineHeight: 0.92,
            textWrap: 'balance',
            letterSpacing: '-0.012em',
          }}
        >
          {hero.title}
        </div>
      </Box>
      <Box
        left={MARGIN}
        top={480}
        width={400}
        style={{ fontSize: 32, lineHeight: 1.25, textWrap: 'balance' }}
      >
        {meta.shareLine}
      </Box>
      <FlatObject name="bell" left={462} bottom={COUNTER.top} height={116} />
      <Hole {...ROOM}>
        <img src={room} alt="" {...ROOM} style={{ position: 'absolute', left: -EDGE.left, top: -EDGE.top }} />
      </Hole>
      <Box
        top={ROOM.top + 28}
        height={48}
        color={paper}
        style={{ right: 34, alignItems: 'center', padding: '0 13px', fontSize: 28 }}
      >
        {sample}
      </Box>
      <Box
        left={ROOM.left + 24}
        top={ROOM.top + ROOM.height - 78}
        height={60}
        color={ink}
        style={{
          color: paper,
          padding: '0 16px',
          alignItems: 'center',
          fontFamily: DISPLAY,
          fontSize: 44,
          letterSpacing: '-0.02em',
        }}
      >
        {`${clockHour(FIRST_HOUR)}${hero.minutes}`}
      </Box>
      <Row />
      <Box
        left={0}
        top={COUNTER.top}
        width={width}
        height={height - COUNTER.top}
        color={tokenColor('--night')}
        style={{ borderTop: `${COUNTER.edge}px solid ${tokenColor('--counter-edge')}` }}
      />
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
  const room = await sharp(PICTURE).extract(PICTURE_CROP).resize(ROOM.width, ROOM.height).png().toBuffer();
  const svg = await satori(
    <FrontDesk brand={brand} content={content} room={`data:image/png;base64,${room.toString('base64')}`} />,
    {
      ...shareImageSize,
      fonts: await loadFonts(),
      loadAdditionalAsset: async (_script, letters) => {
        throw new Error(`The fonts have no letter for “${letters}”.`);
      },
    },
  );
  return sharp(Buffer.from(svg)).jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}
