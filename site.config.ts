/**
 * Who we are: every name, address and account the page shows or links to.
 * Settings are baked in at build; after a change, build again. `VITE_*` values come from the
 * environment or `.env` (see `.env.example`).
 */

type Environment = Readonly<Record<string, string | undefined>>;

// Vite replaces `import.meta.env` in the page; plain Node (the service) has only its own environment.
declare const process: { env: Environment };
const environment: Environment = (import.meta.env as Environment | undefined) ?? process.env;

/** The product's name in each language. */
export const brand = { tr: 'Pet Otel Kulübü', en: 'Pet Hotel Club' } as const;

/** Absolute address of the Turkish page. May have a path (`https://example.com/club/`). */
export const origin = environment.VITE_SITE_ORIGIN || 'https://petotelkulubu.example/';

/** The product's info address: shown on the page, and where applications go (spec §3, §9). */
export const email = environment.VITE_SITE_EMAIL || 'bilgi@petotelkulubu.example';

/** Where the club is at home (spec §9), with the country's ISO 3166 code. */
export const seat = { city: 'Eskişehir', country: 'Türkiye', countryCode: 'TR' } as const;

/** The footer's copyright year (spec §9). */
export const copyrightYear = 2025;

/** Ids of the app's own store listings. While one is unset its button opens that store's search for the brand. */
export const storeIds: { googlePlay?: string; appStore?: string } = {};

/** The club's own accounts. While one is unset its link opens that network's own front page. */
export const socialAccounts: { instagram?: string; facebook?: string } = {};

/** The data controller named in the privacy notice (KVKK art. 10). Unset: the brand and `email` stand in. */
export const dataController: { legalName?: string; postalAddress?: string } = {};

/**
 * Who carries the mails of this site's own e-mail service: the company whose server `SMTP_URL` names, for the privacy
 * notice (KVKK art. 10; art. 9 if it is abroad). Your own company's name, if the server is yours. `country` only if it
 * is not in Türkiye, in both languages. Unset, as long as `SMTP_URL` is: the notice names nobody.
 */
export const mailCarrier: { name?: string; country?: { tr: string; en: string } } = {};

/**
 * The e-mail service the form posts to (spec §7). Without keys the page sends to the service that
 * `npm start` runs on its own origin; the build refuses some keys without the others.
 */
export const emailService = {
  publicKey: environment.VITE_EMAILJS_PUBLIC_KEY || '',
  serviceId: environment.VITE_EMAILJS_SERVICE_ID || '',
  templateId: environment.VITE_EMAILJS_TEMPLATE_ID || '',
  /** Origin of an EmailJS-compatible service, without a trailing slash. Empty: EmailJS's own. */
  origin: environment.VITE_EMAILJS_ORIGIN || '',
} as const;
