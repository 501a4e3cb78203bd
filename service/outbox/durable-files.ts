import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and resolves once its bytes are on the disk. */
export type WriteFile = (path: string, contents: Buffer) => Promise<void>;

/** Writes a new file that only its owner can read; rejects if there is one of that name. */
export async function writeSynced(path: string, contents: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Resolves once a folder's entries are on the disk: files that were added, removed or renamed. */
export async function syncFolder(directory: string): Promise<void> {
  // Windows cannot open a folder; its file system writes names through by itself.
  if (process.platform === 'win32') return;
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and those above it, and syncs them. Only their owner can read them: they hold personal data. */
export async function makeFolder(directory: string, make: typeof mkdir = mkdir): Promise<void> {
  const above = dirname(directory);
  try {
    // With `recursive` Node says ENOENT of a read-only disk.
    await make(directory, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && above !== directory) {
      await makeFolder(above, make);
      return makeFolder(directory, make);
    }
    if ((await stat(directory).catch(() => undefined))?.isDirectory()) return;
    throw error;
  }
  await syncFolder(above);
}

/** For a `catch`: the value if the file is not there, else the error again. */
export function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
