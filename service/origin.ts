/** An origin in the form in which browsers send it: lower case, without a default port. `undefined` if it is none. */
export function readOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Only addresses of the web have an origin, and an origin has no path.
  return url && `${url.origin}/` === url.href ? url.origin : undefined;
}
