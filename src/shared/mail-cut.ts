/**
 * The longest mail link that every mail client takes, in characters. Windows passes on at most 2,048, and some clients
 * take a little less.
 */
export const MAIL_LINK_LIMIT = 1900;

/** As much of a text as fits into `limit` characters once encoded, cut between whole characters. */
export function encodeWithin(text: string, limit: number): string {
  let encoded = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = encoded + encodeURIComponent(segment);
    if (next.length > limit) break;
    encoded = next;
  }
  return encoded;
}
