/**
 * The reason of an error for a log: its code or kind. Its message is left out, since it may quote what a
 * visitor typed.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
