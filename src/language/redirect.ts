import { defaultLanguage, type Language, languagePath } from './languages.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Where a returning visitor belongs instead, or null to stay. Only the default document's own address looks at the
 * saved choice: whoever opens any other address gets what lies there.
 */
export function redirectFor(address: Address, saved: Language | null, base: string): string | null {
  if (!saved || saved === defaultLanguage || address.pathname !== base) return null;
  return languagePath(saved, base) + address.search + address.hash;
}
