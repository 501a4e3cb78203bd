/**
 * Who the club is: every name, address and account that the page shows or links to. Fill it in, then run
 * `npm run launch-check`, which names what is still an example. The build bakes the settings in: build again after a
 * change. A line with `VITE_…` takes that setting from the environment or `.env`, if it is set there (`.env.example`).
 */

type Environment = Readonly<Record<string, string | undefined>>;

// Vite replaces `import.meta.env` in the page; plain Node (the service) has only its own environment.
declare const process: { env: Environment };
const environment: Environment = (import.meta.env as Environment | undefined) ?? process.env;

/** The product's name in each language: in the header, in sentences and in the share image. */
export const brand = { tr: 'Pet Otel Kulübü', en: 'Pet Hotel Club' } as const;

/**
 * The Turkish page's address; the other languages are in folders below it. It may have a path: `https://example.com/club/`.
 * Links, the QR code, the sitemap and the share image's address follow it.
 */
export const origin = environment.VITE_SITE_ORIGIN || 'https://petotelkulubu.example/';

/** The product's info address: shown on the page, and where applications go (spec §3, §9). */
export const email = environment.VITE_SITE_EMAIL || 'bilgi@petotelkulubu.example';

/** Where the club is at home, shown in the footer (spec §9); the code is the country's in ISO 3166. */
export const seat = { city: 'Eskişehir', country: 'Türkiye', countryCode: 'TR' } as const;

/** The footer's copyright year (spec §9). */
export const copyrightYear = 2025;

/**
 * The app's own store listings, each as its address in the store or as its id:
 *
 *     { googlePlay: 'com.example.app', appStore: 'https://apps.apple.com/tr/app/example/id123456789' }
 *
 * While one is unset its button opens that store's search for the brand.
 */
export const storeIds: { googlePlay?: string; appStore?: string } = {};

/**
 * The club's own accounts, each as its name, `@name` or its profile's address:
 *
 *     { instagram: '@example', facebook: 'https://www.facebook.com/example/' }
 *
 * While one is unset its link opens that network's own front page.
 */
export const socialAccounts: { instagram?: string; facebook?: string } = {};

/**
 * Who answers for the applicants' data, named in the privacy notice (KVKK art. 10): the company's legal name and its
 * postal address. While they are unset, the brand and `email` stand there.
 */
export const dataController: { legalName?: string; postalAddress?: string } = {};

/**
 * Who carries the mails of this site's own e-mail service: the company whose server `SMTP_URL` names, for the privacy
 * notice (KVKK art. 10; art. 9 if it is abroad). Your own company's name, if the server is yours. `country` only if it
 * is not in Türkiye, in every language. Unset, as long as `SMTP_URL` is: the notice names nobody.
 */
export const mailCarrier: { name?: string; country?: Readonly<Record<keyof typeof brand, string>> } = {};

/**
 * EmailJS, or a service that answers as it does, for the form to post to (spec §7): set all three keys in `.env`, or
 * none. Without keys the page posts to the service that `npm start` runs on the page's own origin.
 */
export const emailService = {
  /** EmailJS shows it under Account, General. */
  publicKey: environment.VITE_EMAILJS_PUBLIC_KEY || '',
  /** The mail account that EmailJS sends with, under Email Services. */
  serviceId: environment.VITE_EMAILJS_SERVICE_ID || '',
  /** The mail's form, under Email Templates; `deploy/emailjs-template.html` is one. */
  templateId: environment.VITE_EMAILJS_TEMPLATE_ID || '',
  /** Origin of a service that answers as EmailJS does. Empty: EmailJS's own. */
  origin: environment.VITE_EMAILJS_ORIGIN || '',
} as const;

/**
 * Where visits are counted, if anywhere: in Plausible, or on a server of your own that runs it. While one of the two is
 * unset nothing is counted, and the built page holds nothing of it. The privacy notice follows: have your counsel read it.
 */
export const statistics = {
  /** The site's name there, such as `example.com`. */
  domain: environment.VITE_STATISTICS_DOMAIN || '',
  /** The address of its Events API: `https://plausible.io/api/event`, or the same path on your own server. */
  endpoint: environment.VITE_STATISTICS_ENDPOINT || '',
} as const;
