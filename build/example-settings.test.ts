import { expect, it } from 'vitest';
import { exampleSettings } from './example-settings.ts';

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
  ['storeIds.googlePlay', { storeIds: { googlePlay: '', appStore: '123' } }],
  ['storeIds.appStore', { storeIds: { googlePlay: 'com.patiler', appStore: '' } }],
  ['socialAccounts.instagram', { socialAccounts: { instagram: '', facebook: 'patiler' } }],
  ['socialAccounts.facebook', { socialAccounts: { instagram: 'patiler', facebook: '' } }],
])('names %s in %j', (name, settings) => {
  expect(exampleSettings({ ...launched, ...settings })).toEqual([name]);
});
