/** Runs a task when a frame has been made and the page has nothing better to do. Safari has no idle callback. */
export function whenQuiet(task: () => void): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task, 200);
  });
}

/** Whether the visitor asked to save data: then nothing is fetched before their first move. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
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
