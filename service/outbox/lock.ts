import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';
import { makeFolder } from './durable-files.ts';

/**
 * Makes this process the one owner of an outbox's folder, until it ends. The lock is the operating system's, on
 * an open file: it ends with the process, however that dies, and is never stale.
 *
 * @returns releases the lock
 * @throws SetupError if another process has the lock, or the machine offers none
 */
export async function lockOutbox(directory: string): Promise<() => void> {
  await makeFolder(directory);
  const tryLock = await loadTryLock(directory);
  // A file descriptor is a number. A file object would be closed once nothing refers to it, and the lock lost.
  const file = openSync(join(directory, '.lock'), 'a+', 0o600);
  if (tryLock(file)) return () => closeSync(file);
  closeSync(file);
  throw new SetupError(
    `Another process already works with ${directory}: stop it, or set OUTBOX_DIR to another folder.`,
  );
}

async function loadTryLock(directory: string): Promise<(fd: number) => boolean> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch {
    // Without a lock two processes could send the same mail, or one remove what the other is writing.
    throw new SetupError(
      `${directory} cannot be locked on this machine: the service runs on Linux (x64, arm64; glibc), macOS and Windows.`,
    );
  }
}
