/** How long a task waits for an idle period at most, in ms: an animated page may have none. */
const IDLE_TIMEOUT_MS = 200;

/** Runs a task once the next frame has been made, so that the visitor sees that their input is answered first. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** Runs a task when a frame has been made and the page has nothing better to do. Safari has no idle callback. */
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

/** Runs a task when the page has been loaded, or at once if it has. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task);
}

/** Runs a task once, when an element comes near: within a root margin of the window. */
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
