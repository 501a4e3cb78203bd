import { join } from 'node:path';
import { expect, test } from 'vitest';
import { club, temporaryFolder, writeFiles } from '../testing.ts';
import { readPageFile } from './page-file.ts';

const page = {
  folder: '.build/build-1/dist',
  base: '/club/',
  endpoint: 'same-origin',
  club,
  assets: ['a.js'],
};
const files = { '.build/build-1/dist/index.html': '', '.build/page.json': JSON.stringify(page) };

test('a build is read with the folder that it names', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, files);
  expect(await readPageFile(folder)).toEqual({ ...page, folder: join(folder, page.folder) });
});

test.each<keyof typeof files>(['.build/build-1/dist/index.html', '.build/page.json'])(
  'without %s the error says what to run',
  async (missing) => {
    const folder = await temporaryFolder();
    const { [missing]: _, ...others } = files;
    await writeFiles(folder, others);
    await expect(readPageFile(folder)).rejects.toThrow('run `npm run build` first');
  },
);

test.each([
  '',
  '{}',
  'null',
  JSON.stringify({ ...page, base: 'club' }),
  JSON.stringify({ ...page, endpoint: 'x' }),
  JSON.stringify({ ...page, club: { name: 'Kulüp', address: 'x' } }),
])('a page.json of %j is called damaged', async (contents) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { ...files, '.build/page.json': contents });
  await expect(readPageFile(folder)).rejects.toThrow('damaged');
});
