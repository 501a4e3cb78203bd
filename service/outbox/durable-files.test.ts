import { type mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing.ts';
import { makeFolder } from './durable-files.ts';

test('a folder is made with those above it, and may be there', async () => {
  const folder = join(await temporaryFolder(), 'a', 'b');
  for (let time = 0; time < 2; time += 1) await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('a file in the place of a folder, or of one above it, is said', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { file: '' });
  await expect(makeFolder(join(folder, 'file'))).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(folder, 'file', 'a'))).rejects.toThrow(/ENOTDIR|ENOENT|EEXIST/);
});

test('a read-only disk is called that', async () => {
  const folder = await temporaryFolder();
  // As Node does on such a disk.
  const make = (async (_path: unknown, { recursive }: { recursive?: boolean }) => {
    const code = recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(code), { code });
  }) as typeof mkdir;
  await expect(makeFolder(join(folder, 'a', 'b'), make)).rejects.toThrow('EROFS');
});
