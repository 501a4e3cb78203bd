import { defaultLanguage, type Language, languagePath } from './languages.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The address to send a returning visitor to, or null to stay. The saved choice counts only at the default document's
 * own address: whoever opens any other address gets that document.
 */
export function redirectFor(address: Address, saved: Language | null, base: string): string | null {
  if (!saved || saved === defaultLanguage || address.pathname !== base) return null;
  return languagePath(saved, base) + address.search + address.hash;
}
