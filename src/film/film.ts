/** Plays films over pictures. Fetched when the first film is to play. `art/room/` makes and names the films. */

import { FROM_TABLET } from '../ui/media.ts';

/** Folder of the films, `<hour>-<width>.<format>.mp4`. The build adds a hash of the films to its name. */
declare const ROOM_LOOPS: string;

/** The codec of each format in the files' names, the smaller format first. */
const FORMATS = { av1: 'av01.0.04M.08', h264: 'avc1.64001F' };

/** How long a film fades in and out, in ms: as long as the pictures below it, so that both end in one frame. */
export const FADE_MS = 250;

/** A film and the element it plays in, which has the picture of the same hour. */
export interface Film {
  place: HTMLElement;
  /** The hour in the files' names, such as "02". */
  hour: string;
}

export interface FilmPlayer {
  /** Plays a film once it can be played through, and removes the others. */
  show: (shown?: Film) => void;
  /** Pauses the film. */
  halt: () => void;
}

/** The smallest format that the browser plays, if any. */
function playableFormat(): string | undefined {
  const video = document.createElement('video');
  return Object.entries(FORMATS).find(([, codec]) => video.canPlayType(`video/mp4; codecs="${codec}"`))?.[0];
}

/**
 * Plays silent, looping films over pictures.
 *
 * @param onShown called when a film begins to fade in
 * @param onFault called once when a film cannot be loaded or played; no film is shown after that
 */
export function createFilmPlayer(onShown: () => void, onFault: () => void): FilmPlayer {
  const videos = new Map<HTMLElement, HTMLVideoElement>();
  /** Films that are paused on their first frame while they fade in. Playing, they would not match the picture below. */
  const fadingIn = new Set<HTMLVideoElement>();
  let isHalted = false;
  const format = playableFormat();
  let hasFailed = false;

  const remove = (place: HTMLElement, video: HTMLVideoElement) => {
    videos.delete(place);
    // Without its handlers: each start of the loop fires `playing`, which would fade it in again.
    video.onerror = video.onplaying = video.oncanplaythrough = null;
    video.style.opacity = '0';
    setTimeout(() => {
      video.remove();
      // Frees the decoder.
      video.removeAttribute('src');
      video.load();
    }, FADE_MS);
  };
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    for (const [place, video] of videos) remove(place, video);
    onFault();
  };
  const play = (video: HTMLVideoElement) => {
    // A pause that interrupts the start is no fault.
    video.play().catch(({ name }) => name === 'AbortError' || fail());
  };
  const add = ({ place, hour }: Film): HTMLVideoElement => {
    const existing = videos.get(place);
    if (existing) return existing;
    const video = document.createElement('video');
    Object.assign(video, {
      className: 'screen-only',
      muted: true,
      playsInline: true,
      loop: true,
      disablePictureInPicture: true,
      disableRemotePlayback: true,
      preload: 'auto',
      tabIndex: -1,
      ariaHidden: 'true',
    });
    video.style.cssText = `position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:inherit;pointer-events:none;opacity:0;transition:opacity ${FADE_MS}ms`;
    video.oncanplaythrough = video.onplaying = () => {
      if (video.paused || video.readyState < video.HAVE_ENOUGH_DATA || video.style.opacity === '1') return;
      // Paused, not slowed down: after a slow rate Chromium drops frames for two seconds.
      fadingIn.add(video);
      video.pause();
      video.currentTime = 0;
      video.style.opacity = '1';
      Promise.allSettled(video.getAnimations().map(({ finished }) => finished)).then(() => {
        fadingIn.delete(video);
        if (!isHalted && videos.get(place) === video) play(video);
      });
      onShown();
    };
    video.onerror = fail;
    const isWide = matchMedia(FROM_TABLET).matches && place.clientWidth * devicePixelRatio > 720;
    video.src = `${ROOM_LOOPS}${hour}-${isWide ? 960 : 720}.${format}.mp4`;
    videos.set(place, video);
    place.append(video);
    return video;
  };

  if (!format) fail();
  return {
    show(shown) {
      if (hasFailed) return;
      for (const [place, video] of videos) {
        if (place !== shown?.place) remove(place, video);
      }
      if (!shown) return;
      const video = add(shown);
      isHalted = false;
      if (!fadingIn.has(video)) play(video);
    },
    halt() {
      isHalted = true;
      for (const video of videos.values()) video.pause();
    },
  };
}
