import { expect, it } from 'vitest';
import { isInstalled } from './installed-packages.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/lightningcss-win32-x64-msvc': { version: '1.33.0', integrity: 'sha512-b', optional: true },
};

it('takes what npm ci has installed, without the packages for other systems', () => {
  expect(isInstalled(locked, { 'node_modules/react': locked['node_modules/react'] })).toBe(true);
});

it('asks for an installation when a package is missing, or another version of it is there', () => {
  expect(isInstalled(locked, {})).toBe(false);
  expect(isInstalled(locked, { 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } })).toBe(
    false,
  );
  expect(isInstalled(locked, { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } })).toBe(
    false,
  );
});
