import type { PictureSource } from '../ui/Picture.tsx';
import findik from './findik-320.avif';
import findikFallback from './findik-320.webp';
import night640 from './room-02-640.avif';
import night960 from './room-02-960.avif';
import nightFallback from './room-02-960.webp';
import night1280 from './room-02-1280.avif';
import day640 from './room-14-640.avif';
import day960 from './room-14-960.avif';
import dayFallback from './room-14-960.webp';
import day1280 from './room-14-1280.avif';
import dusk640 from './room-17-640.avif';
import dusk960 from './room-17-960.avif';
import duskFallback from './room-17-960.webp';
import dusk1280 from './room-17-1280.avif';

function hour(at640: string, at960: string, at1280: string, fallback: string): PictureSource {
  return { avif: `${at640} 640w, ${at960} 960w, ${at1280} 1280w`, fallback, width: 960, height: 720 };
}

/** Room 7 at three hours of its day, and a photograph of Fındık; made by `art/room/export.sh`. */
export const pictures = {
  dusk: hour(dusk640, dusk960, dusk1280, duskFallback),
  night: hour(night640, night960, night1280, nightFallback),
  day: hour(day640, day960, day1280, dayFallback),
  findik: { avif: `${findik} 320w`, fallback: findikFallback, width: 320, height: 338 },
} as const satisfies Record<string, PictureSource>;
