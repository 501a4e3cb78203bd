import { escapeHtml } from '../service/escape-html.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { defaultLanguage, type Language, languageCodes } from '../src/language/languages.ts';
import { origin } from '../src/settings.ts';

/** Both documents, each with its languages (sitemaps.org; search engines read the alternates). */
export function sitemapXml(): string {
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(documentAddress(language))}"/>`;
  const alternates = [
    ...languageCodes.map((code) => alternate(code, code)),
    alternate('x-default', defaultLanguage),
  ].join('\n');
  const entries = languageCodes.map(
    (code) => `<url>\n<loc>${escapeHtml(documentAddress(code))}</loc>\n${alternates}\n</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Allows everything, and names the sitemap. */
export function robotsTxt(): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('sitemap.xml', origin).href}
`;
}
