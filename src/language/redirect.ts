import { defaultLanguage, type Language, languageOfPath, languagePath } from './languages.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Where a returning visitor belongs instead, or null to stay. Only the default document looks at the
 * saved choice: an address that names a language keeps it, whatever was saved.
 */
export function redirectFor(address: Address, saved: Language | null, base: string): string | null {
  const atDefault = languageOfPath(address.pathname, base) === defaultLanguage;
  if (!saved || saved === defaultLanguage || !atDefault) return null;
  return languagePath(saved, base) + address.search + address.hash;
}
