import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing.ts';
import { readBuildInfo } from './build-info.ts';

const page = {
  base: '/club/',
  headers: { 'Referrer-Policy': 'no-referrer' },
  email: { endpoint: 'same-origin', publicKey: '' },
  more: 1,
};

test('a build gives its base path, its headers and the e-mail endpoint', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'dist/index.html': '', '.build/page.json': JSON.stringify(page) });
  expect(await readBuildInfo(folder)).toEqual({
    directory: join(folder, 'dist'),
    base: '/club/',
    headers: { 'Referrer-Policy': 'no-referrer' },
    emailEndpoint: 'same-origin',
  });
});

test('a build is read from the folder that it names', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'dist/index.html': '',
    '.build/build-1/dist/index.html': '',
    '.build/page.json': JSON.stringify({ ...page, folder: '.build/build-1/dist' }),
  });
  expect((await readBuildInfo(folder)).directory).toBe(join(folder, '.build/build-1/dist'));
});

test.each<[string, Record<string, string>]>([
  ['no dist', { '.build/page.json': JSON.stringify(page) }],
  ['no page.json', { 'dist/index.html': '' }],
  ['nothing', {}],
])('with %s the error says what to run', async (_what, files) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, files);
  await expect(readBuildInfo(folder)).rejects.toThrow('run `npm run build` first');
});

test.each([
  '',
  '{}',
  'null',
  JSON.stringify({ ...page, base: 'club' }),
  JSON.stringify({ ...page, email: { endpoint: 'x' } }),
])('a page.json of %j is called damaged', async (contents) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'dist/index.html': '', '.build/page.json': contents });
  await expect(readBuildInfo(folder)).rejects.toThrow('damaged');
});
