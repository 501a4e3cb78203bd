import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { club, temporaryFolder, writeFiles } from '../service/testing.ts';
import { moveWhenFree, publish, startBuild } from './publish.ts';

const page = { base: '/', endpoint: 'same-origin', club };

/** Builds a page with these assets. */
async function build(output: string, ...assets: string[]): Promise<void> {
  const work = await startBuild(output);
  const files = Object.fromEntries(assets.map((name) => [`dist/assets/${name}`, name]));
  await writeFiles(work, {
    ...files,
    'dist/index.html': assets.join(),
    'deploy/hosts/nginx.conf': assets.join(),
  });
  await publish(output, work, page);
}

const assetsIn = async (output: string) => (await readdir(join(output, 'dist/assets'))).sort();
const published = async (output: string) =>
  JSON.parse(await readFile(join(output, '.build/page.json'), 'utf8'));

test('a build takes the place of the page, with its hosts’ configuration', async () => {
  const output = await temporaryFolder();
  await writeFiles(output, { 'dist/gone.html': '' });
  await build(output, 'a.js');
  await build(output, 'b.js');
  expect(await readdir(join(output, 'dist'))).toEqual(['assets', 'index.html']);
  for (const file of ['dist/index.html', 'deploy/hosts/nginx.conf']) {
    expect(await readFile(join(output, file), 'utf8')).toBe('b.js');
  }
  const { folder } = await published(output);
  expect(await readFile(join(output, folder, 'index.html'), 'utf8')).toBe('b.js');
});

test('the assets of the build before stay for one build, and for as many as change nothing', async () => {
  const output = await temporaryFolder();
  await build(output, 'a.js', 'same.js', 'room-a/1.avif');
  await build(output, 'b.js', 'same.js');
  expect(await assetsIn(output)).toEqual(['a.js', 'b.js', 'room-a', 'same.js']);
  expect(await readFile(join(output, 'dist/assets/room-a/1.avif'), 'utf8')).toBe('room-a/1.avif');
  await build(output, 'b.js', 'same.js');
  expect(await assetsIn(output)).toEqual(['a.js', 'b.js', 'room-a', 'same.js']);
  await build(output, 'c.js');
  expect(await assetsIn(output)).toEqual(['b.js', 'c.js', 'same.js']);
});

test('the folder of the build before stays for requests that have begun, and no older one', async () => {
  const output = await temporaryFolder();
  const folders: string[] = [];
  for (const asset of ['a.js', 'b.js', 'c.js']) {
    await build(output, asset);
    folders.push((await published(output)).folder);
  }
  expect(folders.map((folder) => existsSync(join(output, folder)))).toEqual([false, true, true]);
});

test('a build that was stopped leaves the page as it was, and is removed by a later one', async () => {
  const output = await temporaryFolder();
  await build(output, 'a.js');
  const stopped = await startBuild(output);
  await writeFiles(stopped, { 'dist/index.html': 'half' });
  expect(await readFile(join(output, 'dist/index.html'), 'utf8')).toBe('a.js');
  const underWay = await startBuild(output);
  await utimes(stopped, 0, 0);
  await build(output, 'b.js');
  expect([stopped, underWay].map(existsSync)).toEqual([false, true]);
});

test.each(['', 'null', '[]', '{"assets":["gone.js"]}'])(
  'a page.json of %j does not stop a build',
  async (text) => {
    const output = await temporaryFolder();
    await mkdir(join(output, '.build'));
    await writeFile(join(output, '.build/page.json'), text);
    await build(output, 'a.js');
    expect(await assetsIn(output)).toEqual(['a.js']);
  },
);

test('what Windows refuses to move is tried again until it is closed; what nothing will change is not', async () => {
  /** Tries of a move that is refused a number of times, as Windows refuses it. */
  async function triesOf(refusals: number, code: string) {
    const move = vi.fn(async () => {
      if (move.mock.calls.length <= refusals) throw Object.assign(new Error(code), { code });
    });
    await moveWhenFree('dist', 'old', move, async () => undefined);
    return move.mock.calls.length;
  }
  expect(await triesOf(3, 'EPERM')).toBe(4);
  await expect(triesOf(1, 'ENOENT')).rejects.toThrow('ENOENT');
  const sentence = 'dist cannot be moved. Close what has a file of it open, and build again.';
  await expect(triesOf(1000, 'EPERM')).rejects.toThrow(sentence);
});
