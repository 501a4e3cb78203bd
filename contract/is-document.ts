/**
 * Whether an answer begins as an HTML or XML document does. No e-mail service answers with one: it is a host's fallback
 * page, a login wall or a redirect home, whatever its status says.
 */
export function isDocument(text: string): boolean {
  // White space and invisible characters, such as a byte order mark, may come before it.
  return /^[\s\p{Cc}\p{Cf}]*<[!?/a-z]/iu.test(text);
}
