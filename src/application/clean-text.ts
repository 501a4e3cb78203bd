const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing: white space, invisible and control characters only. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}
