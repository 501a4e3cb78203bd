import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import config from '../playwright.config.ts';
import { SETTING_NAMES } from '../service/environment-file.ts';
import { forgetSettings, SITE_FOLDER } from './test-settings.mjs';

it('takes every setting of the owner’s out of the environment of tests', () => {
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
  });
  for (const name of SETTING_NAMES) process.env[name] = 'the owner’s';
  forgetSettings();
  expect(SETTING_NAMES.filter((name) => process.env[name] !== undefined)).toEqual([]);
});

it('builds and serves the page for tests in a folder without an .env of the owner’s', () => {
  expect(process.env.BUILD_FOLDER).toBe(SITE_FOLDER);
  const [server] = [config.webServer ?? []].flat();
  expect(resolve(server?.cwd ?? '.')).toBe(resolve(SITE_FOLDER));
  const settings = Object.keys(server?.env ?? {}).filter((name) => /^(VITE_|SMTP_|MAIL_)/.test(name));
  expect(settings).toEqual([]);
});
