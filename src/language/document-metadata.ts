import { FIRST_HOUR } from '../../content/room-day.ts';
import type { Content } from '../../content/types.ts';
import { brand } from '../../site.config.ts';
import { origin } from '../settings.ts';
import { type Language, languageCodes, languages } from './languages.ts';

/** Absolute address of a language's document. */
export function documentAddress(language: Language): string {
  return new URL(languages[language].folder, origin).href;
}

/** Size of a shared link's picture, in px, which social networks ask for on their large cards. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of a language's share image below the site's base path. */
export function shareImagePath(language: Language): string {
  return `share-${language}.jpg`;
}

/** One tag of the head that changes with the language: how to find it, and what it then says. Several may be found alike. */
export interface MetadataTag {
  selector: `${'meta' | 'link'}[${string}="${string}"]`;
  attribute: 'content' | 'href';
  value: string;
}

/** The head's tags that follow the language, for the build that writes them and the switch that changes them. */
export function metadataTags(language: Language, { meta, hero }: Content): MetadataTag[] {
  const address = documentAddress(language);
  const tag = (
    selector: MetadataTag['selector'],
    value: string,
    attribute: MetadataTag['attribute'] = 'content',
  ) => ({ selector, attribute, value });
  return [
    tag('meta[name="description"]', meta.description),
    tag('link[rel="canonical"]', address, 'href'),
    tag('meta[property="og:site_name"]', brand[language]),
    tag('meta[property="og:title"]', meta.title),
    tag('meta[property="og:description"]', meta.description),
    tag('meta[property="og:url"]', address),
    tag('meta[property="og:image"]', new URL(shareImagePath(language), origin).href),
    tag('meta[property="og:image:alt"]', `${hero.title} ${hero.pictureAlts[FIRST_HOUR]}`),
    tag('meta[property="og:locale"]', languages[language].locale),
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) => tag('meta[property="og:locale:alternate"]', languages[code].locale)),
  ];
}

/**
 * Writes values into the tags of a head. Tags with one selector, such as the other languages' locales, take theirs in
 * order.
 */
export function rewriteTags(head: Pick<ParentNode, 'querySelectorAll'>, tags: readonly MetadataTag[]): void {
  for (const selector of new Set(tags.map((tag) => tag.selector))) {
    const values = tags.filter((tag) => tag.selector === selector);
    const found = head.querySelectorAll(selector);
    for (const [place, { attribute, value }] of values.entries()) {
      found[place]?.setAttribute(attribute, value);
    }
  }
}

/** Updates the document's language, title and tags after a switch of language. */
export function describeDocument(language: Language, content: Content): void {
  document.documentElement.lang = language;
  document.title = content.meta.title;
  rewriteTags(document.head, metadataTags(language, content));
}
