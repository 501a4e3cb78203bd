import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { checkSettings, exampleSettings } from './check-settings.ts';

const keys = { PUBLIC: 'p', SERVICE: 's', TEMPLATE: 't' };

describe('checkSettings', () => {
  it('takes all keys or none', () => {
    expect(() => checkSettings(keys, '')).not.toThrow();
    expect(() => checkSettings({ PUBLIC: '', SERVICE: '', TEMPLATE: '' }, '')).not.toThrow();
  });

  it('names what is missing', () => {
    expect(() => checkSettings({ ...keys, SERVICE: '' }, '')).toThrow(/Missing: SERVICE\./);
    expect(() => checkSettings({ PUBLIC: '', SERVICE: 's', TEMPLATE: '' }, '')).toThrow(
      /Missing: PUBLIC, TEMPLATE\./,
    );
  });

  it('takes an origin without a path or a trailing slash, which would post to //api', () => {
    expect(() => checkSettings(keys, 'https://mail.example.com')).not.toThrow();
    expect(() => checkSettings(keys, 'https://mail.example.com/')).toThrow(/without a path/);
    expect(() => checkSettings(keys, 'mail.example.com')).toThrow(/must be an origin/);
  });
});

describe('exampleSettings', () => {
  const launched = {
    brand: { tr: 'Patiler', en: 'Paws' },
    origin: 'https://patiler.com/kulup/',
    email: 'bilgi@patiler.com',
    dataController: { legalName: 'Patiler A.Ş.', postalAddress: 'Eskişehir' },
    storeIds: { googlePlay: 'com.patiler', appStore: '123' },
    socialAccounts: { instagram: 'patiler', facebook: 'patiler' },
  };

  it('finds none when the owner has set everything', () => {
    expect(exampleSettings(launched)).toEqual([]);
    expect(exampleSettings({ ...launched, origin: 'https://example-hotels.com/' })).toEqual([]);
  });

  it.each([
    ['brand.tr', { brand: { tr: 'Pet Otel Kulübü', en: 'Paws' } }],
    ['brand.en', { brand: { tr: 'Patiler', en: 'Pet Hotel Club' } }],
    ['origin', { origin: 'https://petotelkulubu.example/' }],
    ['origin', { origin: 'https://www.example.com/club/' }],
    ['origin', { origin: 'http://localhost:4173/' }],
    ['email', { email: 'bilgi@petotelkulubu.example' }],
    ['email', { email: 'info@example.org' }],
    ['dataController.legalName', { dataController: { postalAddress: 'Eskişehir' } }],
    ['dataController.postalAddress', { dataController: { legalName: 'Patiler A.Ş.' } }],
    ['storeIds.googlePlay', { storeIds: { appStore: '123' } }],
    ['storeIds.appStore', { storeIds: { googlePlay: 'com.patiler' } }],
    ['socialAccounts.instagram', { socialAccounts: { facebook: 'patiler' } }],
    ['socialAccounts.facebook', { socialAccounts: { instagram: 'patiler' } }],
  ])('names %s in %j', (name, settings) => {
    expect(exampleSettings({ ...launched, ...settings })).toEqual([name]);
  });
});

it('npm run launch-check fails while one stands, naming it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build/launch-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, VITE_SITE_EMAIL: 'a@example.com' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ {2}email$/m);
});
