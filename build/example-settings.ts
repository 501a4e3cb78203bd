import * as site from '../site.config.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';
import { email, origin, socialAccounts, storeIds } from '../src/settings.ts';

const brand: Readonly<Record<Language, string>> = site.brand;
const { dataController } = site;
const ownerSettings = { brand, origin, email, dataController, storeIds, socialAccounts };

/** The names that the product comes with. */
const exampleBrand: Readonly<Record<Language, string>> = { tr: 'Pet Otel Kulübü', en: 'Pet Hotel Club' };

/** Domains set aside for examples (RFC 2606), and addresses of the machine itself. */
const EXAMPLE_DOMAIN =
  /(?:^|[@/.])(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[:/]|$)/;

/** Names of the settings that still hold example values or are unset. */
export function exampleSettings(settings = ownerSettings): string[] {
  const { brand, origin, email, dataController, storeIds, socialAccounts } = settings;
  return Object.entries({
    ...Object.fromEntries(languageCodes.map((code) => [`brand.${code}`, brand[code] === exampleBrand[code]])),
    origin: EXAMPLE_DOMAIN.test(origin),
    email: EXAMPLE_DOMAIN.test(email),
    'dataController.legalName': !dataController.legalName,
    'dataController.postalAddress': !dataController.postalAddress,
    'storeIds.googlePlay': !storeIds.googlePlay,
    'storeIds.appStore': !storeIds.appStore,
    'socialAccounts.instagram': !socialAccounts.instagram,
    'socialAccounts.facebook': !socialAccounts.facebook,
  })
    .filter(([, example]) => example)
    .map(([name]) => name);
}
