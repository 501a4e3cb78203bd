import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { lockOutbox } from './lock.ts';

vi.setConfig({ testTimeout: 20_000 });

const LOCK = new URL('lock.ts', import.meta.url).href;

test('an outbox has one owner until that gives it back', async () => {
  const directory = await temporaryFolder();
  const release = await lockOutbox(directory, console.warn);
  await expect(lockOutbox(directory, console.warn)).rejects.toThrow(
    `Another process already works with ${directory}: stop it, or set OUTBOX_DIR to another folder.`,
  );
  release();
  (await lockOutbox(directory, console.warn))();
});

test("a process's lock outlives its garbage collection and ends with kill -9, at once", async () => {
  const directory = await temporaryFolder();
  const script = `
    const { lockOutbox } = await import(${JSON.stringify(LOCK)});
    await lockOutbox(${JSON.stringify(directory)}, console.warn);
    for (let round = 0; round < 3; round++) {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, [
    '--expose-gc',
    '--import',
    import.meta.resolve('tsx'),
    '--input-type=module',
    '--eval',
    script,
  ]);
  onTestFinished(() => void owner.kill('SIGKILL'));
  await once(owner.stdout, 'data');
  await expect(lockOutbox(directory, console.warn)).rejects.toThrow('Another process');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  (await lockOutbox(directory, console.warn))();
});

test('a machine without such a lock says so, and goes on', async () => {
  vi.doMock('fs-native-extensions', () => {
    throw new Error('No prebuilt binary for this machine');
  });
  onTestFinished(() => void vi.doUnmock('fs-native-extensions'));
  const warn = vi.fn();
  (await lockOutbox(await temporaryFolder(), warn))();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no lock for the folder of mails'));
});
