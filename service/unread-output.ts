/**
 * Keeps this process running when nobody reads its output any more: the program behind a pipe has ended, or the
 * terminal is closed. Node ends a process otherwise at the next line that it writes.
 */
export function surviveUnreadOutput(): void {
  // There is nowhere left to report this error to.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
