import type { Content } from '../../content/types.ts';

/**
 * The page's sections in their order, the footer last, with their ids in addresses and links (spec §2). The page, the
 * navigation and the tests follow this list.
 */
export const sections = {
  home: { id: 'home', inNavigation: true },
  features: { id: 'features', inNavigation: true },
  hotels: { id: 'hotels-section', inNavigation: true },
  contactPage: { id: 'contact-page', inNavigation: false },
  appStore: { id: 'app-store', inNavigation: false },
  faq: { id: 'faq', inNavigation: true },
  contact: { id: 'contact', inNavigation: true },
} as const satisfies Readonly<Record<string, { id: string; inNavigation: boolean }>>;

export type SectionName = keyof typeof sections;

/** The sections that the navigation leads to. */
export type NavigationSection = {
  [Name in SectionName]: (typeof sections)[Name]['inNavigation'] extends true ? Name : never;
}[SectionName];

export const sectionNames = Object.keys(sections) as readonly SectionName[];

/** The navigation's entries, in order. */
export const navigationEntries = sectionNames.filter(
  (name): name is NavigationSection => sections[name].inNavigation,
);

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

/** Ids of the sections, and of the anchors within them, by their names. */
export const sectionIds = {
  home: sections.home.id,
  features: sections.features.id,
  about: 'about',
  hotels: sections.hotels.id,
  contactPage: sections.contactPage.id,
  hotelApplication: 'hotel-application',
  appStore: sections.appStore.id,
  faq: sections.faq.id,
  contact: sections.contact.id,
} as const;

/** Ids of the page's dialogs, which their buttons name. */
export const dialogIds = { menu: 'menu', privacy: 'privacy-notice' } as const;
