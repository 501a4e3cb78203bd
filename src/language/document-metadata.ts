import { FIRST_HOUR } from '../../content/room-day.ts';
import type { Content } from '../../content/types.ts';
import { brand } from '../../site.config.ts';
import { origin } from '../settings.ts';
import { type Language, languageFolders } from './languages.ts';

/** Absolute address of a language's document. */
export function documentAddress(language: Language): string {
  return new URL(languageFolders[language], origin).href;
}

/** Size of a shared link's picture, in px, which social networks ask for on their large cards. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of a language's share image below the site's base path. */
export function shareImagePath(language: Language): string {
  return `share-${language}.jpg`;
}

/** One tag of the head that changes with the language: how to find it, and what it then says. */
export interface MetadataTag {
  selector: string;
  attribute: 'content' | 'href';
  value: string;
}

const locales: Readonly<Record<Language, string>> = { tr: 'tr_TR', en: 'en_GB' };

/** The head's tags that follow the language, for the build that writes them and the switch that changes them. */
export function metadataTags(language: Language, { meta, hero }: Content): MetadataTag[] {
  const other: Language = language === 'tr' ? 'en' : 'tr';
  const address = documentAddress(language);
  const tag = (selector: string, value: string, attribute: MetadataTag['attribute'] = 'content') => ({
    selector,
    attribute,
    value,
  });
  return [
    tag('meta[name="description"]', meta.description),
    tag('link[rel="canonical"]', address, 'href'),
    tag('meta[property="og:site_name"]', brand[language]),
    tag('meta[property="og:title"]', meta.title),
    tag('meta[property="og:description"]', meta.description),
    tag('meta[property="og:url"]', address),
    tag('meta[property="og:image"]', new URL(shareImagePath(language), origin).href),
    tag('meta[property="og:image:alt"]', `${hero.title} ${hero.pictureAlts[FIRST_HOUR]}`),
    tag('meta[property="og:locale"]', locales[language]),
    tag('meta[property="og:locale:alternate"]', locales[other]),
  ];
}

/** Updates the document's language, title and tags after a switch of language. */
export function describeDocument(language: Language, content: Content): void {
  document.documentElement.lang = language;
  document.title = content.meta.title;
  for (const { selector, attribute, value } of metadataTags(language, content)) {
    document.querySelector(selector)?.setAttribute(attribute, value);
  }
}
