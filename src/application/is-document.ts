export function isDocument(text: string): boolean {
  return /^[\s\uFEFF]*<(?:!|\?|[a-z])/i.test(text);
}
