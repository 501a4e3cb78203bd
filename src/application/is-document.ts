/**
 * Whether an answer begins as an HTML or XML document does. No e-mail service answers with one: it is a host's fallback
 * page, a login wall or a redirect home, whatever its status says.
 */
export function isDocument(text: string): boolean {
  // What JavaScript counts as white space includes the byte order mark.
  return /^\s*<[!?a-z]/i.test(text);
}
