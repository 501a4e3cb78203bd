import type { PictureSource } from '../ui/Picture.tsx';
import findik from './findik-320.avif';
import findikFallback from './findik-320.webp';
import night480 from './room-02-480.avif';
import night720 from './room-02-720.avif';
import nightFallback from './room-02-960.webp';
import night1080 from './room-02-1080.avif';
import night1600 from './room-02-1600.avif';
import day480 from './room-14-480.avif';
import day720 from './room-14-720.avif';
import dayFallback from './room-14-960.webp';
import day1080 from './room-14-1080.avif';
import day1600 from './room-14-1600.avif';
import dusk480 from './room-17-480.avif';
import dusk720 from './room-17-720.avif';
import duskFallback from './room-17-960.webp';
import dusk1080 from './room-17-1080.avif';
import dusk1600 from './room-17-1600.avif';

type AvifWidths = readonly [at480: string, at720: string, at1080: string, at1600: string];

function hour([at480, at720, at1080, at1600]: AvifWidths, fallback: string): PictureSource {
  const avif = `${at480} 480w, ${at720} 720w, ${at1080} 1080w, ${at1600} 1600w`;
  return { avif, fallback, width: 960, height: 720 };
}

/** Room 7 at three hours of its day, and a photograph of Fındık; made by `art/room/export.sh`. */
export const pictures = {
  dusk: hour([dusk480, dusk720, dusk1080, dusk1600], duskFallback),
  night: hour([night480, night720, night1080, night1600], nightFallback),
  day: hour([day480, day720, day1080, day1600], dayFallback),
  findik: { avif: `${findik} 320w`, fallback: findikFallback, width: 320, height: 336 },
} as const satisfies Record<string, PictureSource>;
