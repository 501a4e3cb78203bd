import type { Content } from '../content/types.ts';
import { brand, dataController, seat } from '../site.config.ts';
import { documentAddress } from '../src/language/document-metadata.ts';
import { defaultLanguage, type Language } from '../src/language/languages.ts';
import { storeAddresses, stores } from '../src/page/app-store/store-addresses.ts';
import { email, origin, socialAccounts, socialAddress, storeIds } from '../src/settings.ts';

/**
 * What search engines may read about the page, as one JSON-LD graph in the words of the page. The app is
 * free (spec §1). No rating is written, since there are none.
 */
export function structuredData(language: Language, { meta, faq }: Content): object {
  const name = brand[language];
  // One entity has one name and one address in all documents.
  const otherNames = Object.values(brand).filter((other) => other !== brand[defaultLanguage]);
  const organization = { '@id': new URL('#organization', origin).href };
  // An account or a listing that is not set is left out.
  const social = (['instagram', 'facebook'] as const)
    .filter((network) => socialAccounts[network])
    .map(socialAddress);
  const listings = stores.filter((store) => storeIds[store]).map((store) => storeAddresses[store](language));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: brand[defaultLanguage],
        alternateName: otherNames,
        ...(dataController.legalName ? { legalName: dataController.legalName } : {}),
        url: documentAddress(defaultLanguage),
        email,
        logo: new URL('icon-512.png', origin).href,
        address: { '@type': 'PostalAddress', addressLocality: seat.city, addressCountry: seat.countryCode },
        ...(social.length > 0 ? { sameAs: social } : {}),
      },
      {
        '@type': 'WebSite',
        name,
        url: documentAddress(language),
        inLanguage: language,
        publisher: organization,
      },
      {
        '@type': 'MobileApplication',
        name,
        description: meta.description,
        operatingSystem: 'Android, iOS',
        applicationCategory: 'LifestyleApplication',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'TRY' },
        publisher: organization,
        ...(listings.length > 0 ? { downloadUrl: listings } : {}),
      },
      {
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: faq.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
