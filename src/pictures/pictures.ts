import type { PictureSource } from '../ui/Picture.tsx';
import findik08 from './findik-08-480.avif';
import findik08Fallback from './findik-08-480.webp';
import findik19 from './findik-19-480.avif';
import findik19Fallback from './findik-19-480.webp';
import findik22 from './findik-22-480.avif';
import findik22Fallback from './findik-22-480.webp';

/** Where the room's pictures lie, as `<hour>-<width>.<form>`; the build names the folder by what is in it. */
declare const ROOM_PICTURES: string;

const WIDTHS = [480, 720, 960, 1600];

function hour(name: string): PictureSource {
  const address = `${ROOM_PICTURES}${name}-`;
  const avif = WIDTHS.map((width) => `${address}${width}.avif ${width}w`).join(', ');
  return { avif, fallback: `${address}960.webp`, width: 960, height: 720 };
}

function photo(avif: string, fallback: string): PictureSource {
  return { avif: `${avif} 480w`, fallback, width: 480, height: 320 };
}

/** Room 7 at three hours of its day, and what the staff photograph of Fındık at three; made by `art/room/export.sh`. */
export const pictures = {
  dusk: hour('17'),
  night: hour('02'),
  lamplight: hour('22'),
  findikAsleep: photo(findik22, findik22Fallback),
  findikHealthy: photo(findik08, findik08Fallback),
  findikEating: photo(findik19, findik19Fallback),
} as const satisfies Record<string, PictureSource>;
