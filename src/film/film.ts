/** Films over pictures. Fetched when the first is to be played; addresses and forms are those of `art/room/`. */

/** Where the films lie, as `<hour>-<width>.<form>.mp4`; the build names the folder by what is in it. */
declare const ROOM_LOOPS: string;

/** The forms by their names' ends, the smaller one first. */
const FORMS = { av1: 'av01.0.04M.08', h264: 'avc1.64001F' };

/**
 * How long a film takes to come and to go, in ms: as long as the pictures below it, so that both end in one frame;
 * no longer, since an animal that fades into its next pose is a ghost.
 */
export const FADE = 250;

/** From which width, in px, a window is no phone's. Phones are sent the narrow form, as of pictures. */
const PHONES_END = '(min-width: 640px)';

/** A film and where it lies: over the picture of the same hour, as large as it. */
export interface Take {
  place: HTMLElement;
  /** As the films' names say it, such as "02". */
  hour: string;
}

export interface Reel {
  /** Plays a film from when it can be played through; the others go. Then the next is made ready, if there is one. */
  show: (shown?: Take, next?: Take) => void;
  /** Stops on the frame. */
  halt: () => void;
}

/** The smallest form the browser plays, if any. */
function playableForm(): string | undefined {
  const video = document.createElement('video');
  return Object.entries(FORMS).find(([, codec]) => video.canPlayType(`video/mp4; codecs="${codec}"`))?.[0];
}

/**
 * Lays a film on the very pixels of the picture below it. A background that covers its box is drawn from a whole pixel
 * of the screen on and is whole ones large; a film is drawn wherever its box falls, so they would lie half a pixel apart.
 */
function align(video: HTMLVideoElement, place: HTMLElement): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  const [across = 0, down = 0] = getComputedStyle(video)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const whole = (pixels: number) => Math.round(pixels * devicePixelRatio) / devicePixelRatio;
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  // A half is rounded down.
  const [wide, high] = [video.videoWidth, video.videoHeight].map((side) => whole(side * scale - 0.01)) as [
    number,
    number,
  ];
  Object.assign(video.style, {
    width: `${wide}px`,
    height: `${high}px`,
    left: `${whole(left + (width - wide) * across) - left}px`,
    top: `${whole(top + (height - high) * down) - top}px`,
  });
}

/**
 * Films of one picture, silent and looping.
 *
 * @param onShown called when a film begins to be seen
 * @param onFault called once when a film cannot be had or may not be played; there are none any more then
 */
export function createReel(onShown: () => void, onFault: () => void): Reel {
  const videos = new Map<HTMLElement, HTMLVideoElement>();
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const video = videos.get(target as HTMLElement);
      if (video) align(video, target as HTMLElement);
    }
  });
  /** Films that stand on their first frame until they cover their picture: what moves fast would be seen twice. */
  const standing = new Set<HTMLVideoElement>();
  let isHalted = false;
  let following: Take | undefined;
  const form = playableForm();
  let isFaulty = false;

  const takeAway = (place: HTMLElement, video: HTMLVideoElement) => {
    videos.delete(place);
    sizes.unobserve(place);
    // A loop begins anew while it leaves, too, and would be faded in again.
    video.onerror = video.onplaying = video.oncanplaythrough = null;
    video.style.opacity = '0';
    setTimeout(() => {
      video.remove();
      // Without a source it gives its decoder back.
      video.removeAttribute('src');
      video.load();
    }, FADE);
  };
  const giveUp = () => {
    if (isFaulty) return;
    isFaulty = true;
    for (const [place, video] of videos) takeAway(place, video);
    onFault();
  };
  const play = (video: HTMLVideoElement) => {
    // A pause breaks a beginning off, which is no fault.
    video.play().catch(({ name }) => name === 'AbortError' || giveUp());
  };
  const lay = ({ place, hour }: Take): HTMLVideoElement => {
    const laid = videos.get(place);
    if (laid) return laid;
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
    video.style.cssText = `position:absolute;object-fit:fill;object-position:inherit;pointer-events:none;opacity:0;transition:opacity ${FADE}ms`;
    video.oncanplaythrough = video.onplaying = () => {
      if (video.paused || video.readyState < video.HAVE_ENOUGH_DATA || video.style.opacity === '1') return;
      // Not by a slow rate: after it Chromium drops frames for two seconds.
      standing.add(video);
      video.pause();
      video.currentTime = 0;
      // Which aligns it before it is painted.
      sizes.observe(place);
      video.style.opacity = '1';
      Promise.allSettled(video.getAnimations().map(({ finished }) => finished)).then(() => {
        standing.delete(video);
        if (!isHalted && videos.get(place) === video) play(video);
      });
      onShown();
      if (following) lay(following);
    };
    video.onerror = giveUp;
    const isWide = matchMedia(PHONES_END).matches && place.clientWidth * devicePixelRatio > 720;
    video.src = `${ROOM_LOOPS}${hour}-${isWide ? 960 : 720}.${form}.mp4`;
    videos.set(place, video);
    place.append(video);
    return video;
  };

  if (!form) giveUp();
  return {
    show(shown, next) {
      if (isFaulty) return;
      for (const [place, video] of videos) {
        if (place !== shown?.place && place !== next?.place) takeAway(place, video);
      }
      following = next;
      if (!shown) return;
      const video = lay(shown);
      isHalted = false;
      if (!standing.has(video)) play(video);
      if (next && video.style.opacity === '1') lay(next);
    },
    halt() {
      isHalted = true;
      for (const video of videos.values()) video.pause();
    },
  };
}
