/** Runs a task when a frame has been made and the page has nothing better to do. Safari has no idle callback. */
export function whenQuiet(task: () => void): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task, 200);
  });
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
