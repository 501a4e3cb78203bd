/** How long a task waits for an idle period at most, in ms: an animated page may have none. */
const IDLE_TIMEOUT_MS = 200;

/** Runs a task after the next frame, so that the visitor first sees the answer to their input. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** Runs a task after the next frame, once the page is idle. Safari has no idle callback. */
export function whenQuiet(task: () => void): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(task, IDLE_TIMEOUT_MS);
  });
}

/** Runs a task after the first paint: until then a fetch would take bandwidth from the first view. */
export function whenPainted(task: () => void): void {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    whenQuiet(task);
  }).observe({ type: 'paint', buffered: true });
}

/** Runs a task when the page has loaded, or at once if it already has. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task);
}

/** Runs a task once, when an element comes within a root margin of the window. */
export function whenNear(selector: string, rootMargin: string, task: () => void): void {
  const element = document.querySelector(selector);
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin },
  );
  observer.observe(element);
}
