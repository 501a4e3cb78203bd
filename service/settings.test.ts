import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const settings = (environment: Record<string, string>) => readSettings(environment, '/srv/club');

test('an empty environment serves on loopback at 4173', () => {
  expect(settings({ PORT: '', HOST: '' })).toEqual({
    port: 4173,
    host: 'localhost',
    outboxDirectory: '/srv/club/var/outbox',
    trustProxy: false,
    applicationsPerMinute: 20,
    smtpConfigured: false,
  });
});

test('the outbox may be elsewhere', () => {
  expect(settings({ OUTBOX_DIR: 'mail' }).outboxDirectory).toBe('/srv/club/mail');
  expect(settings({ OUTBOX_DIR: '/var/mail/club' }).outboxDirectory).toBe('/var/mail/club');
});

test.each(['x', '-1', '65536', '80.5', '0x50', ' '])('PORT "%s" is refused by name', (port) => {
  expect(() => settings({ PORT: port })).toThrow(
    `PORT must be a whole number from 0 to 65535, not "${port}".`,
  );
});

test('RATE_LIMIT of none is refused', () => {
  expect(() => settings({ RATE_LIMIT: '0' })).toThrow('RATE_LIMIT');
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
