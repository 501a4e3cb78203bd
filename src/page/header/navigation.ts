import type { Content } from '../../../content/types.ts';
import { sectionIds } from '../section-ids.ts';

/** The five entries of the navigation, in order (spec §2). */
export function navigationLinks({ header }: Content): { href: string; label: string }[] {
  return [
    { href: `#${sectionIds.home}`, label: header.home },
    { href: `#${sectionIds.features}`, label: header.features },
    { href: `#${sectionIds.hotels}`, label: header.corporate },
    { href: `#${sectionIds.faq}`, label: header.faq },
    { href: `#${sectionIds.contact}`, label: header.contact },
  ];
}
