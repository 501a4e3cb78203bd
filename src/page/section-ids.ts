/** Ids of the page's places, which addresses and links name. */
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
