/**
 * What went wrong, fit for a log: the error's code or kind. Its message may quote what a visitor
 * typed, so it is left out.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
