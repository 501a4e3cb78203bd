import type { Content } from '../../../content/types.ts';
import { navigationEntries, sections } from '../section-ids.ts';

/**
 * The entries of the navigation, in order (spec §2).
 *
 * @param page address of the page, for links from another document
 */
export function navigationLinks({ header }: Content, page = ''): { href: string; label: string }[] {
  return navigationEntries.map((name) => ({
    href: `${page}#${sections[name].id}`,
    label: header.entries[name],
  }));
}
