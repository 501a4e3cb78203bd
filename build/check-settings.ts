import * as owner from '../src/settings.ts';

export type Settings = Pick<
  typeof owner,
  'origin' | 'email' | 'emailService' | 'socialAccounts' | 'storeIds'
>;

/** How each setting is named to the owner, what to write there, and whether it is written so. */
const rules: readonly {
  name: string;
  example: string;
  read: (settings: Settings) => string;
  /** Whether it may be left empty. */
  optional?: true;
  isWell: (value: string) => boolean;
}[] = [
  {
    name: 'VITE_SITE_ORIGIN',
    example: 'the page’s address, such as https://example.com/ or https://example.com/club/',
    read: ({ origin }) => origin,
    isWell: (value) => /^https?:\/\/[^\s?#@]+\/$/.test(value),
  },
  {
    name: 'VITE_SITE_EMAIL',
    example: 'one e-mail address, such as info@example.com',
    read: ({ email }) => email,
    isWell: (value) => /^[^@,;<>]+@[^@,;<>]+$/.test(value),
  },
  {
    name: 'VITE_EMAILJS_ORIGIN',
    example: 'an origin such as https://mail.example.com, without a path',
    read: ({ emailService }) => emailService.origin,
    optional: true,
    isWell: (value) => /^https?:\/\/[^/?#@]+$/.test(value),
  },
  {
    name: 'socialAccounts.instagram',
    example: 'the account’s name or its profile’s address',
    read: ({ socialAccounts }) => socialAccounts.instagram,
    optional: true,
    isWell: (value) => /^[\w.]+$/.test(value),
  },
  {
    name: 'socialAccounts.facebook',
    example: 'the page’s name or its address',
    read: ({ socialAccounts }) => socialAccounts.facebook,
    optional: true,
    isWell: (value) => /^(?:profile\.php\?id=\d+|[\w.%-]+(?:\/[\w.%-]+)*)$/.test(value),
  },
  {
    name: 'storeIds.googlePlay',
    example: 'the app’s package name, such as com.example.app, or its address in the store',
    read: ({ storeIds }) => storeIds.googlePlay,
    optional: true,
    isWell: (value) => /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(value),
  },
  {
    name: 'storeIds.appStore',
    example: 'the app’s number, such as 123456789, or its address in the store',
    read: ({ storeIds }) => storeIds.appStore,
    optional: true,
    isWell: (value) => /^\d+$/.test(value),
  },
];

/**
 * Stops the build on settings that cannot work.
 *
 * @throws with one sentence that names what is missing, or what is malformed and what to write
 */
export function checkSettings(settings: Settings = owner): void {
  const { publicKey, serviceId, templateId } = settings.emailService;
  const keys = Object.entries({
    VITE_EMAILJS_PUBLIC_KEY: publicKey,
    VITE_EMAILJS_SERVICE_ID: serviceId,
    VITE_EMAILJS_TEMPLATE_ID: templateId,
  });
  const missing = keys.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length > 0 && missing.length < keys.length) {
    throw new Error(`EmailJS needs all three keys or none. Missing: ${missing.join(', ')}.`);
  }
  for (const { name, example, read, optional, isWell } of rules) {
    const value = read(settings);
    if (optional && !value) continue;
    if (!isWell(value)) throw new Error(`${name} must be ${example}, not “${value}”.`);
  }
}

/** Ends a command with the one sentence of {@link checkSettings}. */
export function exitOnBadSettings(): void {
  try {
    checkSettings();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
