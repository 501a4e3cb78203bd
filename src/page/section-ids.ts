/** Ids of the page's sections, used in addresses and links. */
export const sectionIds = {
  home: 'home',
  features: 'features',
  about: 'about',
  hotels: 'hotels-section',
  contactPage: 'contact-page',
  hotelApplication: 'hotel-application',
  appStore: 'app-store',
  faq: 'faq',
  contact: 'contact',
} as const;

/** Ids of the page's dialogs, which their buttons name. */
export const dialogIds = { menu: 'menu', privacy: 'privacy-notice' } as const;
