import { expect, it } from 'vitest';
import { checkSettings, type Settings } from './check-settings.ts';

const settings: Settings = {
  origin: 'https://patiler.com/kulup/',
  email: 'bilgi@patiler.com',
  emailService: { publicKey: 'p', serviceId: 's', templateId: 't', origin: 'https://mail.patiler.com' },
  socialAccounts: { instagram: 'patiler', facebook: 'profile.php?id=100012' },
  storeIds: { googlePlay: 'com.patiler.app', appStore: '1234567890' },
  statistics: { domain: 'patiler.com', endpoint: 'https://plausible.io/api/event' },
};
const { emailService, socialAccounts, storeIds } = settings;

it('accepts settings that can work, and empty ones where they are optional', () => {
  expect(() => checkSettings(settings)).not.toThrow();
  expect(() =>
    checkSettings({
      ...settings,
      emailService: { publicKey: '', serviceId: '', templateId: '', origin: '' },
      socialAccounts: { instagram: '', facebook: '' },
      storeIds: { googlePlay: '', appStore: '' },
      statistics: { domain: '', endpoint: '' },
    }),
  ).not.toThrow();
  const statistics = { domain: 'patiler.com', endpoint: 'http://localhost:8000/api/event' };
  expect(() => checkSettings({ ...settings, statistics })).not.toThrow();
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
  [
    'VITE_STATISTICS_ENDPOINT',
    { statistics: { domain: 'patiler.com', endpoint: 'http://patiler.com/api/event' } },
  ],
  ['VITE_STATISTICS_ENDPOINT', { statistics: { domain: 'patiler.com', endpoint: 'our server' } }],
])('names %s and what to write there in place of %j', (name, malformed) => {
  expect(() => checkSettings({ ...settings, ...malformed })).toThrow(
    new RegExp(`^${name.replace('.', '\\.')} must be .+, not “.*”\\.$`),
  );
});
