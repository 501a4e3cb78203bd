import { describe, expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';

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
