import type { Species, Status } from '../../content/types.ts';
import type { PictureSource } from '../ui/Picture.tsx';
import cat08 from './cat-08-480.avif';
import cat08Fallback from './cat-08-480.webp';
import cat19 from './cat-19-480.avif';
import cat19Fallback from './cat-19-480.webp';
import cat22 from './cat-22-480.avif';
import cat22Fallback from './cat-22-480.webp';
import dog08 from './dog-08-480.avif';
import dog08Fallback from './dog-08-480.webp';
import dog19 from './dog-19-480.avif';
import dog19Fallback from './dog-19-480.webp';
import dog22 from './dog-22-480.avif';
import dog22Fallback from './dog-22-480.webp';

/** Folder of the room's pictures, `<hour>-<width>.<format>`. The build adds a hash of them to its name. */
declare const ROOM_PICTURES: string;

const WIDTHS = [480, 720, 960, 1600];

function roomPicture(hour: string): PictureSource {
  const address = `${ROOM_PICTURES}${hour}-`;
  const avif = WIDTHS.map((width) => `${address}${width}.avif ${width}w`).join(', ');
  return { avif, fallback: `${address}960.webp`, width: 960, height: 720 };
}

function photo(avif: string, fallback: string): PictureSource {
  return { avif: `${avif} 480w`, fallback, width: 480, height: 320 };
}

/** Room 7 at three hours of its day; made by `art/room/export.sh`. */
export const pictures = {
  dusk: roomPicture('17'),
  night: roomPicture('02'),
  lamplight: roomPicture('22'),
} as const satisfies Record<string, PictureSource>;

/** The staff's photographs of each animal at three hours; made by `art/room/export.sh`. */
export const photos: Readonly<Record<Species, Readonly<Record<Status, PictureSource>>>> = {
  cat: {
    asleep: photo(cat22, cat22Fallback),
    healthy: photo(cat08, cat08Fallback),
    eaten: photo(cat19, cat19Fallback),
  },
  dog: {
    asleep: photo(dog22, dog22Fallback),
    healthy: photo(dog08, dog08Fallback),
    eaten: photo(dog19, dog19Fallback),
  },
};
