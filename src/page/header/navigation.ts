import type { Content } from '../../../content/types.ts';
import { sectionIds } from '../section-ids.ts';

/**
 * The five entries of the navigation, in order (spec §2).
 *
 * @param page address of the page, for links from another document
 */
export function navigationLinks({ header }: Content, page = ''): { href: string; label: string }[] {
  return [
    { href: `${page}#${sectionIds.home}`, label: header.home },
    { href: `${page}#${sectionIds.features}`, label: header.features },
    { href: `${page}#${sectionIds.hotels}`, label: header.corporate },
    { href: `${page}#${sectionIds.faq}`, label: header.faq },
    { href: `${page}#${sectionIds.contact}`, label: header.contact },
  ];
}
