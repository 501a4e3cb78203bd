import { expect, it } from 'vitest';
import { checkSettings, type Settings, settingsToChange } from './check-settings.ts';

const settings: Settings = {
  origin: 'https://patiler.com/kulup/',
  email: 'bilgi@patiler.com',
  emailService: { publicKey: 'p', serviceId: 's', templateId: 't', origin: 'https://mail.patiler.com' },
  socialAccounts: { instagram: 'patiler', facebook: 'profile.php?id=100012' },
  storeIds: { googlePlay: 'com.patiler.app', appStore: '1234567890' },
  statistics: { domain: 'patiler.com', endpoint: 'https://plausible.io/api/event' },
};
const { emailService, socialAccounts, storeIds, statistics } = settings;

const noEmailjs = { publicKey: '', serviceId: '', templateId: '', origin: '' };
const noStatistics = { domain: '', endpoint: '' };

it.each<Partial<Settings>>([
  {},
  { emailService: noEmailjs, statistics: noStatistics },
  { socialAccounts: { instagram: '', facebook: '' }, storeIds: { googlePlay: '', appStore: '' } },
  { statistics: { domain: 'patiler.com', endpoint: 'http://localhost:8000/api/event' } },
])('accepts settings that can work, and empty ones where they are optional: %j', (changes) => {
  expect(() => checkSettings({ ...settings, ...changes })).not.toThrow();
});

it('names the EmailJS keys that are missing', () => {
  const withKeys = (keys: Partial<Settings['emailService']>) => () =>
    checkSettings({ ...settings, emailService: { ...emailService, ...keys } });
  expect(withKeys({ serviceId: '' })).toThrow('Missing: VITE_EMAILJS_SERVICE_ID.');
  expect(withKeys({ publicKey: '', templateId: '' })).toThrow(
    'Missing: VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_TEMPLATE_ID.',
  );
});

it.each<[string, Partial<Settings>]>([
  ['VITE_SITE_ORIGIN', { origin: 'our page' }],
  ['VITE_SITE_ORIGIN', { origin: 'https://patiler.com/?ref=1/' }],
  ['VITE_SITE_EMAIL', { email: '' }],
  ['VITE_SITE_EMAIL', { email: 'bilgi.patiler.com' }],
  ['VITE_SITE_EMAIL', { email: 'a@patiler.com,b@patiler.com' }],
  ['VITE_SITE_EMAIL', { email: 'kulüp@patiler.com' }],
  ['VITE_EMAILJS_ORIGIN', { emailService: { ...emailService, origin: 'https://mail.patiler.com/api' } }],
  ['socialAccounts.instagram', { socialAccounts: { ...socialAccounts, instagram: 'Patiler Kulübü' } }],
  ['socialAccounts.facebook', { socialAccounts: { ...socialAccounts, facebook: 'https://x.com/patiler' } }],
  ['storeIds.googlePlay', { storeIds: { ...storeIds, googlePlay: 'patiler' } }],
  ['storeIds.appStore', { storeIds: { ...storeIds, appStore: 'com.patiler' } }],
  ['VITE_STATISTICS_ENDPOINT', { statistics: { ...statistics, endpoint: 'http://patiler.com/api/event' } }],
  ['VITE_STATISTICS_ENDPOINT', { statistics: { ...statistics, endpoint: 'our server' } }],
])('names %s and what to write there in place of %j', (name, malformed) => {
  expect(() => checkSettings({ ...settings, ...malformed })).toThrow(
    new RegExp(`^${name.replace('.', '\\.')} must be .+, not “.*”\\.$`),
  );
});

it.each<[string, Partial<Settings>, smtpUrl: string, carrier: { name?: string }]>([
  ['', { statistics: noStatistics }, 'smtp://localhost', {}],
  ['', { emailService: noEmailjs }, 'smtp://localhost', { name: 'Mail Ltd.' }],
  ['', { emailService: noEmailjs }, '', {}],
  ['mailCarrier', { emailService: noEmailjs }, 'smtp://localhost', { name: '' }],
  ['mailCarrier', { emailService: noEmailjs }, 'smtp://localhost', {}],
  ['VITE_STATISTICS_DOMAIN', { statistics: { ...statistics, domain: '' } }, '', {}],
  ['VITE_STATISTICS_DOMAIN', { statistics: { ...statistics, domain: 'patiler' } }, '', {}],
  ['VITE_STATISTICS_ENDPOINT', { statistics: { ...statistics, endpoint: '' } }, '', {}],
  ['VITE_STATISTICS_ENDPOINT', { statistics: { ...statistics, endpoint: 'https://plausible.io' } }, '', {}],
])('asks to change “%s” of %j with SMTP_URL “%s” and mailCarrier %j', (name, changes, smtpUrl, carrier) => {
  const expected = name ? [expect.stringContaining(`${name} is `)] : [];
  expect(settingsToChange({ ...settings, ...changes }, carrier, smtpUrl)).toEqual(expected);
});
