import { brand, dataController } from '../site.config.ts';
import { email, origin, socialAccounts, storeIds } from '../src/settings.ts';

/** The owner's settings, as far as a page can be launched with or without them. */
export interface OwnerSettings {
  brand: Readonly<Record<keyof typeof brand, string>>;
  origin: string;
  email: string;
  dataController: typeof dataController;
  storeIds: typeof storeIds;
  socialAccounts: typeof socialAccounts;
}

const SETTINGS: OwnerSettings = { brand, origin, email, dataController, storeIds, socialAccounts };

/** Domains set aside for examples (RFC 2606), and addresses of the machine itself. */
const EXAMPLE_DOMAIN =
  /(?:^|[@/.])(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?=[:/]|$)/;

/** Settings that still hold example values, by name, for the owner to see at each build. */
export function exampleSettings(settings: OwnerSettings = SETTINGS): string[] {
  const { brand, origin, email, dataController, storeIds, socialAccounts } = settings;
  return Object.entries({
    'brand.tr': brand.tr === 'Pet Otel Kulübü',
    'brand.en': brand.en === 'Pet Hotel Club',
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
