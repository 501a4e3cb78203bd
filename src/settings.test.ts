import { describe, expect, it } from 'vitest';
import {
  accountPath,
  appStoreId,
  emailAddress,
  googlePlayId,
  pageAddress,
  serviceOrigin,
} from './settings.ts';

describe('pageAddress', () => {
  it.each([
    ['https://club.com/', 'https://club.com/'],
    ['https://club.com', 'https://club.com/'],
    ['club.com', 'https://club.com/'],
    [' WWW.Club.com/kulup ', 'https://www.club.com/kulup/'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
    ['localhost:4173', 'https://localhost:4173/'],
    ['kulüp.com', 'https://xn--kulp-2ra.com/'],
  ])('takes %j as %j', (written, address) => {
    expect(pageAddress(written)).toBe(address);
  });

  it('leaves what is no address as it is', () => {
    expect(pageAddress('our page')).toBe('our page');
    expect(pageAddress('mailto:bilgi@club.com')).toBe('mailto:bilgi@club.com');
  });
});

describe('serviceOrigin', () => {
  it.each([
    ['', ''],
    ['https://mail.club.com', 'https://mail.club.com'],
    ['https://mail.club.com/', 'https://mail.club.com'],
    [' mail.club.com/ ', 'https://mail.club.com'],
    ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173'],
    ['https://mail.club.com/api', 'https://mail.club.com/api'],
  ])('takes %j as %j', (written, origin) => {
    expect(serviceOrigin(written)).toBe(origin);
  });
});

describe('emailAddress', () => {
  it.each([' bilgi@club.com ', 'mailto:bilgi@club.com', 'bilgi @ club.com'])('takes %j', (written) => {
    expect(emailAddress(written)).toBe('bilgi@club.com');
  });
});

describe('accountPath', () => {
  it.each([
    'can.dost',
    '@can.dost',
    ' @can.dost ',
    'https://www.instagram.com/can.dost/?hl=tr',
    'instagram.com/can.dost',
    'https://m.instagram.com/can.dost/reels/',
    'https://www.instagram.com/@can.dost',
  ])('takes Instagram’s %j', (written) => {
    expect(accountPath('instagram', written)).toBe('can.dost');
  });

  it.each([
    ['https://www.facebook.com/candost/', 'candost'],
    ['https://m.facebook.com/candost?locale=tr_TR', 'candost'],
    ['fb.com/candost', 'candost'],
    ['@candost', 'candost'],
    ['https://www.facebook.com/profile.php?id=100012&sk=about', 'profile.php?id=100012'],
    ['https://www.facebook.com/people/Can-Dost/100012/', 'people/Can-Dost/100012'],
  ])('takes Facebook’s %j as %j', (written, path) => {
    expect(accountPath('facebook', written)).toBe(path);
  });

  it('leaves the address of another place as it is, for the build to refuse', () => {
    expect(accountPath('instagram', 'https://www.facebook.com/candost')).toBe(
      'https://www.facebook.com/candost',
    );
    expect(accountPath('instagram', 'https://notinstagram.com/candost')).toBe(
      'https://notinstagram.com/candost',
    );
  });
});

describe('store ids', () => {
  it.each([
    'com.candost.app',
    ' com.candost.app ',
    'https://play.google.com/store/apps/details?id=com.candost.app&hl=tr',
    'play.google.com/store/apps/details?hl=tr&id=com.candost.app',
    'market://details?id=com.candost.app',
  ])('takes Google Play’s %j', (written) => {
    expect(googlePlayId(written)).toBe('com.candost.app');
  });

  it.each([
    '1234567890',
    'id1234567890',
    'https://apps.apple.com/tr/app/can-dost/id1234567890?l=tr',
    'apps.apple.com/app/id1234567890',
  ])('takes the App Store’s %j', (written) => {
    expect(appStoreId(written)).toBe('1234567890');
  });

  it('leave what has no id as it is, for the build to refuse', () => {
    expect(googlePlayId('https://play.google.com/store/apps')).toBe('https://play.google.com/store/apps');
    expect(appStoreId('can-dost')).toBe('can-dost');
  });
});
