import {
  brand,
  dataController,
  email,
  emailService,
  origin,
  socialAccounts,
  storeIds,
} from '../site.config.ts';

const KEYS = {
  VITE_EMAILJS_PUBLIC_KEY: emailService.publicKey,
  VITE_EMAILJS_SERVICE_ID: emailService.serviceId,
  VITE_EMAILJS_TEMPLATE_ID: emailService.templateId,
};

/**
 * Stops the build on settings that cannot work.
 *
 * @throws with one sentence that names what is missing or malformed
 */
export function checkSettings(
  keys: Readonly<Record<string, string>> = KEYS,
  service = emailService.origin,
): void {
  const missing = Object.keys(keys).filter((name) => !keys[name]);
  if (missing.length > 0 && missing.length < Object.keys(keys).length) {
    throw new Error(`EmailJS needs all three keys or none. Missing: ${missing.join(', ')}.`);
  }
  if (service && !/^https?:\/\/[^/]+$/.test(service)) {
    throw new Error(
      'VITE_EMAILJS_ORIGIN must be an origin such as https://mail.example.com, without a path.',
    );
  }
}

/** Settings that still hold example values, by name, for the owner to see at each build. */
export function exampleSettings(): string[] {
  const isExample = (value: string) => /\.example\b/.test(value);
  return Object.entries({
    brand: brand.tr === 'Pet Otel Kulübü',
    origin: isExample(origin),
    email: isExample(email),
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
