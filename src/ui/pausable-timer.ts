/** A timer that can be paused and resumed. */
export interface PausableTimer {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Starts a timer that calls `onEnd` after `duration` ms, not counting pauses. */
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
