/** Runs a task when the page has nothing better to do. Safari has no idle callback. */
export function whenQuiet(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}

/** Fetches scripts without running them, but not for a visitor who asked to save data. */
export function fetchAhead(addresses: string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of addresses.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
