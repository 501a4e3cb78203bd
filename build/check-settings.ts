import { singleAddress } from '../service/email/clean.ts';
import { mailCarrier } from '../site.config.ts';
import * as owner from '../src/settings.ts';

export type Settings = Pick<
  typeof owner,
  'origin' | 'email' | 'emailService' | 'socialAccounts' | 'storeIds' | 'statistics'
>;

function check(name: string, value: string, form: Pick<RegExp, 'test'>, toWrite: string): void {
  if (!form.test(value)) throw new Error(`${name} must be ${toWrite}, not “${value}”.`);
}

/**
 * Stops the build on settings that cannot work.
 *
 * @throws with one sentence that names what is missing, or what is malformed and what to write
 */
export function checkSettings(settings: Settings = owner): void {
  const { origin, email, emailService, socialAccounts, storeIds, statistics } = settings;
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: emailService.publicKey,
    VITE_EMAILJS_SERVICE_ID: emailService.serviceId,
    VITE_EMAILJS_TEMPLATE_ID: emailService.templateId,
  };
  const missing = Object.entries(keys).filter(([, key]) => !key);
  if (missing.length === 1 || missing.length === 2) {
    const names = missing.map(([name]) => name).join(', ');
    throw new Error(`EmailJS needs all three keys or none. Missing: ${names}.`);
  }
  const page = 'the page’s address, such as https://example.com/ or https://example.com/club/';
  check('VITE_SITE_ORIGIN', origin, /^https?:\/\/[^\s?#@]+\/$/, page);
  const address = 'one e-mail address, such as info@example.com';
  check('VITE_SITE_EMAIL', email, { test: (text) => singleAddress(text) !== undefined }, address);
  const service = 'an origin such as https://mail.example.com, without a path';
  check('VITE_EMAILJS_ORIGIN', emailService.origin, /^$|^https?:\/\/[^/?#@]+$/, service);
  const { instagram, facebook } = socialAccounts;
  check('socialAccounts.instagram', instagram, /^[\w.]*$/, 'the account’s name or its profile’s address');
  const facebookPath = /^$|^profile\.php\?id=\d+$|^[\w.%-]+(?:\/[\w.%-]+)*$/;
  check('socialAccounts.facebook', facebook, facebookPath, 'the page’s name or its address');
  const { googlePlay, appStore } = storeIds;
  const packageName = 'the app’s package name, such as com.example.app, or its address in the store';
  check('storeIds.googlePlay', googlePlay, /^$|^[a-z]\w*(?:\.[a-z]\w*)+$/i, packageName);
  const number = 'the app’s number, such as 123456789, or its address in the store';
  check('storeIds.appStore', appStore, /^\d*$/, number);
  const eventsApi = 'the https address of an Events API, such as https://plausible.io/api/event';
  const secureOrHere = /^$|^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])[^\s?#@]+$/;
  check('VITE_STATISTICS_ENDPOINT', statistics.endpoint, secureOrHere, eventsApi);
}

/**
 * Finds settings with which the page works, but not as its owner needs it: halves of the statistics that count nothing,
 * and a mail server whose company the privacy notice does not name.
 *
 * @returns a sentence for the owner for each
 */
export function settingsToChange(
  { statistics, emailService }: Pick<Settings, 'statistics' | 'emailService'> = owner,
  carrier: typeof mailCarrier = mailCarrier,
  smtpUrl = process.env.SMTP_URL,
): string[] {
  const { domain, endpoint } = statistics;
  const isCounted = domain !== '' || endpoint !== '';
  const sentences = {
    'SMTP_URL is set, and mailCarrier is not: name in site.config.ts who carries the mail, for the privacy notice.':
      smtpUrl && !emailService.publicKey && !carrier.name,
    [`VITE_STATISTICS_DOMAIN is “${domain}”, and nothing is counted: write the site’s name in Plausible, such as example.com.`]:
      isCounted && !/^[^\s/]+\.[^\s/.]+(?:\/\S+)?$/.test(domain),
    [`VITE_STATISTICS_ENDPOINT is “${endpoint}”, and nothing is counted: the address of an Events API ends in /api/event.`]:
      isCounted && !endpoint.endsWith('/api/event'),
  };
  return Object.entries(sentences).flatMap(([sentence, applies]) => (applies ? [sentence] : []));
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
