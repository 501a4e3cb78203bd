import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SetupError } from '../setup-error.ts';
import { temporaryFolder } from '../testing.ts';
import { lockOutbox } from './lock.ts';

const LOCK = new URL('lock.ts', import.meta.url).href;

test('an outbox has one owner until that owner releases it', async () => {
  const directory = await temporaryFolder();
  const release = await lockOutbox(directory);
  await expect(lockOutbox(directory)).rejects.toThrow(
    `Another process already works with ${directory}: stop it, or set OUTBOX_DIR to another folder.`,
  );
  release();
  (await lockOutbox(directory))();
});

test("a process's lock survives garbage collection and ends at once with kill -9", async () => {
  const directory = await temporaryFolder();
  const script = `
    const { lockOutbox } = await import(${JSON.stringify(LOCK)});
    await lockOutbox(${JSON.stringify(directory)});
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
  await expect(lockOutbox(directory)).rejects.toThrow('Another process');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  (await lockOutbox(directory))();
});

test('a machine without such a lock is refused with one sentence', async () => {
  vi.doMock('fs-native-extensions', () => {
    throw new Error('No prebuilt binary for this machine');
  });
  onTestFinished(() => void vi.doUnmock('fs-native-extensions'));
  const refusal = await lockOutbox(await temporaryFolder()).catch((error: Error) => error);
  expect(refusal).toBeInstanceOf(SetupError);
  expect(String(refusal)).toContain('cannot be locked on this machine');
});
