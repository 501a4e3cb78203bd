import { mkdir, readFile, stat, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, temporaryFolder, writeFiles } from '../testing.ts';
import { OutboxStore } from './store.ts';

const mail = (id: string) => ({ id, eml: Buffer.from(`Subject: ${id}\r\n\r\n`) });

test('a mail is a file of its own in a folder that is made when needed, for its owner only', async () => {
  const directory = join(await temporaryFolder(), 'var', 'outbox');
  await new OutboxStore(directory).add(mail('a'));
  expect(await readFile(join(directory, 'a.eml'), 'utf8')).toBe('Subject: a\r\n\r\n');
  expect((await stat(join(directory, 'a.eml'))).mode & 0o077).toBe(0);
  expect((await stat(directory)).mode & 0o077).toBe(0);
});

test('a mail has its name only once it is whole', async () => {
  const directory = await temporaryFolder();
  const seen: string[][] = [];
  const store = new OutboxStore(directory, async (path, contents) => {
    await write(path, contents.subarray(0, 5));
    seen.push(await store.list());
    await write(path, contents);
  });
  await store.add(mail('a'));
  expect(seen).toEqual([[]]);
  expect(await filesIn(directory)).toEqual(['a.eml']);
});

test('a failed write leaves nothing behind', async () => {
  const directory = await temporaryFolder();
  const store = new OutboxStore(directory, async (path, contents) => {
    await write(path, contents.subarray(0, 5));
    throw new Error('ENOSPC');
  });
  await expect(store.add(mail('a'))).rejects.toThrow('ENOSPC');
  expect(await filesIn(directory)).toEqual([]);
});

test('a failed rename leaves nothing behind', async () => {
  const directory = await temporaryFolder();
  await mkdir(join(directory, 'a.eml', 'in the way'), { recursive: true });
  await expect(new OutboxStore(directory).add(mail('a'))).rejects.toThrow();
  expect(await filesIn(directory)).toEqual(['a.eml']);
});

test('lists mails newest first and nothing else', async () => {
  const directory = await temporaryFolder();
  await writeFiles(directory, {
    '20250102-b.eml': '',
    '20250101-a.eml': '',
    '.hidden.tmp': '',
    'notes.txt': '',
  });
  expect(await new OutboxStore(directory).list()).toEqual(['20250102-b.eml', '20250101-a.eml']);
});

test('a folder that is not there yet holds nothing', async () => {
  const store = new OutboxStore(join(await temporaryFolder(), 'none'));
  expect(await store.list()).toEqual([]);
  expect(await store.read('a.eml')).toBeUndefined();
});

test.each(['../secret.eml', '..', '/etc/passwd', 'a.eml/../../secret.eml', 'a.eml\0', '.a.eml'])(
  'reads no file by the name %j',
  async (name) => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { 'secret.eml': 'secret', 'outbox/a.eml': 'a', 'outbox/.a.eml': 'hidden' });
    expect(await new OutboxStore(join(folder, 'outbox')).read(name)).toBeUndefined();
  },
);
