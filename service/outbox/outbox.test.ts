import { mkdir, readFile, rename, stat, utimes, writeFile as write } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { needs } from '../../tests/system.ts';
import { filesIn, gate, temporaryFolder, writeFiles } from '../testing.ts';
import { Outbox, OutboxFullError } from './outbox.ts';

const mail = (id: string) => ({ id, eml: Buffer.from(`Subject: ${id}\r\n\r\n`) });

test('only the owner can read a mail and its folder', needs('file modes'), async () => {
  const directory = join(await temporaryFolder(), 'outbox');
  await new Outbox(directory).add(mail('a'));
  expect((await stat(join(directory, 'a.eml'))).mode & 0o077).toBe(0);
  expect((await stat(directory)).mode & 0o077).toBe(0);
});

test('a mail gets its name only once its file is whole', async () => {
  const directory = await temporaryFolder();
  const seen: string[][] = [];
  const outbox = new Outbox(directory, {
    writeFile: async (path, contents) => {
      await write(path, contents.subarray(0, 5));
      seen.push(await outbox.list());
      await write(path, contents);
    },
  });
  await outbox.add(mail('a'));
  expect(seen).toEqual([[]]);
  expect(await filesIn(directory)).toEqual(['a.eml']);
  expect(await readFile(join(directory, 'a.eml'))).toEqual(mail('a').eml);
});

test('a failed rename leaves nothing behind', async () => {
  const directory = await temporaryFolder();
  await mkdir(join(directory, 'a.eml', 'in the way'), { recursive: true });
  await expect(new Outbox(directory).add(mail('a'))).rejects.toThrow();
  expect(await filesIn(directory)).toEqual(['a.eml']);
});

test('a sent mail moves to sent/, and is erased when its days are over and no sooner', async () => {
  const directory = await temporaryFolder();
  const outbox = new Outbox(directory);
  for (const id of ['a', 'b']) {
    await outbox.add(mail(id));
    // The mail waited long in the outbox: its days count from when it was sent.
    await utimes(join(directory, `${id}.eml`), new Date(0), new Date(0));
    await outbox.markSent(`${id}.eml`, { keep: true });
  }
  expect(await outbox.list()).toEqual([]);
  await utimes(join(directory, 'sent', 'a.eml'), new Date(1000), new Date(1000));
  await outbox.eraseSent(new Date(2000));
  expect(await filesIn(join(directory, 'sent'))).toEqual(['b.eml']);
});

test('a mail that waits and is in sent/, as after a restored backup, was sent, and is erased with that', async () => {
  const directory = await temporaryFolder();
  const outbox = new Outbox(directory, { limit: 2 });
  await writeFiles(directory, { 'a.eml': 'a', 'b.eml': 'b', 'sent/a.eml': 'a' });
  expect(await outbox.list()).toEqual(['b.eml']);
  await outbox.add(mail('c'));
  await utimes(join(directory, 'sent', 'a.eml'), new Date(1000), new Date(1000));
  await outbox.eraseSent(new Date(2000));
  expect(await outbox.list()).toEqual(['c.eml', 'b.eml']);
  expect(await filesIn(directory)).toEqual(['b.eml', 'c.eml', 'sent']);
});

test('lists the ids of all its mails', async () => {
  const outbox = new Outbox(await temporaryFolder());
  for (const id of ['a', 'b', 'c']) await outbox.add(mail(id));
  await outbox.markSent('a.eml', { keep: true });
  await outbox.markFailed('b.eml', 'x');
  expect((await outbox.ids()).sort()).toEqual(['a', 'b', 'c']);
});

test('removes what a crash left half written, and nothing else', async () => {
  const directory = await temporaryFolder();
  await writeFiles(directory, { '.a.eml.1.tmp': '', 'failed/.b.txt.2.tmp': '', 'a.eml': '', 'x.tmp': '' });
  await new Outbox(directory).removeLeftovers();
  expect(await filesIn(directory)).toEqual(['a.eml', 'failed', 'x.tmp']);
  expect(await filesIn(join(directory, 'failed'))).toEqual([]);
});

test('a folder that could not be read is read again for the next mail', async () => {
  const outbox = new Outbox(await temporaryFolder(), { limit: 1 });
  const readFolder = vi.spyOn(outbox, 'list').mockRejectedValueOnce(new Error('EMFILE'));
  await expect(outbox.check()).rejects.toThrow('EMFILE');
  await outbox.add(mail('a'));
  // The outbox is counted again after a second, and that count may fail, too.
  aSecondPasses();
  readFolder.mockRejectedValueOnce(new Error('EMFILE'));
  await expect(outbox.add(mail('b'))).rejects.toThrow('EMFILE');
  await outbox.markSent('a.eml', { keep: false });
  await outbox.add(mail('b'));
  expect(await outbox.list()).toEqual(['b.eml']);
});

/** Puts the clock forward by which the outbox measures. */
function aSecondPasses() {
  const real = performance.now.bind(performance);
  const now = vi.spyOn(performance, 'now').mockImplementation(() => real() + 1000);
  onTestFinished(() => now.mockRestore());
}

test('mails that their owner moves in and out by hand are counted like any other', async () => {
  const directory = await temporaryFolder();
  const outbox = new Outbox(directory, { limit: 2 });
  await outbox.add(mail('a'));
  await outbox.markFailed('a.eml', 'x');
  await rename(join(directory, 'failed', 'a.eml'), join(directory, 'a.eml'));
  await outbox.markFailed('a.eml', 'x');
  await outbox.add(mail('b'));
  await outbox.add(mail('c'));
  await expect(outbox.add(mail('d'))).rejects.toThrow(OutboxFullError);
  await rename(join(directory, 'failed', 'a.eml'), join(directory, 'a.eml'));
  await rename(join(directory, 'b.eml'), join(directory, 'failed', 'b.eml'));
  await rename(join(directory, 'c.eml'), join(directory, 'failed', 'c.eml'));
  aSecondPasses();
  await outbox.add(mail('d'));
  await expect(outbox.add(mail('e'))).rejects.toThrow(OutboxFullError);
});

test('a mail that is being written while the outbox is counted again has its place', async () => {
  const disk = gate();
  const outbox = new Outbox(await temporaryFolder(), {
    limit: 2,
    writeFile: async (path, contents) => {
      if (path.includes('slow')) await disk.passed;
      await write(path, contents);
    },
  });
  const slow = outbox.add(mail('slow'));
  aSecondPasses();
  await outbox.add(mail('a'));
  await expect(outbox.add(mail('b'))).rejects.toThrow(OutboxFullError);
  disk.open();
  await slow;
  expect(await outbox.list()).toEqual(['slow.eml', 'a.eml']);
});
