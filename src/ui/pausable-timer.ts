/** A timer whose clock can stand still and go on. */
export interface PausableTimer {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/**
 * Calls `onEnd` once `duration` ms have passed, not counting the time it was paused. Starts running.
 */
export function startPausableTimer(duration: number, onEnd: () => void): PausableTimer {
  let remaining = duration;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;

  const resume = () => {
    if (handle !== undefined) return;
    startedAt = performance.now();
    handle = setTimeout(onEnd, remaining);
  };
  const pause = () => {
    if (handle === undefined) return;
    clearTimeout(handle);
    handle = undefined;
    remaining -= performance.now() - startedAt;
  };
  resume();
  return { pause, resume, cancel: () => clearTimeout(handle) };
}
