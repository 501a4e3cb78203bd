import type { PictureSource } from '../ui/Picture.tsx';
import findik from './findik-320.avif';
import findikFallback from './findik-320.webp';

/** Where the room's pictures lie, as `<hour>-<width>.<form>`; the build names the folder by what is in it. */
declare const ROOM_PICTURES: string;

const WIDTHS = [480, 720, 960, 1600];

function hour(name: string): PictureSource {
  const address = `${ROOM_PICTURES}${name}-`;
  const avif = WIDTHS.map((width) => `${address}${width}.avif ${width}w`).join(', ');
  return { avif, fallback: `${address}960.webp`, width: 960, height: 720 };
}

/** Room 7 at three hours of its day, and a photograph of Fındık; made by `art/room/export.sh`. */
export const pictures = {
  dusk: hour('17'),
  night: hour('02'),
  day: hour('14'),
  findik: { avif: `${findik} 320w`, fallback: findikFallback, width: 320, height: 336 },
} as const satisfies Record<string, PictureSource>;
