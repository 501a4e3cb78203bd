import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Content } from '../content/types.ts';
import { shareImageSize } from '../src/language/document-metadata.ts';
import { breakLines, type Face, openFace, setText } from './set-text.ts';
import { objectShapes } from './symbols.ts';
import { tokenColor } from './token-colors.ts';

/** The room at the hour the page opens with. */
const PICTURE = fileURLToPath(new URL('../art/room/hour_17.webp', import.meta.url));
/** Both animals, the rug and a little of the wall, px of that picture. */
const PICTURE_CROP = { left: 236, top: 172, width: 1205, height: 960 };

/** Sizes of the composition, px. */
const { width: WIDTH, height: HEIGHT } = shareImageSize;
const WALL = 640;
const MARGIN = 44;
const COUNTER_TOP = 588;
const COUNTER_EDGE = 10;
const HOLE = 124;
const GAP = 12;
const ROW_GAP = 16;
const RACK_LEFT = WALL + GAP;
const ROOM = { x: RACK_LEFT, y: ROW_GAP, width: 4 * HOLE + 3 * GAP, height: 424 };
const ROW = { y: ROOM.y + ROOM.height + ROW_GAP, height: 116 };
/** The flat shade of a pigeonhole, as on the page. */
const SHADE = { x: 10, y: 14 };

const HEADLINE = {
  width: WALL - 2 * MARGIN + 20,
  largest: 116,
  leading: 0.92,
  tracking: -0.012,
  baseline: 432,
};
const DESCRIPTOR_BASELINE = 512;

const rect = (x: number, y: number, width: number, height: number, fill: string, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rest}/>`;

const outlines = (path: string, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;

function object(name: Parameters<typeof objectShapes>[0], x: number, bottom: number, height: number) {
  const drawing = objectShapes(name);
  const scale = height / drawing.height;
  return {
    width: drawing.width * scale,
    svg: `<g transform="translate(${x} ${bottom - height}) scale(${scale})">${drawing.shapes}</g>`,
  };
}

function shade(x: number, y: number, width: number, height: number, fill: string, rest = '') {
  return `<path fill="${fill}"${rest} d="M${x} ${y}h${width}v${SHADE.y}h${SHADE.x - width}v${height - SHADE.y}h${-SHADE.x}z"/>`;
}

/** A key's tag on its string, with the room's number. */
function key(face: Face, number: string, middle: number, top: number, fill: string) {
  const ink = tokenColor('--ink');
  const { path, width } = setText(face, number, 34, -0.04);
  const [left, right, y, bottom] = [middle - 29, middle + 29, top + 18, top + 96];
  return `<path fill="${fill}" fill-rule="evenodd" d="M${middle - 12} ${y}h24L${right} ${y + 18}V${bottom}H${left}V${y + 18}zM${middle} ${y + 10}a5.5 5.5 0 1 0 .01 0z"/>
${rect(middle - 1.5, top, 3, 36, tokenColor('--sheet'))}
${outlines(path, middle - width / 2, bottom - 16, ink)}`;
}

function rack(face: Face): string {
  const [deep, edge, lit] = [tokenColor('--teal-deep'), tokenColor('--teal-edge'), tokenColor('--dusk-glow')];
  const contents = [
    (middle: number) => key(face, '9', middle, ROW.y, tokenColor('--marigold')),
    (middle: number) => object('ball', middle - 24, ROW.y + ROW.height, 48).svg,
    (middle: number) => object('towels', middle - 44, ROW.y + ROW.height, 55).svg,
    (middle: number) => key(face, '12', middle, ROW.y, tokenColor('--object-terracotta')),
  ];
  return contents
    .map((content, index) => {
      const x = RACK_LEFT + index * (HOLE + GAP);
      return `${rect(x, ROW.y, HOLE, ROW.height, index === 1 ? lit : deep)}${shade(x, ROW.y, HOLE, ROW.height, edge)}${content(x + HOLE / 2)}`;
    })
    .join('');
}

/** What lies over the picture: its shade, the sample's label and the hour. */
function labels(display: Face, sans: Face, { sample, hero }: Content): string {
  const [ink, paper] = [tokenColor('--ink'), tokenColor('--sheet')];
  const label = setText(sans, sample, 28);
  const labelWidth = label.width + 26;
  const labelLeft = ROOM.x + ROOM.width - 18 - labelWidth;
  const hour = setText(display, `17${hero.minutes}`, 44, -0.02);
  const hourTop = ROOM.y + ROOM.height - 18 - 60;
  return [
    shade(ROOM.x, ROOM.y, ROOM.width, ROOM.height, tokenColor('--teal-edge'), ''),
    rect(labelLeft, ROOM.y + 28, labelWidth, 48, paper),
    outlines(label.path, labelLeft + 13, ROOM.y + 28 + 34, ink),
    rect(ROOM.x + 24, hourTop, hour.width + 32, 60, ink),
    outlines(hour.path, ROOM.x + 40, hourTop + 45, paper),
  ].join('');
}

function desk(display: Face, sans: Face, brandName: string, { hero, meta }: Content): string {
  const ink = tokenColor('--ink');
  const mark = object('mark', MARGIN, 96, 54);
  const nameSpace = WALL - 2 * MARGIN - mark.width - 16;
  const name = breakLines(display, brandName, { width: nameSpace, lines: 1, largest: 40, tracking: -0.025 });
  const headline = breakLines(display, hero.title, { ...HEADLINE, lines: 3 });
  const bell = object('bell', 462, COUNTER_TOP, 116);
  const descriptor = breakLines(sans, meta.shareLine, { width: 390, lines: 2, largest: 32, tracking: 0 });
  return [
    rect(0, 0, WALL, HEIGHT, tokenColor('--dusk-wall')),
    rect(WALL, 0, WIDTH - WALL, HEIGHT, tokenColor('--teal')),
    `<g color="${tokenColor('--mark')}">${mark.svg}</g>`,
    ...name.lines.map((line) => outlines(line.path, MARGIN + mark.width + 16, 84, ink)),
    ...headline.lines.map((line, index) =>
      outlines(
        line.path,
        MARGIN - 0.035 * headline.size,
        HEADLINE.baseline - (headline.lines.length - 1 - index) * HEADLINE.leading * headline.size,
        ink,
      ),
    ),
    ...descriptor.lines.map((line, index) =>
      outlines(line.path, MARGIN, DESCRIPTOR_BASELINE + index * 1.25 * descriptor.size, ink),
    ),
    bell.svg,
    rect(0, COUNTER_TOP, WIDTH, HEIGHT - COUNTER_TOP, tokenColor('--night')),
    rect(0, COUNTER_TOP, WIDTH, COUNTER_EDGE, tokenColor('--counter-edge')),
  ].join('');
}

const svg = (shapes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${shapes}</svg>`,
  );

/**
 * The picture a shared link shows: the front desk with the brand, the headline and room 7, in a language.
 *
 * @param brandName the product's name in the content's language
 * @returns a JPEG of `shareImageSize`
 */
export async function shareImage(brandName: string, content: Content): Promise<Buffer> {
  const display = await openFace('besley.woff2', 800);
  const sans = await openFace('instrument-sans.woff2', 650);
  const room = await sharp(PICTURE).extract(PICTURE_CROP).resize(ROOM.width, ROOM.height).toBuffer();
  return sharp(svg(desk(display, sans, brandName, content) + rack(display)))
    .composite([
      { input: room, left: ROOM.x, top: ROOM.y },
      { input: svg(labels(display, sans, content)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
