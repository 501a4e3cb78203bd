import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import { readSettings } from './settings.ts';

const OUTBOX = join('var', 'outbox');
const build = { base: '/', endpoint: 'same-origin' };
const announce = (environment: Record<string, string>, changes = {}) =>
  announcement(readSettings(environment, '/srv/club'), { ...build, ...changes }, '/srv/club');

test('says where the page is, where applications are written and where they are shown', () => {
  expect(announce({ PORT: '5000' })).toBe(
    `The page: http://localhost:5000/\nApplications: files in ${OUTBOX}, shown at http://localhost:5000/outbox/`,
  );
});

test('says so when the page sends to EmailJS', () => {
  expect(announce({}, { endpoint: 'https://api.emailjs.com' })).toMatch(/send them to EmailJS/);
});

test('names no outbox page where there is none', () => {
  expect(announce({ HOST: '0.0.0.0' })).not.toContain('/outbox/');
});

test('says where e-mail goes and by which server, without the password', () => {
  const smtp = {
    SMTP_URL: 'smtps://kulup:gizli@mail.example',
    MAIL_FROM: 'site@kulup.example',
    MAIL_TO: 'bilgi@kulup.example',
  };
  expect(announce(smtp)).toContain(`files in ${OUTBOX}, sent to bilgi@kulup.example by mail.example.`);
  expect(announce(smtp)).not.toContain('gizli');
});

test('gives an address that a browser can open', () => {
  expect(announce({ HOST: '::1' })).toContain('http://[::1]:4173/');
  expect(announce({ HOST: '0.0.0.0' }, { base: '/club/' })).toContain('http://localhost:4173/club/');
});
