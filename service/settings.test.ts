import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const settings = (environment: Record<string, string>) => readSettings(environment, '/srv/club');

test('an empty environment serves on loopback at 4173', () => {
  expect(settings({ PORT: '', HOST: '' })).toEqual({
    port: 4173,
    host: 'localhost',
    outboxDirectory: resolve('/srv/club/var/outbox'),
    trustProxy: false,
    applicationsPerMinute: 20,
    outboxLimit: 20_000,
    allowedOrigins: undefined,
    publicMetrics: false,
    mail: undefined,
  });
});

test('the outbox may be elsewhere', () => {
  expect(settings({ OUTBOX_DIR: 'mail' }).outboxDirectory).toBe(resolve('/srv/club/mail'));
  expect(settings({ OUTBOX_DIR: '/var/mail/club' }).outboxDirectory).toBe(resolve('/var/mail/club'));
});

test.each(['~/outbox', '~', '$HOME/outbox', '$XDG_STATE_HOME/club'])('OUTBOX_DIR "%s" is refused', (path) => {
  expect(() => settings({ OUTBOX_DIR: path })).toThrow(
    'OUTBOX_DIR must be a whole path: "~" and "$" mean nothing in a setting.',
  );
});

test.each(['x', '-1', '65536', '80.5', '0x50', ' '])('PORT "%s" is refused by name', (port) => {
  expect(() => settings({ PORT: port })).toThrow(
    `PORT must be a whole number from 0 to 65535, not "${port}".`,
  );
});

test.each(['RATE_LIMIT', 'OUTBOX_LIMIT'])('%s of 0 is refused', (name) => {
  expect(() => settings({ [name]: '0' })).toThrow(name);
});

describe('TRUST_PROXY', () => {
  test.each([
    ['', false],
    ['0', false],
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['true', 1],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['::1', '::1'],
  ])('"%s" is read as %s', (text, expected) => {
    expect(settings({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  test.each(['everyone', '10.0.0.0/33', '10.0.0.1/8/8', '300.0.0.1'])('"%s" is refused by name', (text) => {
    expect(() => settings({ TRUST_PROXY: text })).toThrow('TRUST_PROXY');
  });
});

const smtp = {
  SMTP_URL: 'smtps://kulup:gizli%40parola@mail.example.com',
  MAIL_FROM: 'site@kulup.example',
  MAIL_TO: 'bilgi@kulup.example',
};

describe('SMTP_URL', () => {
  test('makes mails leave, and a sent one stays for 30 days', () => {
    expect(settings(smtp).mail).toEqual({
      url: smtp.SMTP_URL,
      from: 'site@kulup.example',
      to: 'bilgi@kulup.example',
      sentDays: 30,
    });
    expect(settings({ ...smtp, SENT_DAYS: '0' }).mail?.sentDays).toBe(0);
  });

  test.each([
    'smtp://localhost',
    'SMTP://localhost:2525/',
    'smtps://kulup:gizli@[::1]:465',
    'smtps://kulup%40x:%23%2F%3F%25@posta.şirket.example/?authMethod=LOGIN&tls.ca=a%40b',
    'smtps://kulup:p@ss:a+b!@mail.example.com',
  ])('"%s" is taken', (url) => {
    expect(settings({ ...smtp, SMTP_URL: url }).mail?.url).toBe(url);
  });

  test.each([
    'mail.example.com',
    'https://u:gizli@mail.example.com',
    'smtp://',
    'smtp:gizli',
    'smtps://site:12#gizli@mail.example.com',
    'smtps://site:12/gizli@mail.example.com',
    'smtps://site:12?gizli@mail.example.com',
    'smtps://mail.example.com/gizli',
    'smtps://mail.example.com#gizli',
    'smtps://gizli%40mail.example.com',
    'smtps://u:gizli@mail%2Eexample.com',
    'smtps://site:gizli',
  ])('"%s" is refused without being quoted', (url) => {
    expect(() => settings({ ...smtp, SMTP_URL: url })).toThrow(
      /^SMTP_URL must be like (?!.*gizli).* # as %23/,
    );
  });

  test.each(['MAIL_FROM', 'MAIL_TO'])('wants one address as %s', (name) => {
    for (const value of ['', 'kulup', 'a@kulup.example, b@kulup.example']) {
      expect(() => settings({ ...smtp, [name]: value })).toThrow(
        `With SMTP_URL, ${name} must be one e-mail address, not "${value}".`,
      );
    }
  });
});

test('ALLOWED_ORIGINS is a list of origins', () => {
  expect(
    settings({ ALLOWED_ORIGINS: 'https://kulup.example, http://localhost:5173/' }).allowedOrigins,
  ).toEqual(['https://kulup.example', 'http://localhost:5173']);
  for (const text of ['kulup.example', 'https://kulup.example/en/', '*', 'https://a.example,']) {
    expect(() => settings({ ALLOWED_ORIGINS: text })).toThrow('ALLOWED_ORIGINS');
  }
});

test('METRICS is public or unset', () => {
  expect(settings({ METRICS: 'public' }).publicMetrics).toBe(true);
  expect(() => settings({ METRICS: 'yes' })).toThrow('METRICS');
});
