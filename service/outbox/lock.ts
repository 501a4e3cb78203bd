import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';
import { makeFolder } from './durable-files.ts';

/**
 * Makes this process the one owner of an outbox's folder, until it ends. The operating system holds the
 * lock, on an open file: it goes with the process, however that dies, and is never stale.
 *
 * @param warn hears of a machine that has no lock to give
 * @returns gives the lock back
 * @throws SetupError if another process has it
 */
export async function lockOutbox(directory: string, warn: (sentence: string) => void): Promise<() => void> {
  await makeFolder(directory);
  const tryLock = await loadTryLock(warn);
  // A bare number: a file object would be closed, and the lock lost, once nothing refers to it.
  const file = openSync(join(directory, '.lock'), 'a+', 0o600);
  if (tryLock(file)) return () => closeSync(file);
  closeSync(file);
  throw new SetupError(
    `Another process already works with ${directory}: stop it, or set OUTBOX_DIR to another folder.`,
  );
}

async function loadTryLock(warn: (sentence: string) => void): Promise<(fd: number) => boolean> {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch {
    // Compiled for common machines only.
    warn('This machine has no lock for the folder of mails: see to it that no second process works with it.');
    return () => true;
  }
}
