import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../service/testing.ts';
import { hasItsPackages } from './packages.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const locked = {
  '': { version: '0.1.0' },
  'node_modules/react': react,
  'node_modules/lightningcss-win32-x64-msvc': { version: '1.33.0', integrity: 'sha512-b', optional: true },
};

it.each([
  ['takes what npm ci has installed, without the packages for other systems', true, react],
  ['asks for an installation when a package is missing', false, undefined],
  ['asks for one when another version is there', false, { ...react, version: '19.3.0' }],
  ['asks for one when the same version has other contents', false, { ...react, integrity: 'sha512-c' }],
])('%s', async (_what, expected, found) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'package-lock.json': JSON.stringify({ packages: locked }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/react': found } }),
  });
  expect(hasItsPackages(folder)).toBe(expected);
});

it('says how to start it where npm has not, before any package is there', () => {
  const { npm_execpath: _npm, ...environment } = process.env;
  const code = "(await import('./build/packages.mjs')).npmEntry()";
  const child = ['--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, child, { env: environment, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This has to install packages: start it with npm.*\n$/);
});
