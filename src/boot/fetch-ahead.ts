/** How long a task waits for a quiet moment at most, in ms: a page that moves all the time may have none. */
const PATIENCE = 200;

/** Runs a task when a frame has been made and the page has nothing better to do. Safari has no idle callback. */
export function whenQuiet(task: () => void): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: PATIENCE });
    else setTimeout(task, PATIENCE);
  });
}

/** Runs a task when the page has been seen, too: until then, whatever is fetched takes its line from the first view. */
export function whenPainted(task: () => void): void {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    whenQuiet(task);
  }).observe({ type: 'paint', buffered: true });
}

/** Fetches scripts without running them. */
export function fetchAhead(addresses: string[]): void {
  for (const href of addresses.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
